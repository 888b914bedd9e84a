import { skuLimit } from '@kitchen/shared/limits.ts';
import type { Product } from '@kitchen/shared/product.ts';
import {
  productDocumentFileName,
  productDocumentsApiPath,
  productDocumentsSchema,
} from '@kitchen/shared/product-documents.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { warnOnce } from '../lib/warn-once.ts';
import type { Freshness } from '../platform/cache/freshness.ts';
import { fixedSource } from '../platform/cache/freshness.ts';
import type { DataAnswer } from '../platform/http/data-endpoints.ts';
import { dataEndpoint } from '../platform/http/data-endpoints.ts';
import { notFound } from '../platform/problems/problems.ts';
import type { DocumentedAppliance, FoundDocument } from './read-documents-folder.ts';
import { readDocumentsFolder } from './read-documents-folder.ts';
import { createProductDocumentRoutes, documentName, openDocument } from './routes.ts';

export type { DocumentedAppliance } from './read-documents-folder.ts';
export { readDocumentsFolder };

/** How often the folder is read again. */
const rereadMs = 30_000;

export interface ProductDocumentsOptions {
  /** Null: there are none. */
  folder: string | null;
  /** Null where no published product has this SKU. */
  findProduct(sku: string): Promise<DataAnswer<Pick<Product, 'sku'>> | null>;
  /** Whether listings know a product of this SKU. */
  isListed(sku: string): boolean;
  logger: FastifyBaseLogger;
}

/** The documents that products bring along, as they stand in a folder, which is read again from time to time. */
export async function openProductDocuments(
  { folder, findProduct, isListed, logger }: ProductDocumentsOptions,
  everyMs = rereadMs,
) {
  let documents = new Map<string, FoundDocument[]>();
  let appliances = new Map<string, DocumentedAppliance>();
  /** What was made from the folder as a whole. */
  let whole = fixedSource('product-documents');
  /** What answers were made from, by the key of their SKU. */
  const sources = new Map<string, ReturnType<typeof fixedSource>>();
  const warn = warnOnce((expected, path) =>
    logger.warn({ path, expected }, 'A file in the folder of product documents is not shown'),
  );

  async function read(root: string): Promise<void> {
    try {
      const found = await readDocumentsFolder(root);
      for (const { path, expected } of found.refused) warn(expected, path);
      const isAsItWas = (key: string) =>
        isEqual(documents.get(key), found.documents.get(key)) &&
        isEqual(appliances.get(key), found.appliances.get(key));
      for (const [key, source] of sources) {
        if (isAsItWas(key)) continue;
        source.invalidated = true;
        sources.delete(key);
      }
      if (![...documents.keys(), ...found.documents.keys()].every(isAsItWas)) {
        whole.invalidated = true;
        whole = fixedSource(whole.tag);
      }
      ({ documents, appliances } = found);
    } catch (error) {
      // The last that was read stays.
      logger.error({ err: error }, 'The folder of product documents cannot be read');
    }
  }

  function sourceOf(key: string): Freshness {
    const source = sources.get(key) ?? fixedSource('product-documents');
    sources.set(key, source);
    return source;
  }

  let timer: NodeJS.Timeout | undefined;
  if (folder !== null) {
    await read(folder);
    // One reading at a time, however slow the disk is.
    const readOn = () => void read(folder).finally(() => timer?.refresh());
    timer = setTimeout(readOn, everyMs).unref();
  }

  const endpoint = dataEndpoint({
    path: '/api/products/:sku/documents',
    operationId: 'listProductDocuments',
    summary: 'Documents of a product to download',
    params: z.object({
      sku: z.string().max(skuLimit, { error: `expected at most ${skuLimit} characters` }),
    }),
    query: z.object({}),
    response: productDocumentsSchema,
    find: ({ sku }) => ({
      key: productDocumentsApiPath(skuKey(sku)),
      async read() {
        const product = await findProduct(sku);
        if (!product) throw notFound('product');
        const key = skuKey(product.value.sku);
        return {
          ...product,
          value: { items: documents.get(key) ?? [] },
          sources: folder === null ? product.sources : [...product.sources, sourceOf(key)],
        };
      },
    }),
  });

  const documentsOf = (sku: string) => documents.get(skuKey(sku)) ?? [];
  return {
    endpoint,
    documentsOf,
    /** Each document of a product with the name under which it is saved, to read it. */
    filesOf: (sku: string) =>
      documentsOf(sku).map((document) => ({
        name: documentName(sku, productDocumentFileName(document.kind, document.language)),
        open: () => openDocument(folder, document),
      })),
    /** What the folder says of an appliance that has documents. */
    applianceOf: (sku: string) => appliances.get(skuKey(sku)),
    /** All that have documents. */
    appliances: () => [...appliances.values()],
    /** Those of no product that listings know. */
    noLongerMade: () => [...appliances.values()].filter(({ sku }) => !isListed(sku)),
    /** What everything was made from that shows which have documents. */
    sources: () => (folder === null ? [] : [whole]),
    /** What everything was made from that shows a product's documents. */
    sourcesOf: (sku: string) => (folder === null ? [] : [sourceOf(skuKey(sku))]),
    version: () => JSON.stringify([...documents]),
    routes: createProductDocumentRoutes(folder, documentsOf, (sku) => appliances.get(skuKey(sku))?.picture),
    close: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
export type ProductDocuments = Awaited<ReturnType<typeof openProductDocuments>>;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
