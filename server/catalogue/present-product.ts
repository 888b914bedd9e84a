import { categories } from '@kitchen/shared/categories.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product, Specification } from '@kitchen/shared/product.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';
import { chooseRecord, languageOf } from './choose-record.ts';
import { energyLabel } from './energy-label.ts';
import { readOption, splitValues } from './facet-vocabulary.ts';
import { presentPictures } from './present-pictures.ts';

/** A product as its page shows it, from its records; null where there are none. */
export function presentProduct(
  records: readonly ProductRecord[],
  language: Language,
  nameOf: NamePicture,
): Product | null {
  const record = chooseRecord(records, language);
  if (!record) return null;
  const { meta } = record;
  return {
    id: record.id,
    sku: record.sku.trim(),
    name: record.name,
    language: languageOf(record),
    category: categories.find((category) => record.categories.includes(category)) ?? null,
    collection: facetText(record, 'collection'),
    model: splitValues(meta.model).join(', ') || null,
    color: facetText(record, 'color'),
    installationMode: facetText(record, 'installation_mode'),
    shortDescription: record.shortDescription,
    pictures: presentPictures(record, nameOf),
    specifications: specifications(meta),
    energyLabel: energyLabel(record),
  };
}

/**
 * What a record states for a facet: the option that it means, so that the browser can say it in the
 * visitor's language; a value that no option stands for as it was entered. Several stand between commas.
 */
function facetText({ meta }: ProductRecord, facet: FacetName): string | null {
  const values = splitValues(meta[facet]).map((value) => readOption(facet, value) ?? value);
  return [...new Set(values)].join(', ') || null;
}

function specifications(meta: ProductRecord['meta']): Specification[] {
  return specificationSections.flatMap((section) => {
    const values = (meta[section] ?? '').split('|').map((value) => value.trim());
    // A field that was entered more than once reads as one with more parts.
    const value = values.filter((each) => each !== '' && splitValues(each).length > 0).join(' - ');
    return value === '' ? [] : [{ section, value }];
  });
}
