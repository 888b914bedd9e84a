import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@kitchen/shared/brand.ts';
import { catalogueFileName, cataloguePath } from '@kitchen/shared/catalogues.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { PrintedCatalogues } from './printed-catalogues.ts';

export interface CatalogueFileRouteOptions {
  catalogues: Pick<PrintedCatalogues, 'folder' | 'files'>;
  brand: Brand;
}

/** The catalogues' files. */
export const catalogueFileRoutes: FastifyPluginAsync<CatalogueFileRouteOptions> = async (app, options) => {
  const { catalogues, brand } = options;
  if (catalogues.folder === null) return;
  const root = resolve(catalogues.folder);
  await app.register(fastifyStatic, { root, serve: false });
  for (const { slug, language } of catalogues.files) {
    const name = catalogueFileName(slug, language);
    app.get(cataloguePath(slug, language), { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({
          'content-disposition': `inline; filename="${brand.slug}-${name}"`,
          'content-language': language,
        })
        .sendFile(name, root, { maxAge: '1d', immutable: false }),
    );
  }
};
