import type { Product } from '@kitchen/shared/product.ts';
import type { ProductRecord } from '../store/store.ts';

/** Classes of Regulation 65/2014 and of the scale that is to follow it. */
const energyClass = /^[A-G]\+{0,3}$/;

/**
 * The EU energy label, only where the record states a class and the law asks for one: ovens (those
 * in cookers too) and hoods. Hobs and whatever heats by microwaves carry none and must show none.
 */
export function energyLabel(record: ProductRecord): Product['energyLabel'] {
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
