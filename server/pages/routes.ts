import type { Language } from '@kitchen/shared/languages.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { logProblem } from '../platform/http/error-handling.ts';
import { negotiateLanguage } from '../platform/http/negotiate-language.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import { requestIdHeader } from '../platform/logging/request-ids.ts';
import type { HttpProblem } from '../platform/problems/problems.ts';
import { notFound } from '../platform/problems/problems.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import type { PageAddress } from './read-address.ts';
import { readAddress, withSku } from './read-address.ts';
import type { PageContent, PageRenderer } from './render-page.ts';
import { nothingAt } from './render-page.ts';
import { createRenderQueue } from './render-queue.ts';

/** Brotli quality for pages: they are compressed once and sent often. */
const quality = 7;

/** Long enough to spare the way, short enough to take a mistake back. */
const movedCaching = 'public, max-age=86400';

export interface PageRouteOptions {
  cache: ResponseCache;
  /** Of the pages that have to be rendered. */
  limit: RequestLimit;
  /** Of the pages whose data has to be read, whatever is rendered then: a SKU that nobody knows costs a call to the store. */
  uncachedLimit: RequestLimit;
  renderer: PageRenderer;
  /** Throws where too many pages wait to be rendered. */
  refuse(): never;
  defaultLanguage: Language;
}

/** A page in one language. */
interface AskedPage {
  address: PageAddress;
  url: string;
  language: Language;
  /** What pages of one language and one way of choosing it have in common. */
  version: string;
  key: string;
}

/** Every address that nothing else answers is a page. */
export const pageRoutes: FastifyPluginAsync<PageRouteOptions> = async (app, options) => {
  const { cache, limit, uncachedLimit, renderer, defaultLanguage } = options;
  const inTurn = createRenderQueue(options.refuse);

  async function exists({ raw }: FastifyRequest): Promise<boolean> {
    const address = readAddress(raw.url ?? '/');
    return address !== null && (await renderer.match(address.url, defaultLanguage)).found;
  }

  app.get('/*', { schema: { hide: true }, config: { exists } }, (request, reply) => {
    const address = readAddress(request.raw.url ?? '/');
    if (!address) throw notFound('page');
    const asked = askedPage(request, address);
    const cached = address.movedTo === undefined ? cache.get(asked.key) : undefined;
    return cached ? cache.send(request, reply, cached, true) : answer(request, reply, asked);
  });

  function askedPage({ headers }: FastifyRequest, address: PageAddress): AskedPage {
    const { cookie, 'accept-language': acceptLanguage } = headers;
    const { chosen, url } = address;
    const language = negotiateLanguage({ named: chosen, cookie, acceptLanguage }, defaultLanguage);
    const version = `${language} ${chosen !== null}`;
    return { address, url, language, version, key: `page ${version} ${url}` };
  }

  /** Finds out what there is at an address before anything is rendered. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AskedPage,
  ): Promise<FastifyReply> {
    const { address, url, language, version, key } = asked;
    const page = await renderer.match(url, language);
    const missingKey = `missing ${page.screen} ${version}`;
    if (!page.found) return sendPage(request, reply, asked, nothingAt(page), missingKey);
    if (address.movedTo !== undefined) return sendOn(reply, address.movedTo);
    const stale = cache.getOrStale(key);
    if (stale) return cache.send(request, reply, stale, true);
    await uncachedLimit.consume(request);
    const onFailure = (problem: HttpProblem) => logProblem(request, problem);
    if (address.sku !== undefined) {
      const known = await renderer.findSku(address.sku, language, onFailure);
      // What nobody knows is no product: texts of whatever kind make no pages. The browser knows what it asked for.
      const other = known === address.sku ? null : withSku(address, known);
      if (other) return answer(request, reply, askedPage(request, other));
    }
    const loaded = await renderer.load(page, onFailure);
    const content = address.isOwn ? { ...loaded, ttlMs: 0 } : loaded;
    const path = page.canonicalPath(content.answers);
    if (path !== undefined && path !== address.path) {
      return sendOn(reply, path + new URL(request.raw.url ?? '/', 'http://page.invalid').search);
    }
    return sendPage(request, reply, asked, content, content.status === 404 ? missingKey : key);
  }

  /** One rendering serves all who ask for the page meanwhile; one page serves all addresses at which there is nothing. */
  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { url, language, address }: AskedPage,
    content: PageContent,
    key: string,
  ): Promise<FastifyReply> {
    const cached = cache.getOrStale(key);
    const response =
      cached ??
      (await cache.make(request, key, {
        quality,
        limit,
        parts: () =>
          inTurn(request.ip, () => renderer.render(content, url, language, address.chosen !== null)),
      }));
    if (response.status >= 500) reply.header(requestIdHeader, request.id);
    return cache.send(request, reply, response, cached !== undefined);
  }
};

function sendOn(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', movedCaching).redirect(to, 301);
}
