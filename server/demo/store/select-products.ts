import { cleanText, fold } from './clean-text.ts';
import type { ListParameters } from './list-parameters.ts';
import { withChildren } from './store-categories.ts';
import type { StoredProduct } from './stored-product.ts';

const longestSearchBytes = 1600;
const mostWords = 9;
const stopwords = new Set(
  (
    'about,an,are,as,at,be,by,com,for,from,how,in,is,it,of,on,or,that,the,this,to,was,what,when,where,who,' +
    'will,with,www'
  ).split(','),
);

type Test = (product: StoredProduct) => boolean;
const everything: Test = () => true;

/** Words or quoted phrases; the text as a whole where nothing but short words is left, or too many. */
function searchTerms(text: string): string[] {
  const found = text.match(/".*?("|$)|((?<=[\t ",+])|^)[^\t ",+]+/g) ?? [];
  const terms = found
    .map((term) => term.replace(/^["'\n\r ]+|(?<!["'\n\r ])["'\n\r ]+$/g, ''))
    .filter((term) => term !== '' && !/^[a-z-]$/i.test(term) && !stopwords.has(term.toLowerCase()));
  return terms.length === 0 || terms.length > mostWords ? [text] : terms;
}

function matchesSearch(search: string): Test {
  const text = cleanText(search).replace(/\\(.?)/g, '$1');
  if (text === '' || Buffer.byteLength(text) > longestSearchBytes) return everything;
  const terms = searchTerms(text).map((term) => {
    const excluded = term.startsWith('-');
    return { excluded, word: fold(excluded ? term.slice(1) : term) };
  });
  return ({ name, shortDescription, description }) => {
    const fields = [name, shortDescription, description].map(fold);
    return terms.every(({ excluded, word }) => excluded !== fields.some((field) => field.includes(word)));
  };
}

function matchesSku(sku: string): Test {
  const text = cleanText(sku);
  if (text === '' || text === '0') return everything;
  const wanted = new Set([text, ...text.split(',')].map(fold));
  return (product) => wanted.has(fold(product.sku.trim()));
}

function matchesCategory(category: string): Test {
  if (category === '') return everything;
  const ids = category.split(',').map((id) => Math.abs(Number.parseInt(id, 10) || 0));
  const wanted = withChildren(ids.filter((id) => id !== 0));
  return ({ categoryIds }) => categoryIds.some((id) => wanted.has(id));
}

function matchesStatus(status: ListParameters['status']): Test {
  return status === 'any' ? (product) => product.status !== 'trash' : (product) => product.status === status;
}

/** The field that decides the order; the id breaks a tie, and stands in for fields all alike here. */
const sortKeys: Partial<Record<ListParameters['orderby'], (product: StoredProduct) => string>> = {
  date: ({ createdAt }) => createdAt,
  modified: ({ modifiedAt }) => modifiedAt,
  title: ({ name }) => fold(name),
  slug: ({ name }) => fold(name),
};

/** The products that a list call is about, in its order, before paging. */
export function selectProducts(
  products: Iterable<StoredProduct>,
  { orderby, order, status, category, search, sku }: ListParameters,
): StoredProduct[] {
  const skuTest = matchesSku(sku);
  const tests = [matchesStatus(status), matchesCategory(category), matchesSearch(search), skuTest];
  const variations = skuTest !== everything;
  const sortKey = sortKeys[orderby] ?? (() => '');
  const direction = order === 'asc' ? 1 : -1;
  return [...products]
    .filter((product) => (variations || product.type !== 'variation') && tests.every((test) => test(product)))
    .map((product) => ({ product, key: sortKey(product) }))
    .sort((a, b) => direction * (a.key < b.key ? -1 : a.key > b.key ? 1 : a.product.id - b.product.id))
    .map(({ product }) => product);
}
