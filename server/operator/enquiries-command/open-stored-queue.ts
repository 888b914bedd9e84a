import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pino from 'pino';
import type { Config } from '../../config/config.ts';
import type { EnquiryQueue } from '../../enquiries/enquiries.ts';
import {
  enquiriesFile,
  openFileQueueAlone,
  openQueue,
  openRedisQueueAlone,
} from '../../enquiries/enquiries.ts';
import { connectRedis } from '../../platform/redis/connect-redis.ts';
import { OperatorError } from '../end-with-message.ts';
import { moveEnquiries } from './move-enquiries.ts';
import type { Move } from './run-command.ts';

export interface StoredQueue {
  queue: EnquiryQueue;
  /** Where they are, for whoever reads what the command says. */
  places: string;
  move: Move;
  close(): Promise<void>;
}

/**
 * Opens the enquiries that a site has stored, and makes no file: a new one would say that nothing waits, and be one that
 * the site cannot open where somebody else runs the command. `warn` hears that Redis cannot be reached.
 */
export async function openStoredQueue(
  { dataDir, redisUrl }: Pick<Config, 'dataDir' | 'redisUrl'>,
  warn: (text: string) => void,
): Promise<StoredQueue> {
  const logger = pino({ level: 'silent' });
  const file = resolve(join(dataDir, enquiriesFile));
  const hasFile = existsSync(file);
  if (redisUrl === null) {
    if (!hasFile) {
      throw new OperatorError(
        `No site has run over DATA_DIR, ${resolve(dataDir)}: it has no ${enquiriesFile}. Give this command the site's environment.`,
      );
    }
    const queue = openQueue(dataDir, null, logger);
    return { queue, places: file, move: null, close: queue.close };
  }

  const redis = connectRedis(redisUrl, () => undefined);

  async function moveAll(to: 'redis' | 'file') {
    const inRedis = openRedisQueueAlone(redis, logger);
    const onDisk = openFileQueueAlone(dataDir, logger);
    try {
      return await (to === 'redis' ? moveEnquiries(onDisk, inRedis) : moveEnquiries(inRedis, onDisk));
    } finally {
      await Promise.all([inRedis.close(), onDisk.close()]);
    }
  }

  try {
    const inRedis = `Redis at ${addressOf(redisUrl)}`;
    const isReached = await redis.ping().then(
      () => true,
      () => false,
    );
    if (!isReached && !hasFile) {
      throw new OperatorError(
        `${inRedis} cannot be reached, and nothing waits in DATA_DIR, ${resolve(dataDir)}. Give this command the site's environment.`,
      );
    }
    if (!isReached) warn(`${inRedis} cannot be reached: this is only what waits on this disk.\n`);
    const places = [...(isReached ? [inRedis] : []), ...(hasFile ? [file] : [])].join(' and of ');
    const queue = hasFile
      ? openQueue(dataDir, isReached ? redis : null, logger)
      : openRedisQueueAlone(redis, logger);
    return {
      queue,
      places,
      move: isReached && hasFile ? moveAll : null,
      async close() {
        await queue.close();
        redis.disconnect();
      },
    };
  } catch (error) {
    redis.disconnect();
    throw error;
  }
}

/** Without user and password. */
function addressOf(redisUrl: string): string {
  const { host, pathname } = new URL(redisUrl);
  return host + pathname;
}
