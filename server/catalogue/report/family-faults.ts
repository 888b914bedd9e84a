import { categories } from '@kitchen/shared/categories.ts';
import { commonFacets, variedFacets } from '@kitchen/shared/facets.ts';
import type { ProductRecord } from '../../store/store.ts';
import type { FacetValues } from '../facet-values.ts';
import { familyKey } from '../find-families.ts';

/** All entries of a product, with the facet values that they give it. */
export interface ReportedProduct {
  group: ProductRecord[];
  values: FacetValues;
}

interface FamilyFault {
  kind: 'family-unclear' | 'family-alike';
  detail: string;
}

/**
 * What keeps products from being shown as versions of the family that their entries state, or that model, name and
 * SKU prove together.
 */
export function findFamilyFaults(products: readonly ReportedProduct[]): Map<ProductRecord[], FamilyFault> {
  const faults = new Map<ProductRecord[], FamilyFault>();
  const families = Map.groupBy(products, ({ group, values }) => familyKey(group, values));
  const withoutKey = families.get(null) ?? [];
  families.delete(null);
  for (const { group } of withoutKey.filter(isStated)) {
    faults.set(group, { kind: 'family-unclear', detail: 'no single colour and width, or two families' });
  }
  for (const versions of families.values()) {
    for (const version of versions) {
      const alike = likeOthers(version, versions);
      const found = isStated(version) ? [...alike, ...unlikeOthers(version, versions)] : alike;
      const kind = isStated(version) ? 'family-unclear' : 'family-alike';
      if (found.length > 0) faults.set(version.group, { kind, detail: found.join('; ') });
    }
  }
  return faults;
}

const isStated = ({ group }: ReportedProduct) => group.some(({ meta }) => meta.family);

/** Other versions that finish and width do not tell from one. */
function likeOthers(version: ReportedProduct, versions: readonly ReportedProduct[]): string[] {
  const lookOf = (product: ReportedProduct) =>
    JSON.stringify([categoryOf(product), ...variedFacets.map((facet) => product.values[facet])]);
  const alike = versions.filter((other) => other !== version && lookOf(other) === lookOf(version));
  return alike.length > 0 ? [`like ${alike.map(({ group }) => group[0]?.sku).join(', ')}`] : [];
}

/** What a version has that most of its family have otherwise, though it may not vary within a family. */
function unlikeOthers(version: ReportedProduct, versions: readonly ReportedProduct[]): string[] {
  const aspects = [
    { aspect: 'category', read: categoryOf },
    ...commonFacets.map((facet) => ({
      aspect: facet,
      read: ({ values }: ReportedProduct) => values[facet]?.join(', '),
    })),
  ];
  return aspects.flatMap(({ aspect, read }) => {
    const byValue = [...Map.groupBy(versions, read)].toSorted(([, a], [, b]) => b.length - a.length);
    const [usual] = byValue[0] ?? [];
    const own = read(version);
    return own === usual ? [] : [`${aspect}: ${own ?? 'none'}, of most ${usual ?? 'none'}`];
  });
}

const categoryOf = ({ group }: ReportedProduct) =>
  categories.find((category) => group.some((record) => record.categories.includes(category)));
