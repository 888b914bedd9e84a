import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import { isDenial } from '@kitchen/shared/is-denial.ts';
import type { Features } from '@kitchen/shared/product.ts';
import { readParts } from '@kitchen/shared/split-specification.ts';
import type { ProductRecord } from '../store/store.ts';
import type { FacetValues } from './facet-values.ts';
import { foldText } from './fold-text.ts';
import type { ProductFacts } from './product-facts.ts';

/** What a product has, and what it has not where a record denies it or states something that leaves no doubt. */
export function presentFeatures(
  category: Category | null,
  records: readonly ProductRecord[],
  values: FacetValues,
  facts: ProductFacts,
): Features {
  const { cleaning, ducting, connections } = facts;
  const connection = connections?.filter((each) => each !== 'gas');
  const features: Features = {
    gas: burnsGas(category, records, values, facts),
    steam: facts.steam ?? denied(records, ['oven', 'cavity'], steam),
    cleaning,
    ducting,
    connection: connection?.length ? connection : undefined,
  };
  return Object.fromEntries(Object.entries(features).filter(([, feature]) => feature !== undefined));
}

/** Facets that say what heats the parts of a category's products. */
const heated: { readonly [Name in Category]?: readonly (readonly FacetName[])[] } = {
  cookers: [['cooktop_type', 'cooking_zone'], ['oven_type']],
  ovens: [['oven_type']],
  hobs: [['cooktop_type', 'cooking_zone']],
  'compact-products': [['oven_type']],
};

const burning: readonly string[] = ['gas', 'gas_with_fan', 'gas_burners', 'mixed'];

/** Not where electricity is stated to heat each part that could burn gas. */
function burnsGas(
  category: Category | null,
  records: readonly ProductRecord[],
  values: FacetValues,
  { burners, connections }: ProductFacts,
): boolean | undefined {
  const parts = (category && heated[category]) || [];
  const heating = parts.map((facets) => facets.flatMap((facet): readonly string[] => values[facet] ?? []));
  if (parts.length === 0) return undefined;
  if (burners || connections?.includes('gas') || heating.flat().some((each) => burning.includes(each)))
    return true;
  return heating.every((each) => each.length > 0) ? false : denied(records, ['gas_connection'], /^$|\bgas\b/);
}

const steam = /^(?:(?:cooking|cottura) (?:with|a) )?(?:steam|vapore)\b(?! (?:clean|outlet|vent))/;

/** False where a part of these texts denies what its label names ("Steam: none"). */
function denied(
  records: readonly ProductRecord[],
  sections: readonly ('oven' | 'cavity' | 'gas_connection')[],
  label: RegExp,
): false | undefined {
  const parts = records.flatMap(({ meta }) =>
    sections.flatMap((section) => readParts(foldText((meta[section] ?? '').replace(/[\n|]/g, ' - ')))),
  );
  return parts.some((part) => label.test(part.label) && isDenial(part.text)) ? false : undefined;
}
