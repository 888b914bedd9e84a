import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import type { Dealers } from '../dealers/dealers.ts';
import type { DataReader } from '../platform/http/data-endpoints.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import type { ProductDocuments } from '../product-documents/product-documents.ts';
import type { Client } from './client-build.ts';
import { createPageRenderer } from './render-page.ts';
import type { PageWarming } from './routes.ts';
import { pageRoutes } from './routes.ts';
import { searchEngineRoutes } from './search-engine-routes.ts';
import { securityTxtRoute } from './security-txt.ts';
import { canonicalAddresses } from './site-pages.ts';
import { webManifestRoute } from './web-manifest.ts';

export type { Client } from './client-build.ts';
export { loadClientBuild } from './client-build.ts';
export { mayBeThere } from './site-pages.ts';
export type { WarmingPace } from './warm-pages.ts';
export { usualPace } from './warm-pages.ts';

const dayMs = 86_400_000;

export interface PagesOptions {
  client: Client;
  config: Pick<
    Config,
    'brand' | 'defaultLanguage' | 'enquiryRetentionMs' | 'loginUrl' | 'registrationUrl' | 'webVitalsShare'
  >;
  publicUrl: string;
  catalogue: Pick<
    Catalogue,
    'known' | 'knownSkus' | 'knownProduct' | 'listing' | 'isWarm' | 'knownShopPage' | 'findShopPage'
  >;
  content: Pick<Content, 'ofPage' | 'findRedirect' | 'pages' | 'sources'>;
  dealers: Pick<Dealers, 'ids' | 'countries'>;
  documents: Pick<ProductDocuments, 'skus' | 'documentsOf'>;
  cache: ResponseCache;
  /** Of the pages that have to be rendered. */
  limit: RequestLimit;
  uncachedLimit: RequestLimit;
  /** Throws where too many pages wait to be rendered. */
  refuse(): never;
  warming: Omit<PageWarming, 'addresses'>;
  /** Reads what a page shows. */
  read: DataReader;
  now(): number;
}

/** The pages, and what browsers and search engines look for beside them. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const {
    client,
    config,
    publicUrl,
    catalogue,
    content,
    dealers,
    documents,
    cache,
    limit,
    uncachedLimit,
    read,
    now,
  } = options;
  const { brand, defaultLanguage } = config;
  await app.register(webManifestRoute, { brand });
  await app.register(securityTxtRoute, { email: brand.email, publicUrl, now });
  await app.register(searchEngineRoutes, { catalogue, content, dealers, documents, cache, brand, publicUrl });
  const settings = {
    brand,
    publicUrl,
    enquiryRetentionDays: config.enquiryRetentionMs / dayMs,
    loginAvailable: config.loginUrl !== null,
    registrationUrl: config.registrationUrl,
    webVitalsShare: config.webVitalsShare,
  };
  const renderer = createPageRenderer({ client, settings, content, read, now });
  await app.register(pageRoutes, {
    cache,
    limit,
    uncachedLimit,
    renderer,
    catalogue,
    findRedirect: content.findRedirect,
    refuse: options.refuse,
    defaultLanguage,
    warming: {
      ...options.warming,
      // While developing no page is cached.
      pace: client.finishDocument ? null : options.warming.pace,
      // Before the listings are known each page would ask the store.
      addresses: async () =>
        catalogue.isWarm() ? canonicalAddresses(brand, catalogue, dealers, documents, content) : [],
    },
  });
};
