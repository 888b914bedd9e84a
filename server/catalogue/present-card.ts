import { isDeepStrictEqual } from 'node:util';
import type { Category } from '@kitchen/shared/categories.ts';
import { cutText } from '@kitchen/shared/cut-text.ts';
import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import type { FigureName } from '@kitchen/shared/facts.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductCard } from '@kitchen/shared/listing.ts';
import type { CardPicture, Picture } from '@kitchen/shared/pictures.ts';
import type { Family as ProductFamily } from '@kitchen/shared/product.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';
import { languageOf } from './choose-record.ts';
import type { Family, FamilyMember } from './find-families.ts';
import { htmlToText } from './html-to-text.ts';
import { keepUnits } from './keep-units.ts';
import type { StatedProduct } from './present-facts.ts';
import { presentFacts } from './present-facts.ts';

/** How many facts a card's two lines have room for, width and finish among them. */
const factLimit = 4;

/** Fills the two lines that a hit shows, on the widest screen too. */
const summaryLimit = 110;

/** A product with what its card says of it. */
export interface CardProduct extends StatedProduct {
  record: ProductRecord;
  energy: EnergyClass | null;
}

/** The card of a product, which stands for its whole family where it has one. */
export function presentCard(
  product: CardProduct,
  category: Category,
  family: Family<FamilyMember & CardProduct> | undefined,
  language: Language,
  nameOf: NamePicture,
): ProductCard {
  const { record, values } = product;
  const stated = languageOf(record) ?? language;
  const versions = family?.versions ?? [];
  const { widths, ...own } = presentVersion(product, category, versions);
  const others = versions.filter(
    (version) => version !== product && version.values.width?.[0] === values.width?.[0],
  );
  return {
    id: record.id,
    sku: record.sku.trim() || null,
    name: keepUnits(record.name),
    ...(stated !== language && { language: stated }),
    picture: presentFirstPicture(record, nameOf),
    facts: presentFacts(category, product, factLimit).facts,
    ...own,
    ...(widths.length > 0 && { widths }),
    ...(others.length > 0 && {
      finishes: others.map((version) => ({
        color: version.values.color?.[0] ?? '',
        sku: version.record.sku.trim(),
        ...unlike(presentVersion(version, category, versions), { widths, ...own }),
      })),
    }),
  };
}

/** What a card says of a version and may be otherwise of another that it can show. */
function presentVersion(version: CardProduct, category: Category, versions: readonly CardProduct[]) {
  const [color] = version.values.color ?? [];
  const ofFinish = versions.filter(({ values }) => values.color?.[0] === color);
  const widths = facetOptions.width.filter((option) =>
    ofFinish.some(({ values }) => values.width?.[0] === option),
  );
  return {
    figures: presentFacts(category, version, factLimit).figures,
    energy: version.energy,
    widths: widths.length > 1 ? widths : [],
  };
}

/** What one says otherwise than the other. */
function unlike<Told extends object>(one: Told, other: Told): Partial<Told> {
  const entries = Object.entries(one).filter(
    ([key, value]) => !isDeepStrictEqual(value, other[key as keyof Told]),
  );
  return Object.fromEntries(entries) as Partial<Told>;
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

/** @param wanted The figures that are asked for. */
export function presentHit(
  product: CardProduct,
  language: Language,
  wanted: readonly FigureName[],
  nameOf: NamePicture,
): SearchHit {
  const { record, energy } = product;
  const [category = null] = record.categories;
  const stated = languageOf(record) ?? language;
  return {
    id: record.id,
    sku: record.sku.trim() || null,
    name: keepUnits(record.name),
    ...(stated !== language && { language: stated }),
    picture: presentFirstPicture(record, nameOf),
    ...(category && { category }),
    ...presentFacts(category, product, factLimit, wanted),
    summary: keepUnits(summaryOf(htmlToText(record.shortDescription))),
    energy,
  };
}

/** The sentences that there is room for; the beginning of one that is too long. */
function summaryOf(text: string): string {
  const sentences = text.slice(0, summaryLimit + 1).match(/^.*[.!?](?=\s)/s)?.[0];
  return text.length > summaryLimit && sentences ? sentences : cutText(text, summaryLimit);
}

/** A record's pictures; one without a text of its own is described by the product's name. */
export function presentPictures({ images, name }: ProductRecord, nameOf: NamePicture): Picture[] {
  return images.map(({ src, alt }) => ({ source: nameOf(src), alt: alt.trim() || name }));
}

/** The picture that stands for a record, where it has any. */
function presentFirstPicture({ images: [first] }: ProductRecord, nameOf: NamePicture): CardPicture | null {
  return first ? { source: nameOf(first.src) } : null;
}
