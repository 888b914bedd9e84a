import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { openUnfoundTexts, unfoundFile } from '../catalogue/catalogue.ts';
import { openSharedRedis } from '../platform/redis/shared-redis.ts';

/** What visitors sought in vain, where a site has run; nothing where that cannot be read, which is said. */
export async function readUnfound(dataDir: string, redisUrl: string | null) {
  if (!redisUrl && !existsSync(join(dataDir, unfoundFile))) {
    sayMissing('DATA_DIR', `${resolve(dataDir)} has no ${unfoundFile}: no site has run there`);
    return [];
  }
  let redis: Awaited<ReturnType<typeof openSharedRedis>> | null = null;
  try {
    redis = redisUrl ? await openSharedRedis(redisUrl, pino({ level: 'silent' })) : null;
    const texts = openUnfoundTexts(dataDir, redis?.commands ?? null, Date.now);
    const found = await texts.list();
    texts.close();
    return found;
  } catch (error) {
    // The rest of the report does not depend on it.
    sayMissing(redisUrl ? 'REDIS_URL' : 'DATA_DIR', reasonOf(error as Error));
    return [];
  } finally {
    redis?.close();
  }
}

const sayMissing = (variable: string, reason: string) =>
  process.stderr.write(
    `${variable}: what visitors searched for cannot be read (${reason}). The report is without it.\n`,
  );

/** What the database says, without advice for a start. */
const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);
