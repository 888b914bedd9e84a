import { isDeepStrictEqual } from 'node:util';
import type { Category } from '@kitchen/shared/categories.ts';
import { cutText } from '@kitchen/shared/cut-text.ts';
import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import type { FacetName, FacetOption } from '@kitchen/shared/facets.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Facts, Model, ProductCard } from '@kitchen/shared/listing.ts';
import type { CardPicture, Picture } from '@kitchen/shared/pictures.ts';
import type { Family as ProductFamily } from '@kitchen/shared/product.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';
import { languageOf } from './choose-record.ts';
import type { FacetValues } from './facet-values.ts';
import type { Family, FamilyMember } from './find-families.ts';
import { htmlToText } from './html-to-text.ts';
import { keepUnits } from './keep-units.ts';
import { readWidth } from './read-measures.ts';
import { nearestWidth } from './read-width.ts';

/** What a card says of a product beside its name, by category: what tells its products apart. */
const factFacets: Record<Category, readonly FacetName[]> = {
  cookers: ['width', 'color', 'cooktop_type'],
  ovens: ['width', 'color', 'oven_type'],
  hobs: ['width', 'color', 'cooking_zone'],
  hoods: ['width', 'color', 'installation_mode'],
  'compact-products': ['width', 'color', 'oven_type'],
};

/** Fills the two lines that a hit shows, on the widest screen too. */
const summaryLimit = 110;

/** The line of facts of a product's card: the first value of each facet that it has. */
export function cardFacts(category: Category, values: FacetValues, { meta }: ProductRecord): Facts {
  const facts: Facts = {};
  for (const listed of factFacets[category]) {
    const facet = tellsMore(listed, values);
    const option = values[facet]?.[0];
    if (option === undefined) continue;
    facts[facet] = facet === 'width' ? measuredWidth(option, meta.overall_dimensions) : option;
  }
  return facts;
}

/** Whoever looks for induction passes by an electric top. */
function tellsMore(facet: FacetName, values: FacetValues): FacetName {
  const isElectric = facet === 'cooktop_type' && values.cooktop_type?.[0] === 'electric';
  return isElectric && values.cooking_zone?.[0] ? 'cooking_zone' : facet;
}

/** A product with what its card says of its label. */
interface Labelled {
  energy: EnergyClass | null;
}

/** The card of a product, which stands for its whole family where it has one. */
export function presentCard(
  product: Pick<FamilyMember, 'record' | 'values'> & Labelled,
  category: Category,
  family: Family<FamilyMember & Labelled> | undefined,
  language: Language,
  nameOf: NamePicture,
): ProductCard {
  const { record, values, energy } = product;
  const stated = languageOf(record) ?? language;
  return {
    id: record.id,
    sku: record.sku.trim() || null,
    name: keepUnits(record.name),
    ...(stated !== language && { language: stated }),
    picture: presentFirstPicture(record, nameOf),
    facts: cardFacts(category, values, record),
    energy,
    model: family ? presentModel(product, family) : null,
  };
}

function presentModel(
  shown: Pick<FamilyMember, 'values'> & Labelled,
  { versions }: Family<FamilyMember & Labelled>,
): Model {
  const [width] = shown.values.width ?? [];
  const choices = versions.filter(({ values }) => values.width?.[0] === width);
  const widthsIn = (color: FacetOption | undefined) => {
    const ofFinish = versions.filter(({ values }) => values.color?.[0] === color);
    return facetOptions.width.filter((option) => ofFinish.some(({ values }) => values.width?.[0] === option));
  };
  const widths = widthsIn(shown.values.color?.[0]);
  return {
    finishes: (choices.length > 1 ? choices : []).map(({ record, values, energy }) => {
      const [color] = values.color ?? [];
      const others = widthsIn(color);
      return {
        color: color ?? '',
        sku: record.sku.trim(),
        ...(!isDeepStrictEqual(energy, shown.energy) && { energy }),
        ...(!isDeepStrictEqual(others, widths) && { widths: others }),
      };
    }),
    widths,
  };
}

/** A family as its members' sheets show it. */
export function presentFamily({ name, versions }: Family<FamilyMember>): ProductFamily {
  return {
    name: keepUnits(name),
    versions: versions.map(({ record, values }) => ({
      sku: record.sku.trim(),
      name: keepUnits(record.name),
      color: values.color?.[0] ?? '',
      width: values.width?.[0] ?? '',
    })),
  };
}

export function presentHit(
  record: ProductRecord,
  energy: EnergyClass | null,
  nameOf: NamePicture,
): SearchHit {
  return {
    id: record.id,
    sku: record.sku.trim() || null,
    name: keepUnits(record.name),
    picture: presentFirstPicture(record, nameOf),
    summary: keepUnits(cutText(htmlToText(record.shortDescription), summaryLimit)),
    energy,
  };
}

/** A record's pictures; one without a text of its own is described by the product's name. */
export function presentPictures({ images, name }: ProductRecord, nameOf: NamePicture): Picture[] {
  return images.map(({ src, alt }) => ({ source: nameOf(src), alt: alt.trim() || name }));
}

/** The picture that stands for a record, where it has any. */
function presentFirstPicture({ images: [first] }: ProductRecord, nameOf: NamePicture): CardPicture | null {
  return first ? { source: nameOf(first.src) } : null;
}

/**
 * The width in whole centimetres as measured, where that is what the option stands for: a hob of 78 cm is found
 * under 80, but must not be said to be as wide.
 */
function measuredWidth(option: FacetOption, dimensions: string | undefined): string {
  const centimetres = dimensions ? readWidth(dimensions) : undefined;
  return centimetres !== undefined && nearestWidth(centimetres) === option
    ? String(Math.round(centimetres))
    : option;
}
