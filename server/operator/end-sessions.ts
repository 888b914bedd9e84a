import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pino from 'pino';
import type { Config } from '../config/config.ts';
import { openSharedRedis } from '../platform/redis/shared-redis.ts';
import { readSecret } from '../platform/secrets/find-secret.ts';
import {
  longestSessionMs,
  openSessionStore,
  sessionsFile,
  userIdOf,
} from '../reserved-area/reserved-area.ts';
import { OperatorError } from './end-with-message.ts';

const usage = `Usage: npm run sessions -- end USER

  Ends all sessions that a user of the reserved area has now, while the site runs or not.
  USER is the e-mail address of the account, as the login gives it (user_email).
`;

/** Ends the sessions of a user that have begun by now, in all processes. */
export async function endSessions(
  parameters: readonly string[],
  {
    dataDir,
    redisUrl,
    sessionSecret,
    previousSessionSecret,
  }: Pick<Config, 'dataDir' | 'redisUrl' | 'sessionSecret' | 'previousSessionSecret'>,
  print: (text: string) => void,
  now: () => number = Date.now,
): Promise<void> {
  const [command, user = '', ...rest] = parameters.map((parameter) => parameter.trim());
  if (command !== 'end' || user === '' || user.startsWith('-') || rest.length > 0)
    throw new OperatorError(usage);
  const secret = await readSecret({ sessionSecret, dataDir });
  // New files would take the end of sessions of which no site hears, and be none that the site can open.
  if (secret === null || (!redisUrl && !existsSync(join(dataDir, sessionsFile)))) {
    throw new OperatorError(
      `Nothing was ended: no site has run over DATA_DIR, ${resolve(dataDir)}. Give this command the site's environment.`,
    );
  }
  const userIds = [secret, previousSessionSecret].flatMap((of) => (of ? userIdOf(user, of) : []));
  const redis = redisUrl ? await openSharedRedis(redisUrl, pino({ level: 'silent' })) : null;
  const store = openSessionStore(dataDir, redis, now);
  try {
    const endedAt = now();
    for (const userId of userIds) {
      const ending = await store.end(userId, endedAt + longestSessionMs);
      if (ending.isKept) continue;
      const { cause } = ending;
      const { message } = ((cause as Error).cause ?? cause) as Error;
      throw new OperatorError(
        `Nothing is sure to have ended: ${redis ? 'Redis' : join(dataDir, sessionsFile)} cannot be written to (${message}). Try again.`,
      );
    }
    const began = `that began by ${new Date(endedAt).toISOString().replace(/\.\d+/, '')}`;
    // Visits help to find a mistake and no more: the site lets in whom it cannot note.
    const visits = await Promise.all(userIds.map(store.visits));
    if (visits.every((noted) => noted === null)) {
      throw new OperatorError(
        `The end is written, but nobody who logs in as ${user} has been seen here. Check the address, and that the command has the site's environment (SESSION_SECRET, SESSION_SECRET_PREVIOUS, DATA_DIR, REDIS_URL). If both are right, all sessions ${began} have ended.`,
      );
    }
    print(`All sessions of ${user} ${began} have ended\n`);
  } finally {
    store.close();
    redis?.close();
  }
}
