import type { AskRedis } from '../redis/patient-redis.ts';
import type { SessionStore } from './session-store.ts';

export interface SharedStore extends SessionStore {
  /** Tells Redis which sessions have ended here, and learns which did elsewhere. */
  share(): Promise<void>;
}

/**
 * Remembers sessions on the own disk and, with the other processes, in Redis. The disk alone does while
 * Redis is away: what ended elsewhere meanwhile is learnt when it is back, and a Redis that has
 * forgotten is told again.
 */
export function createSharedStore(local: SessionStore, remote: SessionStore, ask: AskRedis): SharedStore {
  return {
    async end(session) {
      await local.end(session);
      await ask(() => remote.end(session));
    },
    async hasEnded(id) {
      if (await local.hasEnded(id)) return true;
      return (await ask(() => remote.hasEnded(id))) ?? false;
    },
    ended: () => local.ended(),
    async keepVisits(userId, visits) {
      await local.keepVisits(userId, visits);
      await ask(() => remote.keepVisits(userId, visits));
    },
    async visits(userId) {
      const here = await local.visits(userId);
      const there = (await ask(() => remote.visits(userId))) ?? null;
      if (here === null || there === null) return here ?? there;
      return here.at > there.at ? here : there;
    },
    async share() {
      const there = await ask(() => remote.ended());
      if (there === undefined) return;
      const here = await local.ended();
      const knownThere = new Set(there.map(({ id }) => id));
      const knownHere = new Set(here.map(({ id }) => id));
      for (const session of here) if (!knownThere.has(session.id)) await ask(() => remote.end(session));
      for (const session of there) if (!knownHere.has(session.id)) await local.end(session);
    },
    close: () => local.close(),
  };
}
