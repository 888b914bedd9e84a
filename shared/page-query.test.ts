import { describe, expect, it } from 'vitest';
import { pageQuery, readItems } from './page-query.ts';
import { paths, readSkus, withQuery } from './paths.ts';

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
});

describe('pageQuery', () => {
  it.each([
    ['keeps the selection and the page', 'page=2&color=cream', 'color=cream&page=2'],
    ['leaves out what no facet offers', 'color=xyz,cream&width=7', 'color=cream'],
    ['reads options in any case and order', 'color=NERO,Cream', 'color=cream,nero'],
    [
      'reads the order, and whether all filters come, in any case',
      'filters=ALL&sort=Width',
      'sort=width&filters=all',
    ],
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
    ['q=Gas%20%20HOB&page=2&lng=it', '?q=Gas%20HOB&page=2'],
    ['q=hob&page=1', '?q=hob'],
    ['q=hob&page=9999', '?q=hob&page=4'],
    ['q=hob&width=60,7&color=CREAM&category=hobs', '?q=hob&category=hobs&width=60&color=cream'],
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
    ['dealer=felsinea&subject=service', '?subject=service&dealer=felsinea'],
    ['subject=safety&sku=AN100%2FBU', '?sku=AN100%2FBU&subject=safety'],
    ['subject=safety&serial=%20AN-1', '?subject=safety&serial=AN-1'],
    ['subject=other&serial=AN-1', '?subject=other'],
    ['shortlist=1&lng=it', '?shortlist=1'],
    ['shortlist=yes', ''],
    ['sku=%20', ''],
    [`sku=${'a'.repeat(201)}`, ''],
  ])('keeps of the contact page’s %j what the visitor wants to write about', (query, expected) => {
    expect(withQuery('', pageQuery(paths.contacts, new URLSearchParams(query)))).toBe(expected);
  });

  it.each([
    ['serial=%20AN-1%20', '?serial=AN-1'],
    ['serial=1&sku=%20AN100-BU', '?sku=AN100-BU&serial=1'],
    [`serial=${'1'.repeat(61)}`, ''],
  ])('keeps of the recalls’ %j what they look up', (query, expected) => {
    expect(withQuery('', pageQuery(paths.recalls, new URLSearchParams(query)))).toBe(expected);
  });

  it.each([
    ['display=%20AN100%2FBU&near=Bologna', '?display=AN100%2FBU'],
    [`display=${'a'.repeat(201)}`, ''],
    ['sku=AN100%2FBU&kind=service&display=x', '?kind=service&sku=AN100%2FBU'],
    ['sku=AN100%2FBU&kind=showroom', ''],
  ])('keeps of a dealer’s %j the product that is asked about', (query, expected) => {
    expect(withQuery('', pageQuery(paths.dealer('felsinea'), new URLSearchParams(query)))).toBe(expected);
  });

  it.each([
    ['sku=%20AN100%2FBU&kind=service&near=Bologna', '?near=Bologna&kind=service&sku=AN100%2FBU'],
    ['sku=AN100%2FBU&near=Bologna', '?near=Bologna'],
    [`sku=${'a'.repeat(201)}&kind=service`, '?kind=service'],
  ])('keeps of the dealers’ %j the appliance that service is sought for', (query, expected) => {
    expect(withQuery('', pageQuery(paths.dealers, new URLSearchParams(query)))).toBe(expected);
  });

  it.each(['/', '/product', '/product/AB1', '/nothing', '/ita/login'])('leaves out all of %s', (path) => {
    expect(withQuery('', pageQuery(path, new URLSearchParams('page=2&color=cream&next=/a')))).toBe('');
  });
});
