import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startRedis } from '../../testing/start-redis.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { findSecret, offerSecret } from './find-secret.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'data');
}

it('takes the operator’s', async () => {
  const places = { sessionSecret: 'the operator’s', dataDir: await aFolder(), redis: null };
  expect(await findSecret(places)).toBe('the operator’s');
});

it('is made up once and kept for the site alone', async () => {
  const places = { sessionSecret: null, dataDir: await aFolder(), redis: null };
  const secret = await findSecret(places);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await findSecret(places)).toBe(secret);
  expect((await stat(join(places.dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
});

it('is the same for all processes on one Redis', async () => {
  await using server = await startRedis();
  const redis = connectRedis(server.url, () => undefined);
  onTestFinished(() => redis.disconnect());
  const secrets = await Promise.all(
    ['a', 'b'].map(async () => findSecret({ sessionSecret: null, dataDir: await aFolder(), redis })),
  );
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets[1]).toBe(secrets[0]);
});

it('is the same when Redis is away, and when it has forgotten it', async () => {
  await using server = await startRedis();
  const connect = () => {
    const redis = connectRedis(server.url, () => undefined);
    onTestFinished(() => redis.disconnect());
    return redis;
  };
  const redis = connect();
  const [here, there] = await Promise.all(
    [await aFolder(), await aFolder()].map(async (dataDir) => ({ sessionSecret: null, dataDir, redis })),
  );
  if (!here || !there) throw new Error('Two places are needed');
  // Each had made up one of its own before there was a Redis.
  await findSecret({ ...there, redis: null });
  const secret = await findSecret(here);
  expect(await findSecret(there)).toBe(secret);
  await redis.flushall();
  expect(await offerSecret(redis, secret)).toBe(secret);
  await redis.flushall();
  expect(await findSecret(there)).toBe(secret);
  server.freeze();
  expect(await findSecret({ ...there, redis: connect() })).toBe(secret);
  await server.kill();
  expect(await findSecret({ ...here, redis: connect() })).toBe(secret);
});
