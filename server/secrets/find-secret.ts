import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';

const fileName = 'session-secret';
const redisKey = 'session-secret';

export interface SecretPlaces {
  sessionSecret: string | null;
  dataDir: string;
  /** Where several processes share one; null where there is a single one. */
  redis: Redis | null;
}

/** The key of signatures: the operator's, else one that was made up once and outlives restarts. */
export async function findSecret({ sessionSecret, dataDir, redis }: SecretPlaces): Promise<string> {
  if (sessionSecret) return sessionSecret;
  const fresh = randomBytes(32).toString('hex');
  if (redis) {
    await redis.setnx(redisKey, fresh);
    return (await redis.get(redisKey)) ?? fresh;
  }
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, fileName);
  const own = `${path}.${process.pid}`;
  try {
    // Linked, not written in place: whoever reads it finds all of it, and the first one stays.
    await writeFile(own, fresh, { mode: 0o600, flush: true });
    await link(own, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(own, { force: true });
  }
  return await readFile(path, 'utf8');
}
