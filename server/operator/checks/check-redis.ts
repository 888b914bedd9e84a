import type { Finding } from '../../lib/finding.ts';
import { fault, warning, works } from '../../lib/finding.ts';
import { connectRedis } from '../../platform/redis/connect-redis.ts';
import { countReplicas } from '../../platform/redis/replicas.ts';
import { findUnsafeSettings } from '../../platform/redis/safe-settings.ts';

/** Asks Redis whether it answers and stores what it is given. */
export async function checkRedis(redisUrl: string): Promise<Finding[]> {
  const what = 'Redis';
  const { host } = new URL(redisUrl);
  let reason = '';
  const redis = connectRedis(redisUrl, (error) => {
    reason = wordOf(error);
  });
  try {
    await redis.ping();
    const unsafe = await findUnsafeSettings(redis);
    if (unsafe === null) {
      return [
        warning(
          what,
          `${host} answers but does not tell its settings.`,
          'It has to run with appendonly yes, appendfsync always and maxmemory-policy noeviction, or enquiries may be lost.',
        ),
      ];
    }
    if (unsafe.length === 0) {
      const replicas = await countReplicas(redis);
      const promise = replicas
        ? 'An enquiry is accepted once a replica has it, too'
        : replicas === 0
          ? 'It has no replica: what it accepted is on its disk alone'
          : 'It does not say whether it has a replica: the site waits for none';
      return [works(what, `${host} answers and writes everything to disk. ${promise}.`)];
    }
    return unsafe.map(({ name, needed }) =>
      fault(what, `${host} may lose enquiries: ${name} is set otherwise.`, `Set ${name} ${needed}.`),
    );
  } catch (error) {
    const said = wordOf(error as Error) || reason;
    return refusal.test(said)
      ? [fault(what, `${host} refused the password (${said}).`, 'Check the password in REDIS_URL.')]
      : [fault(what, `${host} cannot be reached${said && ` (${said})`}.`, 'Check REDIS_URL and firewalls.')];
  } finally {
    redis.disconnect();
  }
}

/** Redis' own code of an error, or the system's. */
const wordOf = ({ message }: Error) =>
  /^(?:NOAUTH|WRONGPASS|NOPERM|ERR)\b|\bE[A-Z]{3,}\b/.exec(message)?.[0] ?? '';

const refusal = /^(?:NOAUTH|WRONGPASS|NOPERM)$/;
