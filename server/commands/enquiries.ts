import { ConfigError, readConfig } from '../config.ts';
import { openEnquiryStore } from '../enquiries/open-enquiry-store.ts';
import { OperatorError, operate } from '../enquiries/operate.ts';
import { connectRedis } from '../redis/connect-redis.ts';

/** The operator's command, over the same configuration as the site: `npm run enquiries -- list`. */
async function run(): Promise<void> {
  const { dataDir, redisUrl } = readConfig(process.env);
  const redis = redisUrl === null ? null : connectRedis(redisUrl, () => undefined);
  const store = openEnquiryStore(dataDir, redis);
  try {
    await operate(process.argv.slice(2), {
      store,
      now: Date.now,
      print: (text) => process.stdout.write(text),
    });
  } finally {
    await store.close();
    redis?.disconnect();
  }
}

try {
  await run();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof OperatorError;
  process.stderr.write(`${expected ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
