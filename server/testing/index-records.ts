import type { Category } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { createCategoryIndex } from '../catalogue/category-index.ts';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from './a-record.ts';

export const nameOf = (url: string) => `name of ${url}`;

/** The index of a category that has these records. */
export const indexRecords = (
  records: readonly ProductRecord[],
  category: Category = 'cookers',
  language: Language = 'en',
) => createCategoryIndex(records, category, language, { reportUnknown: () => {}, nameOf });

/** The index of cookers of which only this is known; their ids count from 1. */
export const indexMetas = (metas: ProductRecord['meta'][]) =>
  indexRecords(metas.map((meta, index) => aRecord({ id: index + 1, sku: `S${index}`, meta })));

export const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
