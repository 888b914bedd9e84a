import { ConfigError, readConfig } from '../config/config.ts';
import { archiveOf } from '../enquiries/enquiry-archive.ts';
import { openDisk } from '../enquiries/open-stores.ts';
import { OperatorError, operate } from '../enquiries/operate.ts';
import { openRedisStore } from '../enquiries/redis-store.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { connectRedis } from '../platform/redis/connect-redis.ts';

const timeoutMs = 3_000;

/** The operator's command, over the same configuration as the site: `npm run enquiries -- list`. */
async function run(): Promise<void> {
  const { dataDir, redisUrl } = readConfig(process.env);
  const { store: onDisk } = openDisk(dataDir);
  const inRedis = redisUrl === null ? null : await reachRedis(redisUrl);
  try {
    await operate(process.argv.slice(2), {
      archive: archiveOf(inRedis ? [inRedis, onDisk] : [onDisk]),
      now: Date.now,
      print: (text) => process.stdout.write(text),
    });
  } finally {
    await inRedis?.close();
    await onDisk.close();
  }
}

/** Null where it is away: what is on disk can be seen to all the same. */
async function reachRedis(url: string) {
  const redis = connectRedis(url, () => undefined);
  const answer = await withTimeout(redis.ping(), timeoutMs);
  if (answer.state === 'arrived') return openRedisStore(redis);
  redis.disconnect();
  process.stderr.write('Redis cannot be reached: this is only what waits on this disk.\n');
  return null;
}

// Whoever reads only the beginning has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

try {
  await run();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof OperatorError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
