import type { Language } from '@kitchen/shared/languages.ts';
import { loginAddress } from '@kitchen/shared/login-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../platform/http/negotiate-language.ts';
import { prefersPage } from '../platform/http/prefers-page.ts';
import { loginRequired } from '../platform/problems/problems.ts';

/** Leads a browser that goes to an address to the login, and from there to `next`; a program or script gets a 401. */
export function askToLogIn(
  request: FastifyRequest,
  reply: FastifyReply,
  next: string,
  defaultLanguage: Language,
): FastifyReply {
  if (!isNavigation(request)) throw loginRequired();
  reply.header('cache-control', 'no-store');
  return reply.redirect(loginAddress(next, languageOf(request, defaultLanguage)), 302);
}

function isNavigation(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? prefersPage(request) : mode === 'navigate';
}
