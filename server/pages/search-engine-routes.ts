import type { Brand } from '@kitchen/shared/brand.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { inLanguage, paths } from '@kitchen/shared/paths.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { productDocumentPath } from '@kitchen/shared/product-documents.ts';
import { escapeUTF8 } from 'entities';
import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Content } from '../content/content.ts';
import type { Dealers } from '../dealers/dealers.ts';
import type { ResponseParts } from '../platform/http/finish-response.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import type { ProductDocuments } from '../product-documents/product-documents.ts';
import { appliancePages, dealerPages, furtherListingPages, sitePages } from './site-pages.ts';

export interface SearchEngineRouteOptions {
  catalogue: Pick<Catalogue, 'known' | 'knownSkus' | 'knownProduct' | 'listing'>;
  content: Pick<Content, 'pages' | 'sources'>;
  dealers: Pick<Dealers, 'ids' | 'countries'>;
  documents: Pick<ProductDocuments, 'skus' | 'documentsOf'>;
  cache: ResponseCache;
  brand: Brand;
  publicUrl: string;
}

/** Those of sitemaps (sitemaps.org), of alternates in them, and of Google's pictures. */
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');
/** Google reads no more of one page. */
const mostPictures = 1_000;
const sitemapKey = 'sitemap';
const sitemapTtlMs = 300_000;
/** Brotli's quality: the sitemap is made anew every few minutes at most. */
const sitemapQuality = 5;

/** robots.txt and a sitemap with every language version (sitemaps.org, with hreflang alternates). */
export const searchEngineRoutes: FastifyPluginAsync<SearchEngineRouteOptions> = async (app, options) => {
  const { catalogue, content, dealers, documents, cache, brand, publicUrl } = options;
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
    // Before anything is awaited: they may be others afterwards.
    const sources = content.sources();
    const isWhole = catalogue.known().length === categories.length;
    return {
      status: 200,
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': isWhole ? 'public, max-age=3600' : 'no-store',
        vary: 'Accept-Encoding',
      },
      body: await sitemap(isWhole),
      sources,
      ttlMs: isWhole ? sitemapTtlMs : 0,
      outcome: 'hit',
    };
  }

  async function sitemap(isWhole: boolean): Promise<string> {
    const pages = [
      ...sitePages(brand),
      ...(await furtherListingPages(catalogue)),
      ...dealerPages(dealers),
      // Of documents of a model it takes the catalogue to tell which appliances have a page.
      ...(isWhole ? appliancePages(documents) : []),
    ];
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset ${namespaces}>`,
      ...pages.flatMap((path) => languages.map((language) => entry(path, language, languages))),
      ...[...content.pages()].flatMap(([path, written]) =>
        written.map((language) => entry(path, language, written)),
      ),
      ...catalogue.knownSkus().flatMap((sku) => languages.map((language) => productEntry(sku, language))),
      ...documents.skus().flatMap((sku) => documents.documentsOf(sku).map((each) => file(sku, each))),
      '</urlset>\n',
    ].join('\n');
  }

  /** With its pictures, and with the day of the store's last change where the store says it: of other pages none is known. */
  function productEntry(sku: string, language: Language): string {
    const product = catalogue.knownProduct(sku, language);
    const picture = (source: string) =>
      `<image:image><image:loc>${address(picturePath(source, 1440, 'jpg'))}</image:loc></image:image>`;
    return entry(
      paths.product(sku),
      language,
      languages,
      product?.modifiedOn ?? null,
      product?.pictures.slice(0, mostPictures).map(picture).join(''),
    );
  }

  /** A document, which has its language in itself. */
  const file = (sku: string, { kind, language, date }: ProductDocument) =>
    `<url><loc>${address(productDocumentPath(sku, kind, language))}</loc>${lastChange(date)}</url>`;

  const address = (path: string) => escapeUTF8(publicUrl + path);

  /** `written`: the languages that the page is in; of one alone there is no other to name. */
  function entry(
    path: string,
    language: Language,
    written: readonly Language[],
    modifiedOn: string | null = null,
    pictures = '',
  ): string {
    const alternate = (hreflang: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
    const alternates =
      written.length < 2
        ? []
        : [
            ...written.map((other) => alternate(other, address(inLanguage(path, other)))),
            alternate('x-default', address(path)),
          ];
    return [
      `<url><loc>${address(inLanguage(path, language))}</loc>`,
      lastChange(modifiedOn),
      ...alternates,
      `${pictures}</url>`,
    ].join('');
  }
};

const lastChange = (day: string | null) => (day === null ? '' : `<lastmod>${day}</lastmod>`);
