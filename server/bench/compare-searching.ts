import { builtInSynonyms } from '../catalogue/search/open-synonyms.ts';
import { ProductSearch } from '../catalogue/search/product-search.ts';
import { appliances } from '../demo/catalogue/appliances.ts';
import { energyMeta } from '../demo/catalogue/energy-figures.ts';
import { shortDescription } from '../demo/catalogue/product-texts.ts';
import { specifications } from '../demo/catalogue/specifications.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { median } from './median.ts';

const small = 1_000;
const large = 10_000;
const rounds = 15;

/** What visitors type: names, kinds, facts, words of the other language, slips, and what nothing has. */
const queries = [
  ...[
    'antique 100',
    'oven',
    'gas hob 75',
    'extractor 90',
    'induction cooker two ovens 90',
    '5 burner gas cooker',
  ],
  ...[
    'self cleaning oven',
    'cucina avorio',
    'inductoin hob',
    'an100',
    'oven pyrolytic',
    'zzzznothing',
    'cast iron',
  ],
];

export interface SearchComparison {
  /** Milliseconds a query, among 1,000 products and among 10,000. */
  smallMs: number;
  largeMs: number;
  /** The slowest query among 10,000. */
  slowestMs: number;
  ratio: number;
}

/** Time of a search in the index of known products, among 1,000 and among 10,000. */
export async function compareSearching(): Promise<SearchComparison> {
  const [few, many] = [await openSearch(small), await openSearch(large)];
  const pairs = Array.from({ length: rounds }, () => ({ few: time(few), many: time(many) })).slice(5);
  const meanOf = (times: readonly number[]) => times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return {
    smallMs: median(pairs.map((pair) => meanOf(pair.few))),
    largeMs: median(pairs.map((pair) => meanOf(pair.many))),
    slowestMs: Math.max(...queries.map((_, index) => median(pairs.map((pair) => pair.many[index] ?? 0)))),
    ratio: median(pairs.map((pair) => meanOf(pair.many) / meanOf(pair.few))),
  };
}

/** Milliseconds of processor time of each query, in which the machine's other work has no part. */
function time(search: ProductSearch): number[] {
  return queries.map((query) => {
    const before = process.threadCpuUsage();
    search.search(query);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
}

/** Of so many products, the demo's over and over. */
async function openSearch(count: number): Promise<ProductSearch> {
  const search = new ProductSearch('en', () => builtInSynonyms, builtInTexts);
  const records = Array.from({ length: count }, (_, index) => recordOf(index));
  await search.update('all', records);
  return search;
}

function recordOf(index: number): ProductRecord {
  const appliance = appliances[index % appliances.length];
  if (!appliance) throw new Error('The demo has no products');
  const { sku, name, category, line, color, size, model } = appliance;
  return aRecord({
    id: index + 1,
    sku: `${sku}-${index}`,
    name: name.en,
    categories: [category],
    shortDescription: shortDescription(appliance, 'en'),
    meta: {
      ...specifications(appliance, 'en'),
      ...energyMeta(appliance),
      ...{ model, color, collection: line, width: String(size) },
    },
  });
}
