import type { FastifyBaseLogger } from 'fastify';
import type { SiteGroup } from '../../platform/redis/site-group.ts';
import type { EndedSession, SessionStore } from './session-store.ts';
import { endedSessionSchema, longestSessionMs, visitsKeptForMs, visitsSchema } from './session-store.ts';

const endedKey = 'sessions:ended';

const endedTopic = 'session-ended';

export interface SharedStoreOptions {
  local: SessionStore;
  group: SiteGroup;
  logger: Pick<FastifyBaseLogger, 'error'>;
  now(): number;
}

/**
 * Remembers sessions on the own disk and, with the other processes, in Redis. The disk alone does while Redis is
 * away: it has what others told of, and a Redis that is back, or has forgotten, and the disk tell each other the rest.
 */
export function createSharedStore({ local, group, logger, now }: SharedStoreOptions): SessionStore {
  const visitsKey = (userId: string) => `sessions:visits:${userId}`;
  let closed = false;

  async function endInRedis(sessions: readonly EndedSession[]): Promise<void> {
    if (sessions.length === 0) return;
    await group.ask((redis) =>
      redis
        .multi()
        .zadd(endedKey, ...sessions.flatMap(({ id, until }) => [until, id]))
        .zremrangebyscore(endedKey, '-inf', now())
        .pexpire(endedKey, longestSessionMs)
        .exec(),
    );
  }

  async function catchUp(): Promise<void> {
    const pairs = await group.ask((redis) =>
      redis.zrangebyscore(endedKey, `(${now()}`, '+inf', 'WITHSCORES'),
    );
    if (pairs === undefined || closed) return;
    const there = new Map<string, number>();
    for (let index = 0; index < pairs.length; index += 2) {
      there.set(String(pairs[index]), Number(pairs[index + 1]));
    }
    const here = await local.ended();
    await endInRedis(here.filter(({ id }) => !there.has(id)));
    for (const { id } of here) there.delete(id);
    for (const [id, until] of there) await local.end({ id, until });
  }

  async function hear(message: unknown): Promise<void> {
    const session = endedSessionSchema.safeParse(message).data;
    if (session && !closed) await local.end(session);
  }

  /** A disk that is full must end no process. */
  function tellOfError(error: unknown): void {
    if (!closed) logger.error({ err: error }, 'Sessions that ended elsewhere cannot be kept on disk');
  }

  group.listen(endedTopic, (message) => void hear(message).catch(tellOfError));
  void group.onJoin(() => catchUp().catch(tellOfError));

  return {
    ...local,
    async end(session) {
      await local.end(session);
      await Promise.all([endInRedis([session]), group.tell(endedTopic, session)]);
    },
    async hasEnded(id) {
      if (await local.hasEnded(id)) return true;
      return ((await group.ask((redis) => redis.zscore(endedKey, id))) ?? null) !== null;
    },
    async keepVisits(userId, visits) {
      await local.keepVisits(userId, visits);
      const { at, before } = visits;
      const key = visitsKey(userId);
      await group.ask((redis) =>
        redis
          .multi()
          .hset(key, { at, before: before ?? '' })
          .pexpire(key, visitsKeptForMs)
          .exec(),
      );
    },
    async visits(userId) {
      const here = await local.visits(userId);
      const [at, before] = (await group.ask((redis) => redis.hmget(visitsKey(userId), 'at', 'before'))) ?? [];
      if (!at) return here;
      const there =
        visitsSchema.safeParse({ at: Number(at), before: before ? Number(before) : null }).data ?? null;
      if (here === null || there === null) return here ?? there;
      return here.at > there.at ? here : there;
    },
    async close() {
      closed = true;
      await local.close();
    },
  };
}
