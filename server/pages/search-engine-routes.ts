import type { Brand } from '@kitchen/shared/brand.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languages } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { KeptAnswers } from '../platform/http/kept-answers.ts';
import { sendAnswer, sendKept } from '../platform/http/send-answer.ts';
import { keepFor } from './keep-for.ts';
import { sitePages } from './site-pages.ts';

export interface SearchEngineRouteOptions {
  catalogue: Catalogue;
  kept: KeptAnswers;
  brand: Brand;
  publicUrl: string;
  defaultLanguage: Language;
  now(): number;
}

const sitemapKey = 'sitemap';
const sitemapLifetimeMs = 300_000;
/** Brotli's quality: the sitemap is made anew every few minutes at most. */
const sitemapCompression = 5;

/** robots.txt and a sitemap with every language version (sitemaps.org, with hreflang alternates). */
export const searchEngineRoutes: FastifyPluginAsync<SearchEngineRouteOptions> = async (app, options) => {
  const { catalogue, kept, brand, publicUrl, defaultLanguage, now } = options;
  const schema = { hide: true };

  app.get('/robots.txt', { schema }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', { schema }, async (request, reply) => {
    const ready = kept.get(sitemapKey);
    if (ready) return sendKept(request, reply, ready, now());
    // While the catalogue still warms up, the next reading is to find more.
    const isWhole = catalogue.known().length === categories.length;
    const parts = {
      status: 200,
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': isWhole ? 'public, max-age=3600' : 'no-store',
        vary: 'Accept-Encoding',
      },
      sources: isWhole ? [keepFor(sitemapLifetimeMs, now())] : [],
      body: sitemap(),
    };
    const made = isWhole
      ? await kept.keep(sitemapKey, parts, sitemapCompression)
      : await kept.finish(parts, sitemapCompression);
    return sendAnswer(request, reply, made, 'hit', now());
  });

  function sitemap(): string {
    const pages = [...sitePages(brand), ...catalogue.knownSkus().map(paths.product)];
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...pages.flatMap((path) => languages.map((language) => entry(path, language))),
      '</urlset>\n',
    ].join('\n');
  }

  function address(path: string, language: Language): string {
    const query = language === defaultLanguage ? '' : `?${languageKey}=${language}`;
    return escapeXml(publicUrl + path + query);
  }

  function entry(path: string, language: Language): string {
    const alternate = (hreflang: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    return [
      `<url><loc>${address(path, language)}</loc>`,
      ...languages.map((other) => alternate(other, address(path, other))),
      `${alternate('x-default', address(path, defaultLanguage))}</url>`,
    ].join('');
  }
};

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
