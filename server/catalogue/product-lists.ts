import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { Comparison, ProductCards } from '@kitchen/shared/product-lists.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { NamePicture } from '../media/media.ts';
import type { DataAnswer } from '../platform/http/data-endpoints.ts';
import { provenanceOfAll } from '../platform/http/data-endpoints.ts';
import { badInput, notFound } from '../platform/problems/problems.ts';
import type { RecordCache } from './cached-records.ts';
import { unavailable } from './cached-records.ts';
import { chooseRecord } from './choose-record.ts';
import type { ReportUnknownValue } from './facet-values.ts';
import { facetValues } from './facet-values.ts';
import type { KnownProducts } from './known-products.ts';
import { presentCard } from './present-card.ts';
import { readProductFacts } from './product-facts.ts';
import { readEnergyClass } from './read-energy-label.ts';

export interface CardOptions {
  byCategory: RecordCache;
  known: KnownProducts;
  nameOf: NamePicture;
  reportUnknown: ReportUnknownValue;
}

/**
 * The cards of products by SKU, from the listings alone: a list of made-up SKUs must not become as many calls to the
 * store. Rejects where there is none of them, and where one is not found while a listing cannot be read.
 */
export async function readCards(
  skus: readonly string[],
  language: Language,
  { byCategory, known, nameOf, reportUnknown }: CardOptions,
): Promise<DataAnswer<ProductCards>> {
  const lookups = await Promise.allSettled(categories.map((category) => byCategory.get(category)));
  const items: ProductCards['items'] = [];
  const missing: string[] = [];
  for (const sku of skus) {
    const listed = known.bySku(skuKey(sku));
    const record = chooseRecord(listed?.records ?? [], language);
    if (!listed || !record) {
      missing.push(sku);
      continue;
    }
    const { category } = listed;
    const records = [record, ...listed.records.filter((other) => other !== record)];
    const values = facetValues(records, reportUnknown);
    const product = {
      record,
      values,
      facts: readProductFacts(records, values),
      energy: readEnergyClass(records, reportUnknown),
    };
    items.push({ ...presentCard(product, category, undefined, language, nameOf), category });
  }
  const failed = lookups.find(({ status }) => status === 'rejected');
  if (missing.length > 0 && failed?.status === 'rejected') throw unavailable(failed.reason);
  if (skus.length > 0 && items.length === 0) throw notFound('product');
  return {
    value: { items, missing },
    sources: known.categories().map(({ entry }) => entry.freshness),
    outcome: lookups.some((lookup) => lookup.status === 'fulfilled' && lookup.value.outcome === 'miss')
      ? 'miss'
      : 'hit',
  };
}

/** Products of one category side by side; `read` finds each. */
export async function compareProducts(
  skus: readonly string[],
  read: (sku: string) => Promise<DataAnswer<Product> | null>,
): Promise<DataAnswer<Comparison>> {
  const answers = await Promise.all(
    skus.map(async (sku) => {
      const answer = await read(sku);
      if (!answer) throw notFound('product');
      return answer;
    }),
  );
  const products = answers.map(({ value }) => value);
  const [category, ...others] = new Set(products.map((product) => product.category));
  if (products.length > 1 && (category === null || others.length > 0)) {
    throw badInput([{ name: 'items', message: 'expected products of one category' }]);
  }
  return { value: { products }, ...provenanceOfAll(answers) };
}
