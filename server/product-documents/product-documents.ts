import { skuLimit } from '@kitchen/shared/limits.ts';
import type { Product } from '@kitchen/shared/product.ts';
import {
  productDocumentFileName,
  productDocumentKinds,
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
  findProduct(sku: string): Promise<DataAnswer<Pick<Product, 'sku' | 'model'>> | null>;
  /** SKUs of the products that listings know. */
  knownSkus(): readonly string[];
  /** The model of a product that listings know; undefined where they know none of this SKU. */
  knownModel(sku: string): Product['model'] | undefined;
  logger: FastifyBaseLogger;
}

/** The documents that products bring along, as they stand in a folder, which is read again from time to time. */
export async function openProductDocuments(
  { folder, findProduct, knownSkus, knownModel, logger }: ProductDocumentsOptions,
  everyMs = rereadMs,
) {
  let documents = new Map<string, FoundDocument[]>();
  let appliances = new Map<string, DocumentedAppliance>();
  /** What was made from the folder as a whole. */
  let whole = fixedSource('product-documents');
  /** What answers were made from, by the key of a folder. */
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

  /** The keys of the folders that may hold a product's documents, its own first. */
  const keysOf = (sku: string, model: string | null | undefined) => [sku, ...modelsIn(model)].map(skuKey);

  /** Of each kind and language one, in the order of kinds. */
  function documentsOf(sku: string, model = knownModel(sku)): FoundDocument[] {
    const found = new Map<string, FoundDocument>();
    for (const document of keysOf(sku, model).flatMap((key) => documents.get(key) ?? [])) {
      const name = productDocumentFileName(document.kind, document.language);
      if (!found.has(name)) found.set(name, document);
    }
    return [...found.values()].toSorted(
      (one, other) => productDocumentKinds.indexOf(one.kind) - productDocumentKinds.indexOf(other.kind),
    );
  }

  const sourcesOf = (sku: string, model = knownModel(sku)) =>
    folder === null ? [] : keysOf(sku, model).map(sourceOf);

  /** What the folder says of an appliance that has documents. */
  function applianceOf(sku: string): DocumentedAppliance | undefined {
    const own = appliances.get(skuKey(sku));
    if (!isKnown(sku)) return knownModels().has(skuKey(sku)) ? undefined : own;
    if (own || documentsOf(sku).length === 0) return own;
    return { sku, name: null, category: null, picture: null };
  }

  const isKnown = (sku: string) => knownModel(sku) !== undefined;
  const knownModels = () => new Set(knownSkus().flatMap((sku) => modelsIn(knownModel(sku)).map(skuKey)));

  /** Those of no product or model that listings know. */
  function noLongerMade(): DocumentedAppliance[] {
    const models = knownModels();
    return [...appliances.values()].filter(({ sku }) => !isKnown(sku) && !models.has(skuKey(sku)));
  }

  /** A document by the name of its file; undefined where the product has none of this name. */
  async function findFile(sku: string, file: string): Promise<FoundDocument | undefined> {
    const isMeant = ({ kind, language }: FoundDocument) => productDocumentFileName(kind, language) === file;
    const known = documentsOf(sku).find(isMeant);
    // Until listings know the product, the store says of which model it is.
    if (known || folder === null || isKnown(sku)) return known;
    const product = await findProduct(sku);
    return product ? documentsOf(sku, product.value.model).find(isMeant) : undefined;
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
        const { sku: asInStore, model } = product.value;
        return {
          ...product,
          value: { items: documentsOf(asInStore, model) },
          sources: [...product.sources, ...sourcesOf(asInStore, model)],
        };
      },
    }),
  });

  return {
    endpoint,
    /** By SKU; `model` is given where the product has been read, else it is what listings know. */
    documentsOf,
    /** Each document of a product with the name under which it is saved, to read it. */
    filesOf: (sku: string, model?: string | null) =>
      documentsOf(sku, model).map((document) => ({
        name: documentName(sku, productDocumentFileName(document.kind, document.language)),
        open: () => openDocument(folder, document),
      })),
    applianceOf,
    /** Of all that have documents, as the store writes them where it has them. */
    skus: () => [
      ...knownSkus().filter((sku) => documentsOf(sku).length > 0),
      ...noLongerMade().map(({ sku }) => sku),
    ],
    noLongerMade,
    /** What everything was made from that shows which have documents. */
    sources: () => (folder === null ? [] : [whole]),
    /** What everything was made from that shows a product's documents. */
    sourcesOf,
    version: () => JSON.stringify([...documents]),
    routes: createProductDocumentRoutes(folder, findFile, (sku) => appliances.get(skuKey(sku))?.picture),
    close: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
export type ProductDocuments = Awaited<ReturnType<typeof openProductDocuments>>;

/** A product may be stated to be of several. */
const modelsIn = (model: string | null | undefined) => model?.split(', ') ?? [];

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
