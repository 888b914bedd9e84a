import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { serialLimit } from '@kitchen/shared/limits.ts';
import { recallsApiPath, recallsSchema } from '@kitchen/shared/recalls.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Freshness } from '../platform/cache/freshness.ts';
import { openOperatorFile } from '../platform/cache/operator-file.ts';
import { dataEndpoint } from '../platform/http/data-endpoints.ts';
import type { ReportFileFaults } from '../platform/metrics/file-faults.ts';
import { presentRecall } from './present-recall.ts';
import type { RecallEntry } from './read-recalls.ts';
import { readRecalls } from './read-recalls.ts';
import { createRecallRoutes } from './routes.ts';

export { readRecalls };

export interface RecallsOptions {
  /** The list; null: nothing is recalled. */
  file: string | null;
  defaultLanguage: Language;
  /** Whether the SKU or the model of a product was typed. */
  isProductCode(typed: string): boolean;
  /** Whether all products are known to it. */
  knowsAllProducts(): boolean;
  /** What everything was made from that shows which products there are. */
  listed(): readonly Freshness[];
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Hears how much is wrong in it. */
  reportFaults?: ReportFileFaults | undefined;
  /** Has a CDN drop what carries these tags; absent where there is none. */
  purgeCdn?: ((tags: readonly string[]) => void) | undefined;
}

/**
 * The recalls of a file, which is read again when it was saved; as long as it is wrong the last good ones stay. Throws a
 * `ConfigError` where it is wrong from the start.
 */
export async function openRecalls(options: RecallsOptions, everyMs?: number) {
  const { file, defaultLanguage, isProductCode, knowsAllProducts, listed, logger, reportFaults, purgeCdn } =
    options;
  const list = await openOperatorFile(
    {
      variable: 'RECALLS_FILE',
      path: file,
      name: 'list of recalls',
      tag: 'recalls',
      without: toKnown([]),
      read: async (path) => toKnown(await readRecalls(path)),
      report: ({ entries }) => ({ counts: { recalls: entries.length } }),
      logger,
      reportFaults,
      purgeCdn,
    },
    everyMs,
  );
  const { sources } = list;
  const present = (language: Language) => ({
    items: list.current().entries.map((entry) => presentRecall(entry, language)),
    sources: sources(),
  });

  const endpoint = dataEndpoint({
    path: '/api/recalls',
    operationId: 'listRecalls',
    summary:
      'Recalls of products, newest first, and whether a serial number that is looked up is the code of a product',
    params: z.object({}),
    query: z.object({
      lng: z.enum(languageSchema.options, { error: 'expected en or it' }).default(defaultLanguage),
      serial: z.string().trim().max(serialLimit).default(''),
    }),
    response: recallsSchema,
    find: (_params, { lng: language, serial }) => ({
      key: recallsApiPath(language, serial),
      async read() {
        const { items, sources } = present(language);
        const isCode = serial !== '' && isProductCode(serial);
        return {
          value: { items, ...(isCode && { isProductCode: true }) },
          sources: serial === '' ? sources : [...sources, ...listed()],
          outcome: 'hit',
          ...(serial !== '' && !knowsAllProducts() && { ttlMs: 0 }),
        };
      },
    }),
  });

  return {
    endpoint,
    /** What other pages name of them: the newest of each product. */
    known: {
      idOf: (sku: string) => list.current().newest.get(skuKey(sku)),
      sources,
      /** Changes with any product's newest recall. */
      version: () => JSON.stringify([...list.current().newest]),
    },
    routes: createRecallRoutes({ file, entries: () => list.current().entries, present }),
    close: list.close,
  };
}

/** The entries, newest first, and the id of each product's newest by its SKU. */
function toKnown(entries: readonly RecallEntry[]) {
  const oldestFirst = entries.toReversed();
  return {
    entries,
    newest: new Map(oldestFirst.flatMap(({ id, skus }) => skus.map((sku) => [skuKey(sku), id] as const))),
  };
}
