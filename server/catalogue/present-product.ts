import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product, Specification } from '@kitchen/shared/product.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import { splitParts } from '@kitchen/shared/split-specification.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';
import { chooseRecord, languageOf } from './choose-record.ts';
import type { ReportUnknownValue } from './facet-values.ts';
import { facetValues } from './facet-values.ts';
import { readOption, splitValues } from './facet-vocabulary.ts';
import { htmlToText } from './html-to-text.ts';
import { keepUnits } from './keep-units.ts';
import { presentPictures } from './present-card.ts';
import { presentFacts } from './present-facts.ts';
import { presentFeatures } from './present-features.ts';
import { readProductFacts } from './product-facts.ts';
import { readConnection } from './read-connection.ts';
import { readConstruction } from './read-construction.ts';
import { readEnergyLabel } from './read-energy-label.ts';
import { readMeasures } from './read-measures.ts';
import { readTechnicalInformation } from './read-technical-information.ts';

interface PresentOptions {
  nameOf: NamePicture;
  reportUnknown: ReportUnknownValue;
  /** The category whose listing has the product: a record of a child category does not name the parent. */
  listedIn?: Category | undefined;
}

/** A product as its page shows it, from its records; null where there are none. They do not tell its family, nor what it is taken for. */
export function presentProduct(
  records: readonly ProductRecord[],
  language: Language,
  { nameOf, reportUnknown, listedIn }: PresentOptions,
): Product | null {
  const record = chooseRecord(records, language);
  if (!record) return null;
  const { meta } = record;
  const ordered = [record, ...records.filter((other) => other !== record)].map(
    ({ categories, ...others }) => ({
      ...others,
      categories: listedIn ? [...categories, listedIn] : categories,
    }),
  );
  const category = categories.find((each) => record.categories.includes(each)) ?? listedIn ?? null;
  const values = facetValues(ordered, reportUnknown);
  const facts = readProductFacts(ordered, values);
  const shortDescription = keepUnits(record.shortDescription);
  const measures = readMeasures(meta.overall_dimensions ?? '');
  const construction = measures ? readConstruction(category, ordered, facts, measures) : undefined;
  return {
    id: record.id,
    sku: record.sku.trim(),
    name: keepUnits(record.name),
    language: languageOf(record),
    category,
    collection: facetText(record, 'collection'),
    model: modelOf(meta),
    color: facetText(record, 'color'),
    installationMode: facetText(record, 'installation_mode'),
    shortDescription,
    descriptionText: htmlToText(shortDescription),
    pictures: presentPictures(record, nameOf),
    ...readConnection(record, specifications(meta), category),
    measures,
    ...(construction && { construction }),
    ...presentFacts(category, { values, facts }),
    features: presentFeatures(category, ordered, values, facts),
    functions: [...(values.special_function ?? [])],
    energyLabel: readEnergyLabel(ordered, language, reportUnknown),
    technicalInformation: readTechnicalInformation(ordered, language),
    family: null,
    toldApartBy: { name: [], description: [] },
    warnings: warnings(meta),
    gtin: record.gtin,
    modifiedOn: record.modifiedOn,
  };
}

/** What a record says that its model is called; with commas where it is of several. */
export const modelOf = (meta: ProductRecord['meta']): string | null =>
  splitValues(meta.model).join(', ') || null;

/**
 * What a record states for a facet: the option that it means, so that the browser can say it in the
 * visitor's language; a value that no option stands for as it was entered. Several stand between commas.
 */
export function facetText({ meta }: ProductRecord, facet: FacetName): string | null {
  const values = splitValues(meta[facet]).map((value) => readOption(facet, value) ?? value);
  return [...new Set(values)].join(', ') || null;
}

function specifications(meta: ProductRecord['meta']): Specification[] {
  return specificationSections.flatMap((section) => {
    const values = (meta[section] ?? '').split('|').map((value) => value.trim());
    // A field that was entered more than once reads as one with more parts.
    const value = values.filter((each) => each !== '' && splitValues(each).length > 0).join(' - ');
    return value === '' ? [] : [{ section, value: keepUnits(value) }];
  });
}

/** Parts between dashes or of their own, with their labels, which are part of what they say. */
function warnings(meta: ProductRecord['meta']): string[] {
  return (meta.warnings ?? '').split('|').flatMap(splitParts).map(keepUnits);
}
