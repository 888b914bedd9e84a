import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languages } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';

export interface SearchEngineRouteOptions {
  catalogue: Catalogue;
  publicUrl: string;
  defaultLanguage: Language;
}

/** robots.txt and a sitemap with every language version (sitemaps.org, with hreflang alternates). */
export const searchEngineRoutes: FastifyPluginAsync<SearchEngineRouteOptions> = async (app, options) => {
  const { catalogue, publicUrl, defaultLanguage } = options;
  const schema = { hide: true };

  app.get('/robots.txt', { schema }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    const pages = [
      paths.home,
      paths.finder,
      ...categories.map(paths.category),
      ...catalogue.knownSkus().map(paths.product),
    ];
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...pages.flatMap((path) => languages.map((language) => entry(path, language))),
      '</urlset>\n',
    ].join('\n');
  });

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
