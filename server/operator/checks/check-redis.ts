import type { Redis } from 'ioredis';
import type { Finding } from '../../lib/finding.ts';
import { fault, warning, works } from '../../lib/finding.ts';
import { connectRedis } from '../../platform/redis/connect-redis.ts';
import { countReplicas } from '../../platform/redis/replicas.ts';
import { findUnsafeSettings } from '../../platform/redis/safe-settings.ts';

const what = 'Redis';

/** Asks Redis whether it answers and stores what it is given. */
export async function checkRedis(redisUrl: string): Promise<Finding[]> {
  const { host } = new URL(redisUrl);
  let reason = '';
  const redis = connectRedis(redisUrl, (error) => {
    reason = wordOf(error);
  });
  try {
    await redis.ping();
    const refused = await findRefusals(redis, host);
    const unsafe = await findUnsafeSettings(redis);
    if (unsafe === null) {
      return [
        ...refused,
        warning(
          what,
          `${host} answers but does not tell its settings.`,
          'It has to run with appendonly yes, appendfsync always and maxmemory-policy noeviction, or enquiries may be lost.',
        ),
      ];
    }
    if (unsafe.length === 0 && refused.length > 0) return refused;
    if (unsafe.length === 0) {
      const replicas = await countReplicas(redis);
      const promise = replicas
        ? 'An enquiry is accepted once a replica has it, too'
        : replicas === 0
          ? 'It has no replica: what it accepted is on its disk alone'
          : 'It does not say whether it has a replica: the site waits for none';
      return [works(what, `${host} answers and writes everything to disk. ${promise}.`)];
    }
    return [
      ...refused,
      ...unsafe.map(({ name, needed }) =>
        fault(what, `${host} may lose enquiries: ${name} is set otherwise.`, `Set ${name} ${needed}.`),
      ),
    ];
  } catch (error) {
    const said = wordOf(error as Error) || reason;
    return refusal.test(said)
      ? [fault(what, `${host} refused the password (${said}).`, 'Check the password in REDIS_URL.')]
      : [fault(what, `${host} cannot be reached${said && ` (${said})`}.`, 'Check REDIS_URL and firewalls.')];
  } finally {
    redis.disconnect();
  }
}

/** One that is full, or cannot write its file, answers reads and refuses every write. */
async function findRefusals(redis: Redis, host: string): Promise<Finding[]> {
  try {
    await redis.set('site-check', '', 'PX', 1);
    return [];
  } catch (error) {
    const code = /^[A-Z]+\b/.exec((error as Error).message)?.[0] ?? '';
    const advice: Record<string, string> = {
      OOM: 'Make room: it is full. Give it more memory (CONFIG SET maxmemory, then in its configuration).',
      MISCONF: 'Make room on its disk, or let it write there: it cannot write its file.',
      READONLY: 'It is a replica: name the one that takes writes in REDIS_URL.',
      NOPERM: 'Let the user in REDIS_URL write.',
    };
    const says = `${host} refuses writes${code && ` (${code})`}: new enquiries are not kept there, and none is delivered.`;
    return [fault(what, says, advice[code] ?? 'Read its log: it says why.')];
  }
}

/** Redis' own code of an error, or the system's. */
const wordOf = ({ message }: Error) =>
  /^(?:NOAUTH|WRONGPASS|NOPERM|ERR)\b|\bE[A-Z]{3,}\b/.exec(message)?.[0] ?? '';

const refusal = /^(?:NOAUTH|WRONGPASS|NOPERM)$/;
