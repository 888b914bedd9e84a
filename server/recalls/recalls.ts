import { resolve } from 'node:path';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { recallsApiPath, recallsSchema } from '@kitchen/shared/recalls.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { ConfigError } from '../config/config.ts';
import { keepCurrent, openCurrentFile } from '../lib/current-file.ts';
import { fixedSource } from '../platform/cache/freshness.ts';
import { dataEndpoint } from '../platform/http/data-endpoints.ts';
import { presentRecall } from './present-recall.ts';
import type { RecallEntry } from './read-recalls.ts';
import { readRecalls } from './read-recalls.ts';
import { createRecallRoutes } from './routes.ts';

export { readRecalls };

/** How often is looked whether the list was saved. */
const lookEveryMs = 5_000;

export interface RecallsOptions {
  /** The list; null: nothing is recalled. */
  file: string | null;
  defaultLanguage: Language;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Has a CDN drop what carries these tags; absent where there is none. */
  purgeCdn?: ((tags: readonly string[]) => void) | undefined;
  now(): number;
}

/**
 * The recalls of a file, which is read again when it was saved; as long as it is wrong the last good ones stay. Throws a
 * `ConfigError` where it is wrong from the start.
 */
export async function openRecalls(options: RecallsOptions, everyMs = lookEveryMs) {
  const { defaultLanguage, logger, purgeCdn, now } = options;
  const file = options.file === null ? null : resolve(options.file);
  let entries: readonly RecallEntry[] = [];
  /** The id of each product's newest, by its SKU. */
  let newest = new Map<string, string>();
  /** What everything was made from that shows recalls. */
  let source = fixedSource('recalls', now());
  let stop: (() => void) | undefined;

  function take(found: readonly RecallEntry[]) {
    entries = found;
    const oldestFirst = found.toReversed();
    newest = new Map(oldestFirst.flatMap(({ id, skus }) => skus.map((sku) => [skuKey(sku), id])));
  }

  if (file !== null) {
    const current = await openCurrentFile({
      path: file,
      read: () => readRecalls(file),
      onRead(found) {
        take(found);
        source.invalidated = true;
        source = fixedSource('recalls', now());
        purgeCdn?.([source.tag]);
        logger.info({ recalls: found.length }, 'The list of recalls was read again');
      },
      onFault: (error) => logger.warn({ err: error }, `${error.message}\nThe last good list stays`),
    }).catch((error: Error) => {
      throw new ConfigError(`RECALLS_FILE: ${error.message}`);
    });
    take(await current());
    stop = keepCurrent(current, everyMs);
  }

  const sources = () => (file === null ? [] : [source]);
  const present = (language: Language) => ({
    items: entries.map((entry) => presentRecall(entry, language)),
    sources: sources(),
  });

  const endpoint = dataEndpoint({
    path: '/api/recalls',
    operationId: 'listRecalls',
    summary: 'Recalls of products, newest first',
    params: z.object({}),
    query: z.object({
      lng: z.enum(languageSchema.options, { error: 'expected en or it' }).default(defaultLanguage),
    }),
    response: recallsSchema,
    find: (_params, { lng: language }) => ({
      key: recallsApiPath(language),
      async read() {
        const { items, sources } = present(language);
        return { value: { items }, sources, outcome: 'hit' };
      },
    }),
  });

  return {
    endpoint,
    /** What other pages name of them: the newest of each product. */
    known: {
      idOf: (sku: string) => newest.get(skuKey(sku)),
      sources,
      /** Changes with any product's newest recall. */
      version: () => JSON.stringify([...newest]),
    },
    routes: createRecallRoutes({ file, entries: () => entries, present }),
    close: () => stop?.(),
  };
}
