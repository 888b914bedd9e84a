import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { withTimeout } from '../../lib/with-timeout.ts';

const fileName = 'session-secret';
const redisKey = 'session-secret';

export interface SecretPlaces {
  sessionSecret: string | null;
  dataDir: string;
  /** Where several processes share one; null where there is a single one. */
  redis: Redis | null;
}

/** How long a start waits for Redis before the disk has to do. */
const timeoutMs = 2_000;

/**
 * The key of signatures: the operator's, else one that was made up once and outlives restarts. It is on disk,
 * and in Redis for processes that share one; whichever has lost it gets it back from the other.
 */
export async function findSecret({ sessionSecret, dataDir, redis }: SecretPlaces): Promise<string> {
  if (sessionSecret) return sessionSecret;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, fileName);
  const own = await keepOnDisk(path, randomBytes(32).toString('hex'));
  if (!redis) return own;
  const offer = await withTimeout(offerSecret(redis, own), timeoutMs);
  const shared = offer.state === 'arrived' ? offer.value : own;
  if (shared !== own) await keepOnDisk(path, shared, rename);
  return shared;
}

/** The secret that the processes on a Redis share: this one where it knows none, or has forgotten it. */
export async function offerSecret(redis: Redis, secret: string): Promise<string> {
  await redis.setnx(redisKey, secret);
  return (await redis.get(redisKey)) ?? secret;
}

/** Unless told otherwise the first one stays. What is there in the end. */
async function keepOnDisk(path: string, secret: string, put = link): Promise<string> {
  const own = `${path}.${process.pid}`;
  try {
    // Put there when complete, not written in place: whoever reads it finds all of it.
    await writeFile(own, secret, { mode: 0o600, flush: true });
    await put(own, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(own, { force: true });
  }
  return await readFile(path, 'utf8');
}
