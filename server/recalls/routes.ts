import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { recallsFeedPath } from '@kitchen/shared/recalls.ts';
import type { FastifyPluginAsync } from 'fastify';
import { findFile } from '../lib/find-file.ts';
import { fileAnswer } from '../platform/http/file-answer.ts';
import type { ResponseParts } from '../platform/http/finish-response.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import { notFound } from '../platform/problems/problems.ts';
import type { CurrentTexts } from '../platform/texts/site-texts.ts';
import { jsonFeed, rssFeed } from './feeds.ts';
import type { RecallEntry } from './read-recalls.ts';

export interface RecallRouteOptions {
  brand: Brand;
  publicUrl: string;
  texts(): CurrentTexts;
  cache: ResponseCache;
}

interface CurrentRecalls {
  /** The list; null where there is none. */
  file: string | null;
  entries(): readonly RecallEntry[];
  present(language: Language): Pick<ResponseParts, 'sources'> & { items: Recall[] };
}

const feeds = [
  { format: 'json', type: 'application/feed+json', write: jsonFeed },
  { format: 'xml', type: 'application/rss+xml', write: rssFeed },
] as const;

const quality = 5;

/** The feeds of the recalls, and their pictures. */
export const createRecallRoutes =
  ({ file, entries, present }: CurrentRecalls): FastifyPluginAsync<RecallRouteOptions> =>
  async (app, { brand, publicUrl, texts, cache }) => {
    for (const language of languages) {
      for (const { format, type, write } of feeds) {
        const path = recallsFeedPath(language, format);
        const parts = async (): Promise<ResponseParts> => {
          const { of, sources } = texts();
          const recalls = present(language);
          return {
            status: 200,
            headers: {
              'content-type': `${type}; charset=utf-8`,
              'content-language': language,
              'cache-control': 'public, no-cache',
              vary: 'Accept-Encoding',
            },
            body: write({
              recalls: recalls.items,
              language,
              texts: of[language].screens.recalls,
              brand,
              publicUrl,
            }),
            sources: [...recalls.sources, ...sources],
            outcome: 'hit',
            ttlMs: undefined,
          };
        };
        const schema = {
          operationId: `getRecallFeed_${language}_${format}`,
          summary: `Recalls as a feed (${type})`,
          response: { 200: fileAnswer(type), '4xx': problemSchema, '5xx': problemSchema },
        };
        app.get(path, { schema }, (request, reply) =>
          cache.respond(request, reply, path, { quality, parts }),
        );
      }
    }
    if (file === null) return;
    const folder = dirname(file);
    await app.register(fastifyStatic, { root: folder, serve: false });
    app.get<{ Params: { id: string; name: string } }>(
      '/recalls/:id/:name',
      { schema: { hide: true } },
      async ({ params: { id, name } }, reply) => {
        const entry = entries().find((known) => known.id === id && basename(known.picture.file) === name);
        const found = entry && (await findFile(folder, entry.picture.file));
        if (!found || typeof found === 'string') throw notFound('picture');
        return reply.sendFile(found.path, found.root, { maxAge: '1h', immutable: false });
      },
    );
  };
