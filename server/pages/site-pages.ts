import type { Brand } from '@kitchen/shared/brand.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';

/** Paths of the pages that search engines are to know, products aside. The login is none of them. */
export const sitePages = (brand: Brand): string[] => [
  paths.home,
  paths.collections,
  ...collectionCategories.map(paths.collection),
  ...collectionLines.map(paths.line),
  paths.neroLine,
  paths.finder,
  ...categories.map(paths.category),
  paths.catalogues,
  paths.about(brand),
  paths.reasons,
  paths.dealers,
  paths.contacts,
  paths.reservedArea,
  paths.companyInfo,
  paths.recalls,
  paths.accessibility,
  paths.privacyPolicy,
];
