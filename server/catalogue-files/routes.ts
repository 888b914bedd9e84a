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
import type { KeptAnswers } from '../answers/kept-answers.ts';
import { sendAnswer } from '../answers/send-answer.ts';
import { readCatalogueFiles } from './read-catalogue-files.ts';

/** Brotli's quality: the list is made once. */
const listCompression = 5;

/** Browsers show a PDF as an object in a page of their own, which they style within. */
const policy =
  "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

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
  const byPath = new Map(catalogues.map((file) => [cataloguePath(file.slug, file.language), file] as const));
  await app.register(fastifyStatic, {
    root: resolve(folder),
    serve: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  });
  for (const [path, { slug, language }] of byPath) {
    const name = catalogueFileName(slug, language);
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({
          'content-disposition': `inline; filename="${brand.slug}-${name}"`,
          'content-language': language,
          'content-security-policy': policy,
        })
        .sendFile(name, resolve(folder), { maxAge: '1d', immutable: false }),
    );
  }
};
