import { describe, expect, it } from 'vitest';
import {
  apiPaths,
  canonicalPath,
  listingPath,
  movedPath,
  pageQuery,
  paths,
  plainPath,
  readItems,
  readSkus,
  withQuery,
} from './paths.ts';

describe('paths', () => {
  it.each([
    ['AN100-BU', '/product/AN100-BU'],
    ['A/B C+D%E#F?G&H', '/product/A%2FB%20C%2BD%25E%23F%3FG%26H'],
  ])('leads to the product %s, whatever its SKU holds', (sku, path) => {
    expect(paths.product(sku)).toBe(path);
    expect(decodeURIComponent(new URL(path, 'http://a.example').pathname.split('/')[2] ?? '')).toBe(sku);
  });

  it('writes a listing always in the same form', () => {
    expect(listingPath('cookers', { width: ['90'], color: ['cream', 'nero'] }, { first: 1, last: 3 })).toBe(
      '/product-category/cookers?color=cream,nero&width=90&page=3',
    );
    expect(listingPath('cookers', {})).toBe('/product-category/cookers');
    expect(listingPath('cookers', {}, { first: 20, last: 20 })).toBe('/product-category/cookers?from=20');
    expect(listingPath('cookers', {}, { first: 20, last: 22 })).toBe(
      '/product-category/cookers?from=20&page=22',
    );
  });

  it('asks the API for a search with every character as it was typed', () => {
    const address = new URL(apiPaths.search('it', 'gas & 300°c, d’oro+'), 'http://a.example');
    expect(address.searchParams.get('q')).toBe('gas & 300°c, d’oro+');
  });
});

describe('a list of products in an address', () => {
  it.each([
    [['AN100-BU', 'AN100-CR'], '/compare?items=AN100-BU,AN100-CR'],
    [['A,B', '50%', 'A%2CB', 'C/D E+F&G'], '/compare?items=A%252CB,50%2525,A%25252CB,C%2FD%20E%2BF%26G'],
  ])('names %j, whatever the SKUs hold', (skus, path) => {
    expect(paths.compareOf(skus)).toBe(path);
    const { pathname, searchParams } = new URL(path, 'http://a.example');
    expect(readSkus(readItems(searchParams))).toEqual(skus);
    expect(withQuery(pathname, pageQuery(pathname, searchParams))).toBe(path);
  });

  it.each([
    ['items=A,a,,%20B%20&utm_source=letter', 'A,B'],
    ['items=A&with=B', 'A,B'],
    ['items=A&with=a', 'A'],
    ['items=&with=E%2C1', 'E%2C1'],
    ['items=A&with=', 'A'],
    ['items=50%25', '50%25'],
    ['items=,%20,', ','],
    ['items=', ''],
    ['item=A', ''],
  ])('is one spelling of %s', (query, items) => {
    expect(readItems(new URLSearchParams(query))).toBe(items);
  });

  it('is asked of the API in one order', () => {
    expect(apiPaths.products('en', ['B', 'a'])).toBe(apiPaths.products('en', ['A', 'b']));
  });
});

describe('plainPath', () => {
  it.each([
    ['/Collections/Nero-Line-Collection/', '/collections/nero-line-collection'],
    ['/collections/nero%2Dline-collection//', paths.neroLine],
    ['/', '/'],
    ['/50%', '/50%'],
  ])('writes %s as %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/Collections//Nero%2DLine-Collection/', paths.neroLine],
    ['//', '/'],
    ['/PRODUCT/An100%2fBU/', '/product/An100%2FBU'],
    ['/product/A,B', '/product/A%2CB'],
    ['/nothing/50%', '/nothing/50%25'],
  ])('writes %s as %s, which stays as it is', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe('movedPath', () => {
  it('knows addresses of earlier times in every spelling, and no others', () => {
    expect(movedPath('/COLLECTIONS/collections-hobs/country-hobs/')).toBe(
      '/collections/collections-hobs/land-hobs',
    );
    expect(movedPath('/collections/collections-hobs/land-hobs')).toBeUndefined();
  });
});

describe('pageQuery', () => {
  it.each([
    ['keeps the selection and the page', 'page=2&color=cream', 'color=cream&page=2'],
    ['leaves out what no facet offers', 'color=xyz,cream&width=7', 'color=cream'],
    ['reads options in any case and order', 'color=NERO,Cream', 'color=cream,nero'],
    ['writes the page always in the same form', 'page=0003&color=nero,cream', 'color=cream,nero&page=3'],
    ['asks for no more pages than there may be', 'page=9999', 'page=20'],
    ['begins at no page that there cannot be', 'page=3&from=9999', 'from=84'],
    ['leaves out where it begins if that is the start', 'from=1&page=2', 'page=2'],
    ['reads no page before the first one shown', 'from=5&page=3', 'from=5'],
    ['leaves out what changes nothing', 'utm_source=mail&color=cream&fbclid=1', 'color=cream'],
    ['joins what a form sends one by one', 'color=cream&color=nero&width=90', 'color=cream,nero&width=90'],
  ])('%s', (_what, query, expected) => {
    expect(withQuery('', pageQuery(paths.category('cookers'), new URLSearchParams(query)))).toBe(
      `?${expected}`,
    );
  });

  it.each(['', 'page=0', 'page=1', 'page=two', 'color=xyz'])('finds nothing in %j', (query) => {
    expect(withQuery('', pageQuery('/Product-Category/hobs/', new URLSearchParams(query)))).toBe('');
  });

  it.each([
    ['q=Gas%20%20HOB&page=2&lng=it', '?q=gas%20hob&page=2'],
    ['q=hob&page=1', '?q=hob'],
    ['q=hob&page=9999', '?q=hob&page=4'],
    ['page=2', ''],
    ['q=%20', ''],
    [`q=${'a'.repeat(201)}`, ''],
  ])('keeps of the finder’s %j what it searches for', (query, expected) => {
    expect(withQuery('', pageQuery(paths.finder, new URLSearchParams(query)))).toBe(expected);
  });

  it.each([
    ['subject=service&utm_source=mail', '?subject=service'],
    ['subject=lottery', ''],
    ['sku=AN100%2FBU&subject=other', '?sku=AN100%2FBU'],
    ['subject=safety', '?subject=safety'],
    ['subject=safety&sku=AN100%2FBU', '?sku=AN100%2FBU&subject=safety'],
    ['shortlist=1&lng=it', '?shortlist=1'],
    ['shortlist=yes', ''],
    ['sku=%20', ''],
    [`sku=${'a'.repeat(201)}`, ''],
  ])('keeps of the contact page’s %j what the visitor wants to write about', (query, expected) => {
    expect(withQuery('', pageQuery(paths.contacts, new URLSearchParams(query)))).toBe(expected);
  });

  it.each([
    ['serial=%20AN-1%20', '?serial=AN-1'],
    [`serial=${'1'.repeat(61)}`, ''],
  ])('keeps of the recalls’ %j what they look up', (query, expected) => {
    expect(withQuery('', pageQuery(paths.recalls, new URLSearchParams(query)))).toBe(expected);
  });

  it.each(['/', '/product', '/product/AB1', '/nothing', '/ita/login'])('leaves out all of %s', (path) => {
    expect(withQuery('', pageQuery(path, new URLSearchParams('page=2&color=cream&next=/a')))).toBe('');
  });
});
