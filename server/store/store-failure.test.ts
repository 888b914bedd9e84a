import { expect, it } from 'vitest';
import { StoreFailure, storeFailureKinds, toStoreFailure } from './store-failure.ts';

it.each(storeFailureKinds)('tells the operator in one sentence what %s is and what to do', (kind) => {
  const failure = new StoreFailure(kind);
  expect(failure.message).toMatch(/^[A-Z][^.]+\.$/);
  expect(failure.advice).toMatch(/^[A-Z].+[^.]\.$/);
});

it('names what a call threw, without its words', () => {
  const reset = Object.assign(new Error('to 10.0.0.5: ECONNRESET'), { code: 'ECONNRESET' });
  const failure = toStoreFailure(new TypeError('fetch failed', { cause: reset }));
  expect(failure).toMatchObject({ kind: 'connection-reset', detail: { code: 'ECONNRESET' } });
  expect([failure.message, failure.cause]).not.toContain(expect.stringContaining('10.0.0.5'));
  expect(toStoreFailure(failure)).toBe(failure);
});
