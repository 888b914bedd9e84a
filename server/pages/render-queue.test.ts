import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
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

it('refuses the pages that one address would wait too long for, whoever else waits', async () => {
  const inTurn = createRenderQueue(
    () => {
      throw new Error('refused');
    },
    100,
    2,
  );
  const first = Promise.withResolvers<string>();
  const ofOne = [first.promise, 'second', 'third', 'fourth'].map((page) =>
    inTurn('203.0.113.1', async () => page),
  );
  const ofAnother = inTurn('203.0.113.2', async () => 'of another');
  await expect(ofOne[3]).rejects.toThrow('refused');
  first.resolve('first');
  expect(await Promise.all([...ofOne.slice(0, 3), ofAnother])).toEqual([
    'first',
    'second',
    'third',
    'of another',
  ]);
});

it('lets new connections in between two renderings, however many one visitor opened at once', async () => {
  const inTurn = createRenderQueue(
    () => {
      throw new Error('refused');
    },
    100,
    40,
  );
  let rendered = 0;
  const server = createServer(async ({ url }, response) => {
    if (url === '/uncached') {
      await inTurn('10.0.0.1', async () => {
        rendered++;
        const until = performance.now() + 5;
        while (performance.now() < until);
      });
    }
    response.end(String(rendered));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const agent = new Agent({ keepAlive: false });
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ host: '127.0.0.1', port, path, agent }, (response) => resolve(text(response))).on(
        'error',
        reject,
      );
    });
  const flood = Array.from({ length: 40 }, () => ask('/uncached'));
  expect(Number(await ask('/cached'))).toBeLessThan(10);
  await Promise.all(flood);
});
