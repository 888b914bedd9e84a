import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import { decodeHTML, escapeAttribute } from 'entities';
import type { ProductRecord } from '../../store/store.ts';
import type { RecordCache } from '../cached-records.ts';
import { unavailable } from '../cached-records.ts';
import { languageOf } from '../choose-record.ts';
import type { KnownProducts } from '../known-products.ts';
import type { ShopAddress } from './read-shop-address.ts';
import { readShopAddress, slugKey } from './read-shop-address.ts';

export interface ShopAddressesOptions {
  known: KnownProducts;
  byCategory: RecordCache;
  /** Where the shop is, or was: its home address, and this site's. */
  homes: readonly string[];
}

/** What the records of a listing say of their addresses in the shop. */
interface ShopIndex {
  bySlug: Map<string, ProductRecord[]>;
  byId: Map<number, ProductRecord>;
  byCategory: Map<string, StoreCategory>;
  /** Records that were kept on disk before slugs were read have none. */
  hasAllSlugs: boolean;
}

/** One of the store's categories, by the records that name it. */
interface StoreCategory {
  /** Listings that have all of them. */
  categories: readonly Category[];
  languages: ReadonlySet<Language | null>;
}

/** Where the addresses of the shop lead, by the records that are in memory: who asks never asks the store for one. */
export class ShopAddresses {
  readonly #options: ShopAddressesOptions;
  /** Worked out once for as long as the records are in use. */
  readonly #indexes = new WeakMap<ProductRecord[], ShopIndex>();

  constructor(options: ShopAddressesOptions) {
    this.#options = options;
  }

  /** The page of this site at which there is what the shop had at an address, as far as it is known. */
  knownPage(address: ShopAddress): string | undefined {
    const { wanted, chosen, language, query } = address;
    const found =
      'page' in wanted
        ? { path: wanted.page, language: null }
        : 'category' in wanted
          ? this.#category(wanted.category)
          : this.#product(address);
    if (!found) return undefined;
    const parameters = new URLSearchParams(query);
    const inLanguage = chosen ?? found.language ?? language;
    if (inLanguage) parameters.set(languageKey, inLanguage);
    return parameters.size > 0 ? `${found.path}?${parameters}` : found.path;
  }

  /** The same, once all listings were read; rejects with `store-unavailable` where they are not and it is not among what is known. */
  async page(address: ShopAddress): Promise<string | undefined> {
    const known = this.knownPage(address);
    if (known !== undefined || this.#isWhole() || this.#isOwnProduct(address)) return known;
    const { byCategory } = this.#options;
    const reads = await Promise.allSettled(categories.map((category) => byCategory.get(category)));
    const page = this.knownPage(address);
    if (page === undefined && !this.#isWhole()) {
      const failed = reads.find((read) => read.status === 'rejected');
      throw unavailable(failed?.reason);
    }
    return page;
  }

  /**
   * Clean HTML of the store in which links to addresses of the shop lead to this site's pages. `isLinked` where there
   * are such links, `isSure` where products that are not known yet change nothing.
   */
  withOwnLinks(html: string, language: Language): { html: string; isLinked: boolean; isSure: boolean } {
    let isLinked = false;
    const led = html.replace(/<a href="([^"<>]*)"[^<>]*>/g, (link, href: string) => {
      const address = this.#readLink(decodeHTML(href));
      if (!address) return link;
      isLinked = true;
      const page = this.knownPage({ ...address, chosen: language });
      return page === undefined ? link : `<a href="${escapeAttribute(page)}">`;
    });
    return { html: led, isLinked, isSure: !isLinked || this.#isWhole() };
  }

  #readLink(href: string): ShopAddress | null {
    const url = URL.parse(href);
    if (!url || !/^https?:$/.test(url.protocol)) return null;
    for (const home of this.#options.homes) {
      const { host, pathname } = new URL(home);
      const folder = pathname.replace(/\/$/, '');
      if (url.host !== host || !url.pathname.startsWith(`${folder}/`)) continue;
      url.pathname = url.pathname.slice(folder.length);
      return readShopAddress(url);
    }
    return null;
  }

  /** A code comes before what another product is called. */
  #isOwnProduct({ wanted, isOwn }: ShopAddress): boolean {
    return isOwn && 'product' in wanted && this.#options.known.bySku(skuKey(wanted.product)) !== undefined;
  }

  #product(address: ShopAddress) {
    if (this.#isOwnProduct(address)) return undefined;
    const { wanted, chosen, language } = address;
    const records = this.#listed().flatMap((index) => {
      if ('product' in wanted) return index.bySlug.get(wanted.product) ?? [];
      return ('id' in wanted && index.byId.get(wanted.id)) || [];
    });
    // Some translation plugins give both languages one slug.
    const meant = chosen ?? language;
    const record = records.find((each) => languageOf(each) === meant) ?? records[0];
    return record && { path: paths.product(record.sku.trim()), language: languageOf(record) };
  }

  #category(slug: string) {
    const named = this.#listed().flatMap((index) => index.byCategory.get(slug) ?? []);
    const [own, ...others] = categories.filter(
      (category) => named.length > 0 && named.every((each) => each.categories.includes(category)),
    );
    // One whose products are in several listings is none of them.
    if (!own || others.length > 0) return undefined;
    const [language = null, ...more] = new Set(named.flatMap(({ languages }) => [...languages]));
    return { path: paths.category(own), language: more.length > 0 ? null : language };
  }

  #isWhole(): boolean {
    const { known } = this.#options;
    return (
      known.isWhole() &&
      known.categories().every(({ entry }) => entry.complete && this.#indexOf(entry.value).hasAllSlugs)
    );
  }

  #listed(): ShopIndex[] {
    return this.#options.known.categories().map(({ entry }) => this.#indexOf(entry.value));
  }

  #indexOf(records: ProductRecord[]): ShopIndex {
    const made = this.#indexes.get(records) ?? indexRecords(records);
    this.#indexes.set(records, made);
    return made;
  }
}

function indexRecords(records: readonly ProductRecord[]): ShopIndex {
  // What has no SKU has no page.
  const withPage = records.filter(({ sku }) => sku.trim() !== '');
  const named = Map.groupBy(
    records.flatMap((record) => record.storeCategories.map((slug) => ({ slug: slugKey(slug), record }))),
    ({ slug }) => slug,
  );
  return {
    bySlug: Map.groupBy(
      withPage.filter(({ slug }) => slug),
      ({ slug }) => slugKey(slug ?? ''),
    ),
    byId: new Map(withPage.map((record) => [record.id, record])),
    byCategory: new Map(
      [...named].map(([slug, naming]) => [
        slug,
        {
          categories: categories.filter((category) =>
            naming.every(({ record }) => record.categories.includes(category)),
          ),
          languages: new Set(naming.map(({ record }) => languageOf(record))),
        },
      ]),
    ),
    hasAllSlugs: records.every(({ slug }) => slug !== null),
  };
}
