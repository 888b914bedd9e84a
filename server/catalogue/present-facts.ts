import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import type { Facts, FigureName, Figures } from '@kitchen/shared/facts.ts';
import { figureNames } from '@kitchen/shared/facts.ts';
import type { FacetValues } from './facet-values.ts';
import type { ProductFacts } from './product-facts.ts';

/** What visitors ask of a category's products, the first thing first. */
const asked: Record<Category, readonly (FacetName | FigureName)[]> = {
  cookers: ['width', 'color', 'ovens', 'cooktop_type', 'burners', 'zones', 'litres', 'oven_type'],
  ovens: ['width', 'color', 'litres', 'oven_type'],
  hobs: ['width', 'color', 'burners', 'zones', 'cooktop_type'],
  hoods: ['width', 'color', 'noise', 'airFlow', 'installation_mode'],
  'compact-products': ['width', 'color', 'litres', 'oven_type'],
};

/** A product as far as its facts depend on it. */
export interface StatedProduct {
  values: FacetValues;
  facts: ProductFacts;
}

/** What is known of what is asked first of a product, at most so many things of it; `wanted` are asked before others. */
export function presentFacts(
  category: Category | null,
  { values, facts: known }: StatedProduct,
  atMost = Number.POSITIVE_INFINITY,
  wanted: readonly FigureName[] = [],
): { facts: Facts; figures: Figures } {
  const facts: Facts = {};
  const figures: Figures = {};
  for (const name of new Set([...wanted, ...(category ? asked[category] : [])])) {
    if (Object.keys({ ...facts, ...figures }).length === atMost) break;
    if (isFigure(name)) {
      const figure = name === 'noise' ? noiseRange(known) : known[name];
      if (figure !== undefined) figures[name] = figure;
      continue;
    }
    const facet = tellsMore(name, values);
    const [option] = values[facet] ?? [];
    if (option === undefined) continue;
    facts[facet] = facet === 'width' ? String(known.measuredWidth ?? option) : option;
  }
  return { facts, figures };
}

/** Whoever looks for a quiet hood asks for the lowest speed, and hears the highest as well. */
const noiseRange = ({ noise, noiseAtLowest }: ProductFacts) =>
  noise !== undefined && noiseAtLowest !== undefined && noiseAtLowest < noise
    ? [noiseAtLowest, noise]
    : noise;

const isFigure = (name: FacetName | FigureName): name is FigureName =>
  (figureNames as readonly string[]).includes(name);

/** Whoever looks for induction passes by an electric top. */
function tellsMore(facet: FacetName, values: FacetValues): FacetName {
  const isElectric = facet === 'cooktop_type' && (values.cooktop_type?.[0] ?? 'electric') === 'electric';
  return isElectric && values.cooking_zone?.[0] ? 'cooking_zone' : facet;
}
