import type { Language } from '@kitchen/shared/languages.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Content } from '../content/content.ts';
import { logProblem } from '../platform/http/error-handling.ts';
import type { FinishedResponse } from '../platform/http/finish-response.ts';
import { cdnCaching, isStorable } from '../platform/http/finish-response.ts';
import { negotiateLanguage } from '../platform/http/negotiate-language.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import { requestIdHeader } from '../platform/logging/request-ids.ts';
import type { HttpProblem } from '../platform/problems/problems.ts';
import { gone, notFound } from '../platform/problems/problems.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import { asBare } from './document.ts';
import type { PageAddress } from './read-address.ts';
import { readAddress, withSku } from './read-address.ts';
import type { PageContent, PageRenderer } from './render-page.ts';
import { createRenderQueue } from './render-queue.ts';
import type { Warming, WarmingPace } from './warm-pages.ts';
import { createPageWarmer } from './warm-pages.ts';

/** Brotli quality for pages: they are compressed once and sent often. */
const quality = 7;

/** What decides on the language where the address does not. */
const byVisitor = 'Accept-Language, Cookie';

/** Under which the site itself waits for its turn among the network addresses. */
const ownTurn = 'site';

/** Long enough to spare the way, short enough to take a mistake back. */
const movedCaching = 'public, max-age=86400';

/** The operator's list may be put right at any moment. */
const asLongAsListed = 'no-cache';

export interface PageRouteOptions {
  cache: ResponseCache;
  /** Of the pages that have to be rendered. */
  limit: RequestLimit;
  /** Of the pages whose data has to be read, whatever is rendered then: a SKU that nobody knows costs a call to the store. */
  uncachedLimit: RequestLimit;
  renderer: PageRenderer;
  /** Where addresses of the shop lead. */
  catalogue: Pick<Catalogue, 'knownShopPage' | 'findShopPage'>;
  /** What the operator says of an address, which comes before all that the site would make of it. */
  findRedirect: Content['findRedirect'];
  /** Throws where too many pages wait to be rendered. */
  refuse(): never;
  defaultLanguage: Language;
  warming: PageWarming;
}

/** How the pages that search engines know come into the cache before anybody asks for them. */
export interface PageWarming {
  /** Null: they do not. */
  pace: WarmingPace | null;
  /** Their addresses, as far as they are known. */
  addresses(): Promise<string[]>;
  isOverloaded(): boolean;
  registry: Registry;
  /** Aborts when the process begins to shut down. */
  shuttingDown: AbortSignal | undefined;
}

/** A page in one language. */
interface AskedPage {
  address: PageAddress;
  url: string;
  language: Language;
  key: string;
}

/** Every address that nothing else answers is a page. */
export const pageRoutes: FastifyPluginAsync<PageRouteOptions> = async (app, options) => {
  const { cache, limit, uncachedLimit, renderer, catalogue, findRedirect, defaultLanguage, warming } =
    options;
  const inTurn = createRenderQueue(options.refuse);

  async function exists({ raw }: FastifyRequest): Promise<boolean> {
    if (findRedirect(raw.url ?? '/')) return true;
    const address = readAddress(raw.url ?? '/');
    return address !== null && (await renderer.match(address.url, defaultLanguage)).found;
  }

  app.get('/*', { schema: { hide: true }, config: { exists } }, (request, reply) => {
    const redirect = findRedirect(request.raw.url ?? '/');
    if (redirect?.status === 410) throw gone();
    if (redirect) return sendOn(reply, redirect.to, asLongAsListed);
    const address = readAddress(request.raw.url ?? '/');
    if (!address) throw notFound('page');
    const asked = askedPage(request, address);
    // What the query asks of the shop is not what is cached of the home page.
    const isPage = address.movedTo === undefined && !address.shop?.isQuery;
    const cached = isPage ? cache.get(asked.key) : undefined;
    return cached ? send(request, reply, asked, cached, true) : answer(request, reply, asked);
  });

  function askedPage({ headers }: Pick<FastifyRequest, 'headers'>, address: PageAddress): AskedPage {
    const { cookie, 'accept-language': acceptLanguage } = headers;
    const { chosen, url } = address;
    const language = negotiateLanguage({ named: chosen, cookie, acceptLanguage }, defaultLanguage);
    return { address, url, language, key: `page ${language} ${url}` };
  }

  /** Finds out what there is at an address before anything is rendered. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AskedPage,
  ): Promise<FastifyReply> {
    const { address, url, language, key } = asked;
    const { shop } = address;
    const shopPage = shop && catalogue.knownShopPage(shop);
    if (shopPage) return sendOn(reply, shopPage);
    const page = await renderer.match(url, language);
    // At an address of this site's own form there may be a page, where it is in its canonical spelling.
    if (shop && (!shop.isOwn || address.movedTo !== undefined)) {
      await uncachedLimit.consume(request);
      const found = await catalogue.findShopPage(shop);
      if (found) return sendOn(reply, found);
      if (shop.isQuery) throw notFound('page');
    }
    if (!page.found)
      return sendPage(request, reply, asked, renderer.nothingAt(page, language), `missing ${language}`);
    if (address.movedTo !== undefined) return sendOn(reply, address.movedTo);
    const stale = cache.getOrStale(key);
    if (stale) return send(request, reply, asked, stale, true);
    await uncachedLimit.consume(request);
    const onFailure = (problem: HttpProblem) => logProblem(request, problem);
    if (address.sku !== undefined) {
      const known = await renderer.findSku(address.sku, language, onFailure);
      // What nobody knows is no product: texts of whatever kind make no pages. The browser knows what it asked for.
      const other = known === address.sku ? null : withSku(address, known);
      if (other) return answer(request, reply, askedPage(request, other));
    }
    const loaded = await renderer.load(page, language, onFailure);
    if (shop && loaded.status === 404) {
      const found = await catalogue.findShopPage(shop);
      if (found) return sendOn(reply, found);
    }
    const content = address.isOwn ? { ...loaded, ttlMs: 0 } : loaded;
    const path = page.canonicalPath(content.answers);
    if (path !== undefined && path !== address.path) {
      return sendOn(reply, path + new URL(request.raw.url ?? '/', 'http://page.invalid').search);
    }
    return sendPage(request, reply, asked, content, key);
  }

  /** One rendering serves all who ask for the page meanwhile; one page serves all addresses that the site has not. */
  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AskedPage,
    content: PageContent,
    key: string,
  ): Promise<FastifyReply> {
    const { url, language } = asked;
    const cached = cache.getOrStale(key);
    const response =
      cached ??
      (await cache.make(request, key, {
        quality,
        limit,
        parts: () => inTurn(request.ip, () => renderer.render(content, url, language)),
      }));
    if (response.status >= 500) reply.header(requestIdHeader, request.id);
    return send(request, reply, asked, response, cached !== undefined);
  }

  /** Sends the page of a language, at its own address or at the bare one. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { address, key }: AskedPage,
    response: FinishedResponse,
    isCached: boolean,
  ): FastifyReply | Promise<FastifyReply> {
    if (address.chosen === null) return sendBare(request, reply, key, response, isCached);
    if (response.status === 200 && isStorable(response)) reply.headers(cdnCaching);
    return cache.send(request, reply, response, isCached);
  }

  /** What the bare address answers depends on who asks: no CDN may hold that. */
  async function sendBare(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    response: FinishedResponse,
    isCached: boolean,
  ): Promise<FastifyReply> {
    const variedBy = reply.getHeader('vary');
    reply.header('vary', variedBy === undefined ? byVisitor : `${variedBy}, ${byVisitor}`);
    // What is nowhere has no canonical address.
    const bare =
      response.status === 404
        ? response
        : await cache.rewritten(response, `bare ${key}`, { quality, rewrite: asBare });
    return cache.send(request, reply, bare, isCached);
  }

  /** What is asked for at a canonical address, by anybody. */
  function askedAt(rawUrl: string): AskedPage | null {
    const address = readAddress(rawUrl);
    return address && askedPage({ headers: {} }, address);
  }

  const { pace, shuttingDown } = warming;
  const keepWarm = createPageWarmer({
    addresses: warming.addresses,
    isMissing(rawUrl) {
      const asked = askedAt(rawUrl);
      return asked !== null && !cache.isCurrent(asked.key) && cache.hasRoomFor(asked.key);
    },
    async make(rawUrl) {
      const asked = askedAt(rawUrl);
      return asked ? makeUnasked(asked) : 'absent';
    },
    isBusy: () => warming.isOverloaded() || !inTurn.isIdle(),
    registry: warming.registry,
    logger: app.log,
  });
  const closing = new AbortController();
  app.addHook('onReady', async () => {
    const signals = [closing.signal, ...(shuttingDown ? [shuttingDown] : [])];
    if (pace) void keepWarm(pace, AbortSignal.any(signals));
  });
  app.addHook('preClose', async () => closing.abort());

  /** Puts a page into the cache, unless it would have to do without the store. */
  async function makeUnasked({ url, language, key }: AskedPage): Promise<Warming> {
    const page = await renderer.match(url, language);
    const content = await renderer.load(page, language, () => undefined);
    // What is served for a short time in place of the store's answer has to be made again anyway.
    if (content.status === 404) return 'absent';
    if (content.status !== 200 || content.ttlMs !== undefined) return 'failed';
    await cache.make(null, key, {
      quality,
      parts: () => inTurn(ownTurn, () => renderer.render(content, url, language)),
    });
    return 'made';
  }
};

function sendOn(reply: FastifyReply, to: string, caching = movedCaching): FastifyReply {
  return reply.header('cache-control', caching).redirect(to, 301);
}
