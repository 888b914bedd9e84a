import type { Brand } from '@kitchen/shared/brand.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

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

/** Paths of all pages that search engines are to know: those of the site, then the products that listings know. */
export const canonicalPaths = (brand: Brand, catalogue: Pick<Catalogue, 'knownSkus'>): string[] => [
  ...sitePages(brand),
  ...catalogue.knownSkus().map(paths.product),
];
