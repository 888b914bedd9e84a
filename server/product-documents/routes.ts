import { realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@kitchen/shared/languages.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { productDocumentFileName } from '@kitchen/shared/product-documents.ts';
import { create as createDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toFileName } from '../lib/to-file-name.ts';
import { fileAnswer } from '../platform/http/file-answer.ts';
import { notFound } from '../platform/problems/problems.ts';
import type { FoundDocument } from './read-documents-folder.ts';

/** What is saved anew is sent within this time. */
const maxAge = '30s';

/** The route of the documents' files; `documentsOf` gives those of a SKU, `pictureOf` what stands with them. */
export function createProductDocumentRoutes(
  folder: string | null,
  documentsOf: (sku: string) => readonly FoundDocument[],
  pictureOf: (sku: string) => string | null | undefined,
): FastifyPluginAsyncZod {
  const findIn = (sku: string, file: string): { path: string; language?: Language } | undefined => {
    const picture = pictureOf(sku);
    if (picture && basename(picture) === file) return { path: picture };
    return documentsOf(sku).find(({ kind, language }) => productDocumentFileName(kind, language) === file);
  };
  return async (app) => {
    if (folder !== null) await app.register(fastifyStatic, { root: resolve(folder), serve: false });
    app.get(
      '/product-documents/:sku/:file',
      {
        schema: {
          operationId: 'getProductDocument',
          summary:
            'A document of a product (PDF), or the range of its bytes that is asked for; or the picture beside it',
          params: z.object({ sku: z.string(), file: z.string() }),
          response: { 200: fileAnswer('application/pdf'), '4xx': problemSchema, '5xx': problemSchema },
        },
      },
      async ({ params: { sku, file } }, reply) => {
        const found = findIn(sku, file);
        // Nothing but what the folder was found to hold; a link that has taken its place since leads elsewhere.
        const root = found && folder !== null && (await realpath(folder).catch(() => null));
        const full = root && join(root, found.path);
        if (!full || (await realpath(full).catch(() => null)) !== full) throw notFound('document');
        reply.headers({
          'content-disposition': createDisposition(toFileName(`${sku}-${file}`), {
            type: 'inline',
          }),
          ...(found.language && { 'content-language': found.language }),
        });
        return reply.sendFile(found.path, root, { maxAge, immutable: false });
      },
    );
  };
}
