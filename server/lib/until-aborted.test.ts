import { expect, it, vi } from 'vitest';
import { untilAborted } from './until-aborted.ts';

const reason = () => new Error('given up');
const never = () => new Promise<never>(() => undefined);

it('gives what comes in time, and fails as the work does', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(async () => 1, signal, reason)).toBe(1);
  expect(await untilAborted(async () => 1, undefined, reason)).toBe(1);
  await expect(untilAborted(() => Promise.reject(new Error('away')), signal, reason)).rejects.toThrow('away');
});

it('waits no longer once it is given up, and begins nothing after that', async () => {
  const givingUp = new AbortController();
  const waiting = untilAborted(never, givingUp.signal, reason);
  givingUp.abort();
  await expect(waiting).rejects.toThrow('given up');
  const begin = vi.fn(never);
  await expect(untilAborted(begin, givingUp.signal, reason)).rejects.toThrow('given up');
  expect(begin).not.toHaveBeenCalled();
});
