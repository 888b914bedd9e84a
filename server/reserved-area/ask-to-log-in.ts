import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey } from '@kitchen/shared/languages.ts';
import { loginAddress } from '@kitchen/shared/login-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateLanguage } from '../platform/http/negotiate-language.ts';
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

export function languageOf({ raw, headers }: FastifyRequest, defaultLanguage: Language): Language {
  const { cookie, 'accept-language': acceptLanguage } = headers;
  const named = new URLSearchParams(raw.url?.split('?')[1]).get(languageKey);
  return negotiateLanguage({ named, cookie, acceptLanguage }, defaultLanguage);
}

function isNavigation(request: FastifyRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? prefersPage(request) : mode === 'navigate';
}
