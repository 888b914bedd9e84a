import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startRedis } from '../../testing/start-redis.ts';
import { connectRedis } from './connect-redis.ts';
import { watchRedis } from './watch-redis.ts';

vi.setConfig({ testTimeout: 60_000 });

const soon = { timeout: 20_000, interval: 20 };

async function watched(url: string) {
  const redis = connectRedis(url, () => undefined);
  const onJoin = vi.fn();
  const onLeave = vi.fn();
  const watch = watchRedis({ redis, timeoutMs: 1_000, onJoin, onLeave });
  onTestFinished(() => {
    watch.end();
    redis.disconnect();
  });
  await watch.begin();
  return { watch, redis, onJoin, onLeave };
}

it('tells once that Redis went and once that it is back, however it went', async () => {
  await using server = await startRedis();
  const { watch, onJoin, onLeave } = await watched(server.url);
  expect(watch.isThere()).toBe(true);
  for (const [away, back] of [
    [server.freeze, server.thaw],
    [server.kill, server.start],
  ] as const) {
    onJoin.mockClear();
    onLeave.mockClear();
    await away();
    await vi.waitUntil(() => !watch.isThere(), soon);
    watch.doubt(new Error('Something else failed'));
    await back();
    await vi.waitUntil(() => watch.isThere(), soon);
    expect([onLeave.mock.calls.length, onJoin.mock.calls.length]).toEqual([1, 1]);
  }
});

it('a Redis that takes nothing is away', async () => {
  await using server = await startRedis();
  const { watch, redis } = await watched(server.url);
  await redis.config('SET', 'maxmemory', '1');
  await vi.waitUntil(() => !watch.isThere(), soon);
  await redis.config('SET', 'maxmemory', '0');
  await vi.waitUntil(() => watch.isThere(), soon);
});

it('joins a Redis anew that has forgotten everything', async () => {
  await using server = await startRedis();
  const { watch, redis, onJoin, onLeave } = await watched(server.url);
  expect(onJoin).toHaveBeenCalledOnce();
  await redis.flushall();
  await vi.waitFor(() => expect(onJoin).toHaveBeenCalledTimes(2), soon);
  expect(watch.isThere()).toBe(true);
  expect(onLeave).not.toHaveBeenCalled();
});

it('tells why Redis is away without a word of the password', async () => {
  await using server = await startRedis();
  const operator = connectRedis(server.url, () => undefined);
  await operator.config('SET', 'requirepass', 'the-right-one');
  operator.disconnect();
  const { onLeave } = await watched(server.url.replace('redis://', 'redis://:a-mistyped-one@'));
  await vi.waitFor(() => expect(onLeave).toHaveBeenCalled(), soon);
  const [error] = onLeave.mock.calls[0] ?? [];
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('mistyped');
});

it('connects anew where nobody is left at the other end', async () => {
  await using server = await startRedis();
  const sockets: Socket[] = [];
  const way = createServer((near) => {
    const far = connect(Number(new URL(server.url).port), '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    sockets.push(near, far);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    way.close();
    for (const socket of sockets) socket.destroy();
  });
  await vi.waitUntil(() => way.listening);
  const { watch } = await watched(`redis://127.0.0.1:${(way.address() as AddressInfo).port}`);
  expect(watch.isThere()).toBe(true);
  // The network is cut: nothing comes through any more, not even an end.
  for (const socket of sockets) socket.unpipe().pause();
  await vi.waitUntil(() => !watch.isThere(), soon);
  await vi.waitUntil(() => watch.isThere(), soon);
});
