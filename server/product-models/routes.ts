import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { create as createDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toFileName } from '../lib/to-file-name.ts';
import { fileAnswer } from '../platform/http/file-answer.ts';
import { notFound } from '../platform/problems/problems.ts';
import { findModelFile } from './open-model.ts';
import type { FoundModel } from './read-models-folder.ts';

/** The route of the models' files, whose addresses change with their content. */
export function createProductModelRoutes(
  folder: string | null,
  find: (name: string) => FoundModel | undefined,
): FastifyPluginAsyncZod {
  return async (app) => {
    if (folder !== null) await app.register(fastifyStatic, { root: resolve(folder), serve: false });
    app.get(
      '/product-models/:hash/:file',
      {
        schema: {
          operationId: 'getProductModel',
          summary:
            'The model of a product in three dimensions (GLB), or the range of its bytes that is asked for',
          params: z.object({ hash: z.string(), file: z.string() }),
          response: { 200: fileAnswer('model/gltf-binary'), '4xx': problemSchema, '5xx': problemSchema },
        },
      },
      async ({ params: { hash, file } }, reply) => {
        const found = find(file.replace(/\.glb$/, ''));
        const at = found?.hash === hash && (await findModelFile(folder, found));
        if (!at) throw notFound('model');
        reply.header('content-disposition', createDisposition(toFileName(file), { type: 'inline' }));
        return reply.sendFile(at.file, at.root, { maxAge: '1y', immutable: true });
      },
    );
  };
}
