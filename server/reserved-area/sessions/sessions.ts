import { createHmac, randomBytes } from 'node:crypto';
import type { User } from '@kitchen/shared/session.ts';
import { roleSchema } from '@kitchen/shared/session.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deriveKey } from '../../lib/derive-key.ts';
import type { PreviousSecret } from '../../platform/secrets/previous-secret.ts';
import { noPreviousSecret } from '../../platform/secrets/previous-secret.ts';
import type { CreateCookie } from './encrypted-cookies.ts';
import type { DatedSession, SessionStore } from './session-store.ts';
import { longestSessionMs } from './session-store.ts';

/** A session ends when it was not used for so long. */
const idleMs = 30 * 60_000;

/** A session in use gets another cookie so often, not with every answer. */
const renewAfterMs = 60_000;

/** Clocks of several machines differ by less. What began later than that began on one that was put back since. */
const mostAheadMs = 10 * 60_000;

/** Who is logged in, for the parts of the site that serve them. */
export interface SessionUser {
  user: User;
  /** The same at each login of an account, and says nothing about it. */
  userId: string;
  /** When the visit before this one began, in ms since 1970; null at the first. */
  previousVisitAt: number | null;
  /** In how many seconds the session will be over if nobody uses it. */
  endsInS: number;
  /** Whether it lasts longer if it is used: not beyond the longest time that any may last. */
  extendable: boolean;
}

export type Sessions = ReturnType<typeof createSessions>;

export interface SessionsOptions {
  secret: string;
  previousSecret?: PreviousSecret | undefined;
  store: SessionStore;
  createCookie: CreateCookie;
  logger: FastifyBaseLogger;
  now(): number;
}

const contentSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(roleSchema),
  userId: z.string(),
  previousVisitAt: z.number().nullable(),
  since: z.number(),
  renewedAt: z.number(),
});
type Content = z.infer<typeof contentSchema>;

/** Sessions live in their cookies; what the site remembers of them is which ones have ended. */
export function createSessions({
  secret,
  previousSecret = noPreviousSecret,
  store,
  createCookie,
  logger,
  now,
}: SessionsOptions) {
  const cookie = createCookie('session', contentSchema);

  const endOf = ({ since }: Content) => since + longestSessionMs;

  const dated = (content: Content): DatedSession => ({ ...content, until: endOf(content) });

  /** What its cookie says, whether it was ended or not. */
  async function readCookie(request: FastifyRequest): Promise<Content | null> {
    const content = await cookie.read(request);
    if (content === null || content.since > now() + mostAheadMs) return null;
    return endOf(content) > now() ? content : null;
  }

  async function find(request: FastifyRequest): Promise<Content | null> {
    const content = await readCookie(request);
    return content && !(await store.hasEnded(dated(content))) ? content : null;
  }

  /** Whether all processes know, and this one after a restart. */
  async function end(content: Content): Promise<boolean> {
    const ending = await store.end(content.id, endOf(content));
    if (ending.isKept) return true;
    logger.error(
      { err: ending.cause },
      'That a session has ended cannot be written: this process knows, others and the next one do not yet',
    );
    return false;
  }

  const idleEndOf = (content: Content) => Math.min(content.renewedAt + idleMs, endOf(content));

  const present = (content: Content): SessionUser => {
    const { name, email, roles, userId, previousVisitAt } = content;
    const endsInS = Math.ceil((idleEndOf(content) - now()) / 1000);
    const extendable = idleEndOf(content) < endOf(content);
    return { user: { name, email, roles }, userId, previousVisitAt, endsInS, extendable };
  };

  async function give(request: FastifyRequest, reply: FastifyReply, content: Content): Promise<SessionUser> {
    // One that began under the former secret is found by the new one alone when its user's sessions are ended.
    const userId = userIdOf(content.email, secret);
    const renewed = { ...content, userId, renewedAt: now() };
    if (!(await cookie.set(request, reply, renewed, idleEndOf(renewed)))) {
      throw new Error('A session is too long for a cookie');
    }
    return present(renewed);
  }

  /** By what a user was known before the secret was changed. */
  function formerIdOf(email: string): string | null {
    const previous = previousSecret();
    return previous === null ? null : userIdOf(email, previous);
  }

  return {
    /**
     * Who sends a request; null where nobody is logged in (answer `loginRequired()`). It renews the session
     * unless told not to, so `reply` may get a cookie: an answer to it is `no-store`.
     */
    async read(
      request: FastifyRequest,
      reply: FastifyReply,
      { renews } = { renews: true },
    ): Promise<SessionUser | null> {
      const content = await find(request);
      if (content === null) return null;
      return renews && now() - content.renewedAt >= renewAfterMs
        ? give(request, reply, content)
        : present(content);
    },
    /** Begins a session of its own, and ends the one that the browser had. */
    async begin(request: FastifyRequest, reply: FastifyReply, user: User): Promise<SessionUser> {
      const old = await readCookie(request);
      if (old) await end(old);
      const userId = userIdOf(user.email, secret);
      const content: Content = {
        id: randomBytes(18).toString('base64url'),
        ...user,
        userId,
        // What is new since then is a help: without it, whoever logs in gets in.
        previousVisitAt: await noteVisit(store, userId, formerIdOf(user.email), now()).catch(
          (error: unknown) => {
            logger.warn({ err: error }, 'The visit of a login cannot be noted');
            return null;
          },
        ),
        since: now(),
        renewedAt: now(),
      };
      return give(request, reply, content);
    },
    /**
     * Ends it for good: its cookie is worth nothing any more, whoever has a copy. `here`: in this process and browser
     * alone, since it cannot be written for others; `none`: there was none.
     */
    async end(request: FastifyRequest, reply: FastifyReply): Promise<'everywhere' | 'here' | 'none'> {
      cookie.clear(request, reply);
      const content = await readCookie(request);
      if (content === null) return 'none';
      return (await end(content)) ? 'everywhere' : 'here';
    },
  };
}

/** By what a site with this secret knows a user, whose e-mail address is as the login gives it. */
export function userIdOf(email: string, secret: string): string {
  const key = deriveKey(secret, 'session user');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('base64url');
}

/** Who logs in again on the same day goes on with a visit, and still sees what was new at its begin. */
async function noteVisit(
  store: SessionStore,
  userId: string,
  formerId: string | null,
  now: number,
): Promise<number | null> {
  const own = await store.visits(userId);
  const noted = own ?? (formerId === null ? null : await store.visits(formerId));
  const last = noted !== null && noted.at <= now + mostAheadMs ? noted : null;
  if (last && now - last.at < longestSessionMs) {
    // The id of the former secret is asked for no longer than that counts.
    if (own === null) await store.saveVisits(userId, last);
    return last.before;
  }
  const before = last?.at ?? null;
  await store.saveVisits(userId, { at: now, before });
  return before;
}
