import { categories } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, readLanguage } from '@kitchen/shared/languages.ts';
import { canonicalPath, decodeLeniently, paths } from '@kitchen/shared/paths.ts';

/** An address as a WooCommerce shop writes it, and what it asks for. */
export interface ShopAddress {
  wanted: { product: string } | { id: number } | { category: string } | { page: string };
  /** Whether pages of this site have such addresses, too: one that there is comes first. */
  isOwn: boolean;
  /** Whether the query says what is asked for: the path is that of the home page. */
  isQuery: boolean;
  /** The language that this site's own parameter names. */
  chosen: Language | undefined;
  /** The language that the shop's address is in, where it says one. */
  language: Language | undefined;
  /** What else was asked, such as where a visitor came from. */
  query: string;
}

/** The bases of WordPress in both languages, and the language that one of them tells. */
const productBases: Bases = { product: undefined, prodotto: 'it', shop: undefined, negozio: 'it' };
const categoryBases: Bases = { 'product-category': undefined, 'categoria-prodotto': 'it' };
const shopPages: Bases = { shop: undefined, negozio: 'it' };
type Bases = Readonly<Record<string, Language | undefined>>;

/** What a shop's query says that an address of this site does not need. */
const shopParameters = ['p', 'product', 'product_cat', 'post_type', 'lang', languageKey];

/** The form in which the last parts of a shop's addresses compare: WordPress percent-encodes letters that are not Latin. */
export const slugKey = (slug: string): string => decodeLeniently(slug).toLowerCase();

/** Reads an address as the shop's; null where it is none, or a page of this site all the same. */
export function readShopAddress({ pathname, searchParams }: URL): ShopAddress | null {
  const path = canonicalPath(pathname);
  const segments = path.split('/').filter(Boolean).map(slugKey);
  // As WPML and Polylang write it.
  const prefix = readLanguage(segments[0]);
  const [base, ...within] = withoutPaging(prefix ? segments.slice(1) : segments);
  const asked = base === undefined ? readQuery(searchParams) : null;
  const found = asked ?? readPath(base, within, prefix);
  if (!found || ('page' in found.wanted && found.wanted.page === path)) return null;
  const query = new URLSearchParams(searchParams);
  for (const name of shopParameters) query.delete(name);
  return {
    wanted: found.wanted,
    isQuery: asked !== null,
    isOwn: /^\/product(?:-category)?\/[^/]+$/.test(path),
    chosen: readLanguage(searchParams.get(languageKey)),
    language: readLanguage(searchParams.get('lang')) ?? prefix ?? found.language,
    query: query.toString(),
  };
}

interface Found {
  wanted: ShopAddress['wanted'];
  language?: Language | undefined;
}

/** The addresses of a shop whose permalinks are plain, and the short ones of any. */
function readQuery(query: URLSearchParams): Found | null {
  const product = query.get('product');
  const category = query.get('product_cat');
  const id = query.get('p');
  if (product) return { wanted: { product: slugKey(product) } };
  if (category) return { wanted: wantedCategory(slugKey(category)) };
  if (id !== null && /^\d{1,15}$/.test(id)) return { wanted: { id: Number(id) } };
  return query.get('post_type') === 'product' ? { wanted: { page: paths.finder } } : null;
}

/** The last part says what is meant: WordPress itself does not look at those between. */
function readPath(
  base: string | undefined,
  within: readonly string[],
  prefix: Language | undefined,
): Found | null {
  if (base === undefined) return prefix ? { wanted: { page: paths.home } } : null;
  const last = within.at(-1);
  if (last === undefined) {
    return Object.hasOwn(shopPages, base)
      ? { wanted: { page: paths.finder }, language: shopPages[base] }
      : null;
  }
  if (Object.hasOwn(productBases, base)) return { wanted: { product: last }, language: productBases[base] };
  return Object.hasOwn(categoryBases, base)
    ? { wanted: wantedCategory(last), language: categoryBases[base] }
    : null;
}

function wantedCategory(slug: string): ShopAddress['wanted'] {
  const own = categories.find((category) => category === slug);
  return own ? { page: paths.category(own) } : { category: slug };
}

/** The address of a list without the number of its page. */
function withoutPaging(segments: readonly string[]): readonly string[] {
  return segments.at(-2) === 'page' && /^\d+$/.test(segments.at(-1) ?? '') ? segments.slice(0, -2) : segments;
}
