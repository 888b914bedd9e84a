import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Selection } from '@kitchen/shared/facets.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import { languages } from '@kitchen/shared/languages.ts';
import pino from 'pino';
import { Registry } from 'prom-client';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { startDemoStore } from '../demo/store/demo-store.ts';
import type { StoredProduct } from '../demo/store/stored-product.ts';
import { processClocks } from '../lib/clocks.ts';
import { createPictureNames } from '../media/media.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import { createStore } from '../store/store.ts';
import { manyProducts } from '../testing/many-products.ts';
import { median } from './median.ts';

const small = 200;
const large = 2_000;
const rounds = 15;
const familySize = 5;
const collections = ['antique', 'elegant', 'mixture', 'perfection'] as const;

export interface ListingComparison {
  /** Milliseconds a request. */
  baseMs: number;
  otherMs: number;
  /** Median of the rounds' ratios. */
  ratio: number;
}

/**
 * Time of a listing request under ever changing selections, in a category of 200 products and in
 * one of 2000. All selections leave more than a page in both, so the answers are alike.
 */
export const compareFiltering = () => compareListings(manyProducts(small), manyProducts(large));

/** The same in a category of 2000 products that are of no family, and in one where they are versions of 400. */
export const compareFamilies = () => compareListings(versions('no families'), versions('families'));

async function compareListings(
  base: readonly StoredProduct[],
  other: readonly StoredProduct[],
): Promise<ListingComparison> {
  await using first = await openCatalogue(base);
  await using second = await openCatalogue(other);
  const selections = changingSelections();
  const pairs: { base: number; other: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({
      base: await timeListings(first.catalogue, selections),
      other: await timeListings(second.catalogue, selections),
    });
  }
  // The first rounds only warm the code up.
  const counted = pairs.slice(5);
  return {
    baseMs: median(counted.map((pair) => pair.base)),
    otherMs: median(counted.map((pair) => pair.other)),
    ratio: median(counted.map((pair) => pair.other / pair.base)),
  };
}

/** 2000 products, five at a time alike but for their finish; `families` says so. */
function versions(as: 'families' | 'no families'): StoredProduct[] {
  return manyProducts(large).map((product, entry) => {
    const family = Math.floor(entry / languages.length / familySize);
    const meta = new Map(product.meta)
      .set('collection', collections[family % collections.length] ?? '')
      .set('width', facetOptions.width[family % facetOptions.width.length] ?? '');
    if (as === 'families') meta.set('family', `Model ${family}`);
    return { ...product, meta: [...meta] };
  });
}

async function openCatalogue(
  products: readonly StoredProduct[],
): Promise<AsyncDisposable & { catalogue: Catalogue }> {
  const store = await startDemoStore({ products });
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-filtering-'));
  const logger = pino({ level: 'silent' });
  const catalogue = await createCatalogue({
    store: createStore({ ...store, timeoutMs: 60_000, logger }),
    config: { dataDir, synonymsFile: null, cache: { freshForMs: 86_400_000, staleForMs: 86_400_000 } },
    redis: null,
    nameOf: createPictureNames('bench', store.homeUrl).nameOf,
    shopHomes: [],
    texts: () => ({ of: builtInTexts, sources: [] }),
    noteUnfound: () => undefined,
    registry: new Registry(),
    logger,
    ...processClocks,
  });
  const { value } = await catalogue.listing('cookers', 'en', {}, 1);
  const count = products.length / languages.length;
  if (value.total !== count) throw new Error(`Of ${count} products ${value.total} are listed`);
  return {
    catalogue,
    async [Symbol.asyncDispose]() {
      await catalogue.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Pairs of colours with pairs of collections and a page: no request is the same as another. */
function changingSelections(): { selection: Selection; page: number }[] {
  const colors = ['burgundy', 'cream', 'black', 'white', 'anthracite', 'stainless_steel'] as const;
  return colors.flatMap((color, index) =>
    collections.flatMap((collection) =>
      facetOptions.width.map((width) => ({
        selection: {
          color: [color, colors[(index + 1) % colors.length] ?? color],
          collection: collections.filter((other) => other !== collection),
          width: facetOptions.width.filter((other) => other !== width),
        },
        page: 1,
      })),
    ),
  );
}

/** Milliseconds a request. */
async function timeListings(
  catalogue: Catalogue,
  requests: ReturnType<typeof changingSelections>,
): Promise<number> {
  const startedAt = performance.now();
  let bytes = 0;
  for (const { selection, page } of requests) {
    const { value } = await catalogue.listing('cookers', 'en', selection, page);
    bytes += JSON.stringify(value).length;
  }
  if (bytes === 0) throw new Error('Nothing was listed');
  return (performance.now() - startedAt) / requests.length;
}
