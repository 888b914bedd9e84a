import { categories } from '@kitchen/shared/categories.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product, Specification } from '@kitchen/shared/product.ts';
import { specificationSections } from '@kitchen/shared/product.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';
import { chooseRecord, languageOf } from './choose-record.ts';
import { readOption, splitValues } from './facet-vocabulary.ts';
import { keepUnits } from './keep-units.ts';
import { presentPictures } from './present-card.ts';
import { readMeasures } from './read-measures.ts';

/** A product as its page shows it, from its records; null where there are none. They do not tell its family. */
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
    name: keepUnits(record.name),
    language: languageOf(record),
    category: categories.find((category) => record.categories.includes(category)) ?? null,
    collection: facetText(record, 'collection'),
    model: splitValues(meta.model).join(', ') || null,
    color: facetText(record, 'color'),
    installationMode: facetText(record, 'installation_mode'),
    shortDescription: keepUnits(record.shortDescription),
    pictures: presentPictures(record, nameOf),
    specifications: specifications(meta),
    measures: readMeasures(meta.overall_dimensions ?? ''),
    energyLabel: energyLabel(record),
    family: null,
    gtin: record.gtin,
    modifiedOn: record.modifiedOn,
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
    return value === '' ? [] : [{ section, value: keepUnits(value) }];
  });
}

/** Classes of Regulation 65/2014 and of the scale that is to follow it. */
const energyClass = /^[A-G]\+{0,3}$/;

/**
 * The EU energy label, only where the record states a class and the law asks for one: ovens (those
 * in cookers too) and hoods. Hobs and whatever heats by microwaves carry none and must show none.
 */
function energyLabel(record: ProductRecord): Product['energyLabel'] {
  const stated = record.meta.energy_class?.trim().toUpperCase() ?? '';
  if (!energyClass.test(stated) || !carriesLabel(record)) return null;
  return {
    class: stated,
    range: record.meta.energy_range?.trim() || null,
    productSheet: webAddress(record.meta.eprel_url),
  };
}

function carriesLabel({ categories, name, meta }: ProductRecord): boolean {
  const texts = [name, meta.oven, meta.cavity, meta.other].join(' ');
  if (categories.includes('hobs') || /\bmicro[- ]?(?:waves?|onde)\b/i.test(texts)) return false;
  if (categories.some((category) => category === 'cookers' || category === 'ovens' || category === 'hoods')) {
    return true;
  }
  return Boolean(meta.oven || meta.oven_type) || /\b(?:oven|forno)\b/i.test(name);
}

function webAddress(value: string | undefined): string | null {
  const url = value ? URL.parse(value.trim()) : null;
  return url?.protocol === 'https:' ? url.href : null;
}
