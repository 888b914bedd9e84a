import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languageSchema } from '@kitchen/shared/languages.ts';
import { pageQuery, withQuery } from '@kitchen/shared/paths.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { KeptAnswer, KeptAnswers } from '../answers/kept-answers.ts';
import { finishAnswer } from '../answers/kept-answers.ts';
import { sendAnswer } from '../answers/send-answer.ts';
import { notFound } from '../problems.ts';
import { negotiateLanguage } from './negotiate-language.ts';
import type { PageAnswer } from './render-page.ts';

/** Brotli quality for pages: they are compressed once and sent often. */
const pageCompression = 7;

/** How long search engines and visitors are asked to wait while the store is away. */
const retryAfterS = 30;

/** Control characters and line separators: no path of this site holds one, and route patterns stop at them. */
const lineBreaks = /%[01][0-9a-f]|%7f|%e2%80%a[89]/i;

export interface PageRouteOptions {
  kept: KeptAnswers;
  render(url: string, language: Language): Promise<PageAnswer>;
  defaultLanguage: Language;
  now(): number;
}

/** Every address that nothing else answers is a page. */
export const pageRoutes: FastifyPluginAsync<PageRouteOptions> = async (app, options) => {
  const { kept, render, defaultLanguage, now } = options;
  const rendering = new Map<string, Promise<KeptAnswer>>();

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { url, language, chosen } = readAddress(request, defaultLanguage);
    const key = `page ${language} ${chosen} ${url}`;
    const ready = kept.get(key);
    if (ready) return sendAnswer(request, reply, ready, 'hit', now());
    const startedAt = now();
    const made = await (rendering.get(key) ?? make(key, url, language, chosen));
    const askedTheStore = made.sources.some(({ storedAt }) => storedAt >= startedAt);
    return sendAnswer(request, reply, made, askedTheStore ? 'miss' : 'hit', now());
  });

  /** One rendering serves all who ask for the page meanwhile. */
  function make(key: string, url: string, language: Language, chosen: boolean): Promise<KeptAnswer> {
    const made = (async () => {
      const page = await render(url, language);
      const { status, sources } = page;
      const answer = {
        status,
        headers: pageHeaders(page, language, chosen),
        sources: sources ?? [],
        body: page.html,
      };
      if (sources === null) return finishAnswer(answer, pageCompression);
      return kept.keep(key, answer, pageCompression);
    })().finally(() => rendering.delete(key));
    rendering.set(key, made);
    return made;
  }
};

/**
 * The page that is asked for and the language to answer in. `chosen`: the address itself names the
 * language, so nothing else about the request matters.
 */
function readAddress(request: FastifyRequest, defaultLanguage: Language) {
  const address = URL.parse((request.raw.url ?? '/').replace(/^\/+/, '/'), 'http://page.invalid');
  if (!address || lineBreaks.test(address.pathname)) throw notFound('page');
  const query = address.searchParams;
  const asked = query.get(languageKey);
  const chosen = asked !== null && languageSchema.safeParse(asked).success;
  const language = negotiateLanguage(
    { query, cookie: request.headers.cookie, acceptLanguage: request.headers['accept-language'] },
    defaultLanguage,
  );
  const parameters = pageQuery(query);
  if (chosen) parameters.push([languageKey, asked]);
  return { url: withQuery(address.pathname, parameters), language, chosen };
}

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
