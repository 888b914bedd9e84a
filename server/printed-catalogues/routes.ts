import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@kitchen/shared/brand.ts';
import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { catalogueFileName, cataloguePath } from '@kitchen/shared/catalogues.ts';
import type { FastifyPluginAsync } from 'fastify';

/** The routes of the catalogues' files. */
export function createCatalogueFileRoutes(
  folder: string | null,
  files: readonly CatalogueFile[],
): FastifyPluginAsync<{ brand: Brand }> {
  return async (app, { brand }) => {
    if (folder === null) return;
    const root = resolve(folder);
    await app.register(fastifyStatic, { root, serve: false });
    for (const { slug, language } of files) {
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
}
