import type { Brand } from '@kitchen/shared/brand.ts';
import { careTopics } from '@kitchen/shared/care.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import { dealersPath } from '@kitchen/shared/dealers.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { inLanguage, listingPath, paths } from '@kitchen/shared/paths.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Content } from '../content/content.ts';
import type { Dealers } from '../dealers/dealers.ts';
import type { ProductDocuments } from '../product-documents/product-documents.ts';

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
  paths.support,
  paths.recalls,
  paths.care,
  ...careTopics.map(paths.careOf),
  paths.accessibility,
  paths.privacyPolicy,
];

/** Pages that search engines are not to know by themselves, and what there is of each product, dealer and appliance. */
const otherPages: ReadonlySet<string> = new Set([paths.compare, paths.shortlist, paths.login]);
const ofMany = /^\/(?:(?:product|support|dealers)\/[^/]+|(?:api|media|product|recalls)\/.+)$/;

/** Whether there is something at a path in canonical spelling, as far as the path alone tells. */
export const mayBeThere = (brand: Brand, path: string): boolean =>
  sitePages(brand).includes(path) || otherPages.has(path) || ofMany.test(path);

/** The pages of the categories' listings after the first, of those that are known. */
export async function furtherListingPages(
  catalogue: Pick<Catalogue, 'known' | 'listing'>,
): Promise<string[]> {
  const known = await Promise.all(
    catalogue.known().map(async (category) => {
      const read = languages.map((language) => catalogue.listing(category, language, {}, 1));
      // A page that one language has not would lead to none in its alternate.
      const last = Math.min(...(await Promise.all(read)).map(({ value }) => value.pages));
      return Array.from({ length: Math.max(0, last - 1) }, (_, index) =>
        listingPath(category, {}, { first: index + 2, last: index + 2 }),
      );
    }),
  );
  return known.flat();
}

/** A page for each dealer, and one for each country that has some, on which all of them stand. */
export const dealerPages = (dealers: Pick<Dealers, 'ids' | 'countries'>): string[] => [
  ...dealers.countries().map((country) => dealersPath({ country })),
  ...dealers.ids().map((id) => paths.dealer(id)),
];

/** The pages of appliances that have documents; their owners look for a manual by the code. */
export const appliancePages = (documents: Pick<ProductDocuments, 'skus'>): string[] =>
  documents.skus().map(paths.supportOf);

/** Addresses of all pages that search engines are to know: of the site, of the products that listings know, then of further pages. */
export async function canonicalAddresses(
  brand: Brand,
  catalogue: Pick<Catalogue, 'known' | 'listing' | 'knownSkus'>,
  dealers: Pick<Dealers, 'ids' | 'countries'>,
  documents: Pick<ProductDocuments, 'skus'>,
  content: Pick<Content, 'pages'>,
): Promise<string[]> {
  const pages = [
    ...sitePages(brand),
    ...catalogue.knownSkus().map(paths.product),
    ...dealerPages(dealers),
    ...appliancePages(documents),
    ...(await furtherListingPages(catalogue)),
  ];
  return [
    ...pages.flatMap((path) => languages.map((language) => inLanguage(path, language))),
    ...[...content.pages()].flatMap(([path, written]) =>
      written.map((language) => inLanguage(path, language)),
    ),
  ];
}
