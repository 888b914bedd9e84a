import type { Brand } from '@kitchen/shared/brand.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { inLanguage } from '@kitchen/shared/paths.ts';
import { escapeUTF8 } from 'entities';
import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ResponseParts } from '../platform/http/finish-response.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import { canonicalPaths } from './site-pages.ts';

export interface SearchEngineRouteOptions {
  catalogue: Pick<Catalogue, 'known' | 'knownSkus'>;
  cache: ResponseCache;
  brand: Brand;
  publicUrl: string;
}

const sitemapKey = 'sitemap';
const sitemapTtlMs = 300_000;
/** Brotli's quality: the sitemap is made anew every few minutes at most. */
const sitemapQuality = 5;

/** robots.txt and a sitemap with every language version (sitemaps.org, with hreflang alternates). */
export const searchEngineRoutes: FastifyPluginAsync<SearchEngineRouteOptions> = async (app, options) => {
  const { catalogue, cache, brand, publicUrl } = options;
  const schema = { hide: true };

  app.get('/robots.txt', { schema }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', { schema }, (request, reply) =>
    cache.respond(request, reply, sitemapKey, { quality: sitemapQuality, parts: readSitemap }),
  );

  async function readSitemap(): Promise<ResponseParts> {
    // While the catalogue still warms up, the next reading is to find more.
    const isWhole = catalogue.known().length === categories.length;
    return {
      status: 200,
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': isWhole ? 'public, max-age=3600' : 'no-store',
        vary: 'Accept-Encoding',
      },
      body: sitemap(),
      sources: [],
      ttlMs: isWhole ? sitemapTtlMs : 0,
      outcome: 'hit',
    };
  }

  function sitemap(): string {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...canonicalPaths(brand, catalogue).flatMap((path) =>
        languages.map((language) => entry(path, language)),
      ),
      '</urlset>\n',
    ].join('\n');
  }

  const address = (path: string) => escapeUTF8(publicUrl + path);

  function entry(path: string, language: Language): string {
    const alternate = (hreflang: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    return [
      `<url><loc>${address(inLanguage(path, language))}</loc>`,
      ...languages.map((other) => alternate(other, address(inLanguage(path, other)))),
      `${alternate('x-default', address(path))}</url>`,
    ].join('');
  }
};
