import type { Language } from '@kitchen/shared/languages.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Overload } from '../platform/health/overload.ts';
import type { KeptAnswer, KeptAnswers } from '../platform/http/kept-answers.ts';
import { notFound } from '../platform/http/problems.ts';
import { sendAnswer, sendKept } from '../platform/http/send-answer.ts';
import { requestIdHeader } from '../platform/logging/request-ids.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import { keepFor } from './keep-for.ts';
import { negotiateLanguage } from './negotiate-language.ts';
import type { PageAddress } from './read-address.ts';
import { readAddress } from './read-address.ts';
import type { PageAnswer } from './render-page.ts';

/** Brotli quality for pages: they are compressed once and sent often. */
const pageCompression = 7;

/** For pages that are sent once. */
const quickCompression = 3;

/** Pages that show no products still show the year. */
const lifetimeMs = 3_600_000;

/** Long enough to spare the way, short enough to take a mistake back. */
const movedCaching = 'public, max-age=86400';

/** How long search engines and visitors are asked to wait while the store is away. */
const retryAfterS = 30;

export interface PageRouteOptions {
  kept: KeptAnswers;
  /** Of the pages that have to be rendered. */
  renderLimit: RequestLimit;
  overload: Overload;
  /** `requestId` names the request that the page is for; it may serve others. */
  render(url: string, language: Language, requestId: string): Promise<PageAnswer>;
  defaultLanguage: Language;
  now(): number;
}

interface AskedPage {
  key: string;
  url: string;
  language: Language;
  /** By the address itself. */
  chosen: boolean;
}

/** Every address that nothing else answers is a page. */
export const pageRoutes: FastifyPluginAsync<PageRouteOptions> = async (app, options) => {
  const { kept, renderLimit, overload, render, defaultLanguage, now } = options;
  const rendering = new Map<string, Promise<KeptAnswer>>();

  // A page that lies ready is sent before anything is parsed.
  app.addHook('onRequest', (request, reply, done) => {
    const address = readAddress(request.raw.url ?? '/');
    const ready = address && address.movedTo === undefined && kept.get(askedFor(request, address).key);
    if (ready) sendKept(request, reply, ready, now());
    else done();
  });

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const address = readAddress(request.raw.url ?? '/');
    if (!address) throw notFound('page');
    if (address.movedTo !== undefined) {
      return reply.header('cache-control', movedCaching).redirect(address.movedTo, 301);
    }
    return renderAndSend(request, reply, askedFor(request, address));
  });

  function askedFor({ headers }: FastifyRequest, { url, chosen, query }: PageAddress): AskedPage {
    const { cookie, 'accept-language': acceptLanguage } = headers;
    const language = chosen ?? negotiateLanguage({ query, cookie, acceptLanguage }, defaultLanguage);
    return { key: `page ${language} ${chosen !== null} ${url}`, url, language, chosen: chosen !== null };
  }

  async function renderAndSend(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, url, language, chosen }: AskedPage,
  ): Promise<FastifyReply> {
    const old = overload.staleFallback(request, () => kept.getOld(key));
    if (old) return sendKept(request, reply, old, now());
    if (!rendering.has(key)) await renderLimit.consume(request);
    const startedAt = now();
    const made = await (rendering.get(key) ?? make(key, url, language, chosen, request.id));
    if (made.status >= 500) reply.header(requestIdHeader, request.id);
    const askedTheStore = made.sources.some(({ storedAt }) => storedAt >= startedAt);
    return sendAnswer(request, reply, made, askedTheStore ? 'miss' : 'hit', now());
  }

  /** One rendering serves all who ask for the page meanwhile. */
  function make(
    key: string,
    url: string,
    language: Language,
    chosen: boolean,
    requestId: string,
  ): Promise<KeptAnswer> {
    const made = (async () => {
      const page = await render(url, language, requestId);
      const { status, sources } = page;
      const answer = {
        status,
        headers: pageHeaders(page, language, chosen),
        sources: sources?.length === 0 ? [keepFor(lifetimeMs, now())] : (sources ?? []),
        body: page.html,
      };
      if (sources === null) return kept.finish(answer, quickCompression);
      return kept.keep(key, answer, pageCompression);
    })().finally(() => rendering.delete(key));
    rendering.set(key, made);
    return made;
  }
};

function pageHeaders(
  { status, policy, sources }: PageAnswer,
  language: Language,
  chosen: boolean,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-security-policy': policy,
    vary: chosen ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie',
    // Browsers ask each time and mostly hear that their copy is good; the data's age is in Age.
    'cache-control': sources === null ? 'no-store' : 'public, max-age=0, must-revalidate',
    ...(status === 503 && { 'retry-after': String(retryAfterS) }),
  };
}
