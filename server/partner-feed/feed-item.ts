import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey } from '@kitchen/shared/languages.ts';
import { paths, withQuery } from '@kitchen/shared/paths.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import type { Product, ProductModel } from '@kitchen/shared/product.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { productDocumentPath } from '@kitchen/shared/product-documents.ts';
import type { BilingualProduct } from '../catalogue/catalogue.ts';
import type { FeedItem, Maker } from './feed-schema.ts';

/** The widest that the site serves, in the format that every program reads. */
const pictureWidth = 1440;
const pictureFormat = 'jpg';

/** A product as partners' programs read it; `recall` is the id of its newest, `publicUrl` the origin of all addresses. */
export function toFeedItem(
  { category, en, it, weight }: BilingualProduct,
  documents: readonly ProductDocument[],
  model3d: ProductModel | undefined,
  recall: string | undefined,
  publicUrl: string,
): FeedItem {
  const inBoth = <T>(read: (product: Product, language: Language) => T) => ({
    en: read(en, 'en'),
    it: read(it, 'it'),
  });
  const mass = en.technicalInformation
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === 'oven_mass')
    ?.values.find((value) => typeof value === 'number');
  const { sku, gtin, model, collection, color, energyLabel } = en;
  return {
    sku,
    gtin: gtin ?? it.gtin,
    model,
    category,
    collection,
    color,
    texts: inBoth(textsIn),
    pages: inBoth((_, language) => publicUrl + withQuery(paths.product(sku), [[languageKey, language]])),
    measures: en.measures ?? it.measures,
    weights: { appliance: mass ?? null, packed: weight },
    energyLabel: energyLabel && {
      classes: energyLabel.classes,
      from: energyLabel.from,
      to: energyLabel.to,
      kind: energyLabel.kind,
      eprelNumber: energyLabel.eprelNumber,
      registerPage: energyLabel.registerPage,
      labelPicture: energyLabel.labelPicture,
      productSheets: inBoth((product) => product.energyLabel?.productSheet ?? null),
    },
    technicalInformation: en.technicalInformation,
    recall: recall === undefined ? null : `${publicUrl}${paths.recalls}#${recall}`,
    documents: documents.map(({ kind, language, bytes, date }) => ({
      kind,
      language,
      address: publicUrl + productDocumentPath(sku, kind, language),
      bytes,
      date,
    })),
    model3d: model3d ? { ...model3d, address: publicUrl + model3d.address } : null,
    pictures: picturesOf(en, it, publicUrl),
    changedOn: [en.modifiedOn ?? '', it.modifiedOn ?? ''].toSorted().at(-1) || null,
  };
}

/** An entry without a language counts for both. */
const isIn = (product: Product, language: Language) => (product.language ?? language) === language;

function textsIn(product: Product, language: Language) {
  if (!isIn(product, language)) return null;
  const { name, shortDescription, specifications, warnings } = product;
  return { name, description: shortDescription, specifications, warnings };
}

/** Those of the English record first; a picture that both have stands once. */
function picturesOf(en: Product, it: Product, publicUrl: string): FeedItem['pictures'] {
  const sources = new Set([...en.pictures, ...it.pictures].map(({ source }) => source));
  const altIn = (product: Product, language: Language, source: string) =>
    (isIn(product, language) && product.pictures.find((picture) => picture.source === source)?.alt) || null;
  return [...sources].map((source) => ({
    address: publicUrl + picturePath(source, pictureWidth, pictureFormat),
    alt: { en: altIn(en, 'en', source), it: altIn(it, 'it', source) },
  }));
}

/** Whom offers of the products have to name. */
export function toMaker({ company, postal, email, phone }: Brand, publicUrl: string): Maker {
  return { name: company.legalName, ...postal, email, phone, website: publicUrl };
}
