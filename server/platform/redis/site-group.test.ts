import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { TestRedis } from '../../testing/start-redis.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { connectRedis } from './connect-redis.ts';
import { joinSiteGroup } from './site-group.ts';

vi.setConfig({ testTimeout: 60_000 });

async function join(redis: Pick<TestRedis, 'url'>) {
  const connection = connectRedis(redis.url, () => undefined);
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => log.push(line) });
  const group = await joinSiteGroup({ redis: connection, logger });
  onTestFinished(() => {
    group.close();
    connection.disconnect();
  });
  const heard: unknown[] = [];
  group.listen('test', (message) => heard.push(message));
  const isHere = async () => (await group.ask(async () => true)) === true;
  return { group, log, heard, isHere };
}

const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });

it('processes hear one another and not themselves, and nothing that makes no sense', async () => {
  await using redis = await startRedis();
  const [one, other] = [await join(redis), await join(redis)];
  for (const text of ['', '{', 'null', '[]', '{"from":1}', '{"from":"x","topic":"__proto__"}']) {
    await one.group.ask((connection) => connection.publish('site-group', text));
  }
  await one.group.tell('unknown', 1);
  await one.group.tell('test', { from: 'one' });
  await eventually(() => expect(other.heard).toEqual([{ from: 'one' }]));
  await other.group.tell('test', { from: 'other' });
  await eventually(() => expect(one.heard).toEqual([{ from: 'other' }]));
  expect(other.heard).toHaveLength(1);
});

it('a Redis that takes nothing more counts as away, until it does again', async () => {
  await using redis = await startRedis();
  const one = await join(redis);
  const operator = connectRedis(redis.url, () => undefined);
  onTestFinished(() => operator.disconnect());
  await operator.config('SET', 'maxmemory', '1');
  await eventually(async () => expect(await one.isHere()).toBe(false));
  await operator.config('SET', 'maxmemory', '0');
  await eventually(async () => expect(await one.isHere()).toBe(true));
  expect(one.log.map((line) => JSON.parse(line).msg)).toEqual([
    'Redis does not answer: this process goes on by itself until it does',
    'Redis answers again: this process is one of several again',
  ]);
});

it('a connection with nobody at its other end is made anew', async () => {
  await using redis = await startRedis();
  await using way = await openWay(redis);
  const one = await join(way);
  expect(await one.isHere()).toBe(true);
  way.loseOldConnections();
  await eventually(async () => expect(await one.isHere()).toBe(false));
  await eventually(async () => expect(await one.isHere()).toBe(true));
  const other = await join(redis);
  await other.group.tell('test', 'back');
  await eventually(() => expect(one.heard).toEqual(['back']));
});

/** A way to a Redis on which connections can get lost without either end's hearing of it. */
async function openWay(redis: TestRedis) {
  const pairs: Socket[][] = [];
  const server = createServer((from) => {
    const to = connect(Number(new URL(redis.url).port), '127.0.0.1');
    for (const socket of [from, to]) socket.on('error', () => socket.destroy());
    from.pipe(to).pipe(from);
    pairs.push([from, to]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseOldConnections() {
      for (const socket of pairs.flat()) socket.unpipe().pause();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
}

it('what Redis refuses is told once, and ends nothing', async () => {
  await using redis = await startRedis();
  const one = await join(redis);
  for (let tries = 0; tries < 3; tries++) {
    expect(await one.group.ask((connection) => connection.call('NO-SUCH-COMMAND'))).toBeUndefined();
  }
  expect(await one.isHere()).toBe(true);
  expect(one.log.filter((line) => line.includes('Redis refuses'))).toHaveLength(1);
});
