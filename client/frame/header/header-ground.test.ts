import { defaultBrand } from '@kitchen/shared/brand.ts';
import { describe, expect, it } from 'vitest';
import { headerGround } from './header-ground.ts';

describe('the header lies', () => {
  it.each([
    '/collections',
    '/collections/nero-line-collection',
    '/collections/collections-cookers',
    '/collections/collections-cookers/antique',
    '/catalogues',
    '/about-calidora',
  ])('on a dark ground at %s', (path) => {
    expect(headerGround(path, defaultBrand)).toBe('dark');
  });

  it('on a light picture at home', () => {
    expect(headerGround('/', defaultBrand)).toBe('light');
  });

  it.each(['/product', '/contacts', '/collections-of-others', '/about-others', '/catalogues/x', '/login'])(
    'on a ground of its own at %s',
    (path) => {
      expect(headerGround(path, defaultBrand)).toBe('own');
    },
  );

  it.each([
    '/collections/collections-hoods',
    '/collections/collections-cookers/nope',
    '/collections/antique',
  ])('on a ground of its own at %s, where there is no page', (path) => {
    expect(headerGround(path, defaultBrand)).toBe('own');
  });

  it('as the brand’s short name says', () => {
    expect(headerGround('/about-forno', { ...defaultBrand, slug: 'Forno' })).toBe('dark');
  });
});
