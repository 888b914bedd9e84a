import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@kitchen/shared/brand.ts';
import {
  catalogueFileName,
  catalogueListSchema,
  cataloguePath,
  cataloguesApiPath,
} from '@kitchen/shared/catalogues.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { KeptAnswers } from '../platform/http/kept-answers.ts';
import { sendAnswer } from '../platform/http/send-answer.ts';
import { readCatalogueFiles } from './read-catalogue-files.ts';

/** Brotli's quality: the list is made once. */
const listCompression = 5;

export interface CatalogueFileRouteOptions {
  /** Null: there are no catalogues. */
  folder: string | null;
  brand: Brand;
  kept: KeptAnswers;
  now(): number;
}

/** The catalogues to download, as they stand in the folder at the start, and the list of them. */
export const catalogueFileRoutes: FastifyPluginAsyncZod<CatalogueFileRouteOptions> = async (app, options) => {
  const { folder, brand, kept, now } = options;
  const catalogues = folder === null ? [] : await readCatalogueFiles(folder);
  const body = JSON.stringify(catalogueListSchema.parse({ catalogues }));

  app.get(
    cataloguesApiPath,
    { schema: { summary: 'Catalogues to download', response: { 200: catalogueListSchema } } },
    async (request, reply) => {
      const list =
        kept.get(cataloguesApiPath) ??
        (await kept.keep(
          cataloguesApiPath,
          {
            status: 200,
            headers: {
              'content-type': 'application/json; charset=utf-8',
              'cache-control': 'public, max-age=300',
              vary: 'Accept-Encoding',
            },
            sources: [],
            body,
          },
          listCompression,
        ));
      return sendAnswer(request, reply, list, 'hit', now());
    },
  );

  if (folder === null) return;
  await app.register(fastifyStatic, {
    root: resolve(folder),
    serve: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  });
  for (const { slug, language } of catalogues) {
    const name = catalogueFileName(slug, language);
    app.get(cataloguePath(slug, language), { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({
          'content-disposition': `inline; filename="${brand.slug}-${name}"`,
          'content-language': language,
        })
        .sendFile(name, resolve(folder), { maxAge: '1d', immutable: false }),
    );
  }
};
