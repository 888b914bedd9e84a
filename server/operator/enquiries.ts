import pino from 'pino';
import { readConfig } from '../config/config.ts';
import { openQueue } from '../enquiries/enquiries.ts';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import { endWithMessage } from './end-with-message.ts';
import { runCommand } from './enquiries-command/run-command.ts';

// Whoever reads only the beginning has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

/** The operator's command, over the same configuration as the site: `npm run enquiries -- list`. */
await endWithMessage(async () => {
  const { dataDir, redisUrl } = readConfig(process.env);
  const redis = redisUrl ? connectRedis(redisUrl, () => undefined) : null;
  const isConnected = await redis?.ping().catch(() => null);
  if (redis && !isConnected) {
    process.stderr.write('Redis cannot be reached: this is only what waits on this disk.\n');
  }
  const queue = openQueue(dataDir, isConnected ? redis : null, pino({ level: 'silent' }));
  try {
    await runCommand(process.argv.slice(2), queue, (text) => process.stdout.write(text));
  } finally {
    await queue.close();
    redis?.disconnect();
  }
});
