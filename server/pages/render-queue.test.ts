import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

it('renders one page at a time, lets addresses take turns, and refuses those who would wait too long', async () => {
  const inTurn = createRenderQueue(() => {
    throw new Error('refused');
  }, 2);
  const first = Promise.withResolvers<string>();
  const order: string[] = [];
  const ask = (address: string, page: string, rendered = Promise.resolve(page)) =>
    inTurn(address, () => rendered).then(
      () => order.push(page),
      (error: Error) => order.push(`${page} ${error.message}`),
    );
  const asked = [
    ask('203.0.113.1', 'first', first.promise),
    ask('203.0.113.1', 'second of the same'),
    ask('203.0.113.2', 'of another'),
    ask('203.0.113.3', 'of a third'),
    ask('203.0.113.4', 'of a fourth'),
  ];
  await asked[4];
  expect(order).toEqual(['of a fourth refused']);
  first.resolve('first');
  await Promise.all(asked);
  expect(order.slice(1)).toEqual(['first', 'of another', 'of a third', 'second of the same']);
});
