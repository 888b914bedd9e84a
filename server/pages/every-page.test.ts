import { defaultBrand } from '@kitchen/shared/brand.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoCataloguesFolder, demoDealersFile, demoProductDocumentsFolder } from '../demo/demo-folders.ts';
import { parsePage } from '../testing/parse-page.ts';
import type { StructuredData } from '../testing/structured-data-schema.ts';
import { structuredDataSchema } from '../testing/structured-data-schema.ts';
import { publicUrl, startSiteWithPages } from '../testing/test-site.ts';

/** A page that search engines are to know, as far as they judge it by itself. */
interface KnownPage {
  address: string;
  language: Language;
  title: string;
  description: string;
  heading: string;
  blocks: unknown[];
}

/** Every page of the sitemap, rendered once for all that is asked of them. */
let pages: KnownPage[];

beforeAll(async () => {
  await using site = await startSiteWithPages({
    environment: {
      CATALOGUES_DIR: demoCataloguesFolder,
      DEALERS_FILE: demoDealersFile,
      PUBLIC_DOCUMENTS_DIR: demoProductDocumentsFolder,
    },
  });
  const sitemap = parsePage((await site.app.inject('/sitemap.xml')).body, 'application/xml');
  const addresses = [...sitemap.querySelectorAll('url > loc')].map(({ textContent }) => textContent ?? '');
  pages = [];
  for (const address of addresses) {
    const { body } = await site.app.inject(address.slice(publicUrl.length));
    pages.push(readPage(address, body));
  }
}, 240_000);

/** Takes from the HTML what is asked for: parsing the whole of hundreds of pages takes longer than making them. */
function readPage(address: string, html: string): KnownPage {
  const head = parsePage(html.slice(0, html.indexOf('<body')));
  const heading = parsePage(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '').body.textContent ?? '';
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    address,
    language: head.documentElement.lang as Language,
    title: head.title,
    description: head.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    heading,
    blocks: [...blocks].map(([, json = '']) => JSON.parse(json)),
  };
}

const inLanguage = (language: Language) => pages.filter((page) => page.language === language);

/** The pages that have a text in common, by that text. */
function shared(among: readonly KnownPage[], text: 'title' | 'description' | 'heading') {
  const groups = Map.groupBy(among, (page) => page[text]);
  return [...groups].flatMap(([words, { length }]) => (length > 1 ? [`${length} × ${words}`] : []));
}

/** What the pages tell search engines of that type. */
const dataOf = <Type extends StructuredData['@type']>(type: Type, among = pages) =>
  among
    .flatMap(({ blocks }) => blocks)
    .map((block) => structuredDataSchema.parse(block))
    .filter((data): data is Extract<StructuredData, { '@type': Type }> => data['@type'] === type);

describe.each(languages)('the pages in %s', (language) => {
  it('are told apart by their titles, which are short', () => {
    expect(inLanguage(language).length).toBeGreaterThan(200);
    expect(shared(inLanguage(language), 'title')).toEqual([]);
    // Search engines name the site beside it.
    const lengths = inLanguage(language).map(
      ({ title }) => title.replace(` | ${defaultBrand.name}`, '').length,
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(70);
  });

  it('are told apart by their descriptions, of at most 160 characters', () => {
    expect(shared(inLanguage(language), 'description')).toEqual([]);
    for (const { address, description } of inLanguage(language)) {
      expect(description.length, address).toBeGreaterThan(20);
      expect(description.length, address).toBeLessThanOrEqual(160);
    }
  });

  it('are told apart by their headings, where they are of products', () => {
    const sheets = inLanguage(language).filter(({ address }) => address.includes('/product/'));
    expect(shared(sheets, 'heading')).toEqual([]);
  });
});

describe('what pages tell search engines', () => {
  it('is as search engines document it, and nothing more', () => {
    const faults = pages.flatMap(({ address, blocks }) =>
      blocks.flatMap((block) => {
        const { error } = structuredDataSchema.safeParse(block);
        return (error?.issues ?? []).map(({ path, message }) => `${address} ${path.join('.')}: ${message}`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it('leads to pages of the sitemap in the language of the page, and nowhere else', () => {
    for (const language of languages) {
      const known = new Set(inLanguage(language).map(({ address }) => address));
      const among = inLanguage(language);
      const named = [
        ...dataOf('BreadcrumbList', among).flatMap((data) => data.itemListElement.map(({ item }) => item)),
        ...dataOf('CollectionPage', among).flatMap(({ url, mainEntity }) => [
          url,
          ...(mainEntity?.itemListElement ?? []).map((item) => item.url),
        ]),
        ...[...dataOf('LocalBusiness', among), ...dataOf('HomeGoodsStore', among)].map(({ url }) => url),
        ...dataOf('Product', among).flatMap(({ url, isVariantOf }) => [
          url,
          ...(isVariantOf?.hasVariant ?? []).map((variant) => variant.url),
        ]),
      ];
      expect(named.length).toBeGreaterThan(1000);
      expect([...new Set(named)].filter((address) => !known.has(address))).toEqual([]);
    }
  });

  it('is what a listing, a line or a collection lists', () => {
    const lists = new Map(dataOf('CollectionPage').map(({ url, mainEntity }) => [url, mainEntity]));
    const listing = [
      ...categories.map(paths.category),
      paths.collections,
      ...collectionCategories.map(paths.collection),
      ...collectionLines.map(paths.line),
      paths.neroLine,
    ];
    for (const { address } of pages) {
      const { pathname } = new URL(address);
      if (listing.includes(pathname)) expect(lists.get(address), address).toBeDefined();
    }
  });

  it('is the site and its maker on the home page, and the maker of every product', () => {
    for (const language of languages) {
      const home = inLanguage(language).filter(({ address }) => new URL(address).pathname === paths.home);
      expect(dataOf('WebSite', home)).toHaveLength(1);
      expect(dataOf('Organization', home)).toHaveLength(1);
      const products = inLanguage(language).filter(({ address }) => address.includes('/product/'));
      expect(dataOf('Product', products)).toHaveLength(products.length);
    }
  });
});
