import type { ProductRecord } from '../store/store.ts';

/** A record for tests: only what a test is about needs to be said. */
export function aRecord(changes: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: 1,
    sku: '',
    slug: '',
    name: 'Antique 100',
    language: 'english',
    visibility: 'everywhere',
    categories: ['cookers'],
    storeCategories: ['cookers'],
    shortDescription: '',
    images: [],
    gtin: null,
    weight: null,
    modifiedOn: null,
    meta: {},
    ...changes,
  };
}
