import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startRedis } from '../../testing/start-redis.ts';
import { connectRedis } from './connect-redis.ts';
import { openSharedRedis } from './shared-redis.ts';

it('survives a Redis that refuses the subscription after a reconnect, and hears messages once it allows it', async () => {
  await using server = await startRedis();
  const operator = connectRedis(server.url, () => undefined);
  const [one, other] = await Promise.all(
    [0, 1].map(() => openSharedRedis(server.url, pino({ level: 'silent' }))),
  );
  const heard: unknown[] = [];
  other?.subscribe('changes', (message) => heard.push(message));
  // A promise that nobody handles would end the process, as it ends this test's.
  const hears = (message: string) =>
    vi.waitFor(() => {
      one?.publish('changes', message);
      expect(heard).toContain(message);
    });
  await hears('before');

  await operator.acl('SETUSER', 'default', '-subscribe');
  const refusals = async () => String(await operator.info('errorstats')).match(/NOPERM:count=(\d+)/)?.[1];
  await operator.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  await vi.waitFor(async () => expect(Number(await refusals())).toBeGreaterThanOrEqual(2));

  await operator.acl('SETUSER', 'default', '+subscribe');
  await operator.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  await hears('afterwards');
  for (const connection of [one, other]) connection?.close();
  operator.disconnect();
});

it('does not take for away a Redis that has answered while the process was busy', async () => {
  await using server = await startRedis();
  const log: string[] = [];
  const shared = await openSharedRedis(
    server.url,
    pino({ level: 'info' }, { write: (line) => log.push(line) }),
  );
  onTestFinished(() => shared.close());
  const answer = shared.commands.ping();
  // It goes out first.
  await new Promise(setImmediate);
  for (const until = performance.now() + 700; performance.now() < until; );
  // The client takes the silence for Redis'.
  await expect(answer).rejects.toThrow();
  await vi.waitFor(async () => expect(await shared.commands.ping()).toBe('PONG'));
  expect(log).toEqual([]);
});

it('says that Redis is away where it hangs again and again, though it answers in between', async () => {
  await using server = await startRedis();
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => log.push(JSON.parse(line).msg) });
  const shared = await openSharedRedis(server.url, logger);
  onTestFinished(() => shared.close());
  const hang = `local function now() local t = redis.call('TIME') return t[1] * 1000 + t[2] / 1000 end
    local from = now() while now() - from < 700 do end`;
  for (const _ of [1, 2]) {
    await expect(shared.commands.eval(hang, 0)).rejects.toThrow();
    await vi.waitFor(async () => expect(await shared.commands.ping()).toBe('PONG'), 5_000);
  }
  const away = 'Redis cannot be reached: this process works alone until it is back';
  expect(log).toEqual([away, 'Redis is back']);
});

it('says once that Redis is away, whatever is asked of it meanwhile, and once that it is back', async () => {
  await using server = await startRedis();
  const log: { level: number; msg: string }[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => log.push(JSON.parse(line)) });
  const shared = await openSharedRedis(server.url, logger);
  onTestFinished(() => shared.close());
  for (const round of [1, 2]) {
    await server.kill();
    await vi.waitFor(() => expect(log).toHaveLength(2 * round - 1), 10_000);
    for (let command = 0; command < 5; command++) await expect(shared.commands.ping()).rejects.toThrow();
    await server.start();
    await vi.waitFor(() => expect(log).toHaveLength(2 * round), 10_000);
    expect(await shared.commands.ping()).toBe('PONG');
  }
  const away = [40, 'Redis cannot be reached: this process works alone until it is back'];
  const back = [30, 'Redis is back'];
  expect(log.map(({ level, msg }) => [level, msg])).toEqual([away, back, away, back]);
});
