import { describe, expect, it } from 'vitest';
import { apiPaths, canonicalPath, listingPath, movedPath, paths, plainPath } from './paths.ts';

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

  it('asks the API for a search in its one form, with every character that counts', () => {
    const address = new URL(apiPaths.search('it', ' Gas & 300°C, d’oro+'), 'http://a.example');
    expect(address.searchParams.get('q')).toBe("gas & 300°c, d'oro+");
  });

  it('leads to what is found for a text as it was typed', () => {
    const address = new URL(paths.searchFor(' AN100-BU  d’oro', 1), 'http://a.example');
    expect(address.searchParams.get('q')).toBe('AN100-BU d’oro');
  });

  it('asks the API for the same products in one order', () => {
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
