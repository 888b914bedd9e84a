import { open, realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { Language } from '@kitchen/shared/languages.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { create as createDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toFileName } from '../lib/to-file-name.ts';
import { fileAnswer } from '../platform/http/file-answer.ts';
import { notFound } from '../platform/problems/problems.ts';
import type { FoundDocument } from './read-documents-folder.ts';

/** What is saved anew is sent within this time. */
const maxAge = '30s';

/** The name under which a document is saved. */
export const documentName = (sku: string, file: string): string => toFileName(`${sku}-${file}`);

/**
 * The real path of the folder as long as it holds nothing but what it was found to hold at a path: a link that has taken
 * its place since leads elsewhere.
 */
async function rootOf(folder: string | null, path: string): Promise<string | null> {
  const root = folder !== null && (await realpath(folder).catch(() => null));
  const full = root && join(root, path);
  return full && (await realpath(full).catch(() => null)) === full ? root : null;
}

/** Opens a document; null where it has gone since the folder was read. */
export async function openDocument(folder: string | null, { path }: FoundDocument): Promise<Readable | null> {
  const root = await rootOf(folder, path);
  const file = root && (await open(join(root, path)).catch(() => null));
  return file ? file.createReadStream() : null;
}

/** The route of the documents' files; `findFile` gives one of a SKU, `pictureOf` what stands with them. */
export function createProductDocumentRoutes(
  folder: string | null,
  findFile: (sku: string, file: string) => Promise<FoundDocument | undefined>,
  pictureOf: (sku: string) => string | null | undefined,
): FastifyPluginAsyncZod {
  const find = async (
    sku: string,
    file: string,
  ): Promise<{ path: string; language?: Language } | undefined> => {
    const picture = pictureOf(sku);
    return picture && basename(picture) === file ? { path: picture } : findFile(sku, file);
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
        const found = await find(sku, file);
        const root = found && (await rootOf(folder, found.path));
        if (!root) throw notFound('document');
        reply.headers({
          'content-disposition': createDisposition(documentName(sku, file), { type: 'inline' }),
          ...(found.language && { 'content-language': found.language }),
        });
        return reply.sendFile(found.path, root, { maxAge, immutable: false });
      },
    );
  };
}
