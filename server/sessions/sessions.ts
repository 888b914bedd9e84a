import type { User } from '@kitchen/shared/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who is logged in, for the parts of the site that serve them. */
export interface SessionUser {
  user: User;
  /** The same at each login of an account, and says nothing about it. */
  userId: string;
  /** When the visit before this one began, in ms since 1970; null at the first. */
  previousVisitAt: number | null;
}

export interface Sessions {
  /**
   * Who sends a request; null where nobody is logged in (answer `loginRequired()`). It keeps the session
   * going, so `reply` may get a cookie: an answer to it is `no-store`.
   */
  read(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser | null>;
}
