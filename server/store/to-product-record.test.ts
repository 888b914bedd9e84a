import { categories } from '@kitchen/shared/categories.ts';
import { describe, expect, it } from 'vitest';
import { readSample } from '../testing/read-sample.ts';
import { productRecordSchema } from './product-record.ts';
import type { StoreProduct } from './store-product.ts';
import { storeProductFields, storeProductSchema } from './store-product.ts';
import { toProductRecord } from './to-product-record.ts';

const options = {
  categoryOf: ({ slug }: { slug: string }) => categories.find((category) => category === slug),
  homeUrl: 'https://store.example',
};

function aStoreProduct(more: Record<string, unknown> = {}): StoreProduct {
  return storeProductSchema.parse({
    id: 1,
    type: 'simple',
    status: 'publish',
    catalog_visibility: 'visible',
    name: 'Cooker',
    sku: 'A1',
    ...more,
  });
}

const record = (more: Record<string, unknown>) => toProductRecord(aStoreProduct(more), options);
const metaOf = (...pairs: [string, unknown][]) =>
  record({ meta_data: pairs.map(([key, value], id) => ({ id, key, value })) });

describe('toProductRecord', () => {
  it.each([
    [' AN100-BU ', 'AN100-BU'],
    ['a/b c', 'a/b c'],
    ['.', ''],
    ['..', ''],
    ['A\nB', ''],
    ['A\ud800', ''],
    ['x'.repeat(201), ''],
  ])('reads the SKU %j as %j, which can stand in an address', (sku, read) => {
    expect(record({ sku })?.sku).toBe(read);
  });

  it.each([
    ['118.5', 118.5],
    [' 42 ', 42],
    ['', null],
    ['0', null],
    ['118,5', null],
    ['42 kg', null],
    [42, null],
  ])('reads the weight %s as %s kg', (weight, kilograms) => {
    expect(record({ weight })?.weight).toBe(kilograms);
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a scheduled record', { status: 'future' }],
    ['a private record', { status: 'private' }],
    ['a record with a password', { post_password: 'open sesame' }],
    ['a hidden record', { catalog_visibility: 'hidden' }],
    ['a visibility that is not known', { catalog_visibility: 'constructor' }],
    ['a variation', { type: 'variation' }],
  ])('shows nobody %s', (_, more) => {
    expect(record(more)).toBeNull();
  });

  it.each([
    ['visible', 'everywhere'],
    ['catalog', 'listings'],
    ['search', 'search'],
  ])('takes visibility %s for %s', (catalog_visibility, visibility) => {
    expect(record({ catalog_visibility })?.visibility).toBe(visibility);
  });

  it('makes one string of lists, objects, numbers and repeated keys', () => {
    expect(
      metaOf(
        ['special_function', ['rotisserie', 'pizza_300°c']],
        ['Width', 60],
        ['color', 'nero'],
        ['COLOR', 'white'],
        ['color', 'nero'],
        ['oven_type', { '0': 'gas', '2': { deep: 'electric' } }],
        ['door', ''],
        ['cavity', null],
        ['model', true],
      )?.meta,
    ).toEqual({
      special_function: 'rotisserie|pizza_300°c',
      width: '60',
      color: 'nero|white',
      oven_type: 'gas|electric',
      model: 'true',
    });
  });

  it('takes placeholders for no value, but keeps figures that are none, and names what it left out', () => {
    const noted: string[] = [];
    const product = aStoreProduct({
      name: '[vc_row]Hob[/vc_row]',
      short_description: '<p>n.d.</p>',
      meta_data: Object.entries({
        color: 'N/A',
        door: '-',
        model: 0,
        collection: ['tbd', 'antique'],
        oven: 'Type: null',
        cooktop: 'Burners: 0 - Grates: n.d. - Glass: black - Wok',
        cavity: '[cavity_text id="4"]',
        hob_zones: '0',
        oven_energy_fan: '-',
        oven_mass: 'N/A',
      }).map(([key, value]) => ({ key, value })),
    });
    const note = (kind: string, detail: string) => noted.push(`${kind} ${detail}`);
    expect(toProductRecord(product, { ...options, note })).toMatchObject({
      name: 'Hob',
      shortDescription: '',
      meta: {
        collection: 'antique',
        cooktop: 'Burners: 0 - Glass: black - Wok',
        hob_zones: '0',
        oven_energy_fan: '-',
      },
    });
    expect(record({ meta_data: product.meta_data })?.meta).not.toHaveProperty('oven');
    expect(noted.toSorted()).toEqual([
      'placeholder collection “tbd”',
      'placeholder color “N/A”',
      'placeholder cooktop “n.d.”',
      'placeholder door “-”',
      'placeholder model “0”',
      'placeholder oven “null”',
      'placeholder oven_mass “N/A”',
      'placeholder short_description “n.d.”',
      'shortcode [cavity_text]',
      'shortcode [vc_row]',
    ]);
  });

  it('leaves a SKU as it is: by that the store finds it', () => {
    expect(record({ sku: 'A\u200B1 [x_y]' })?.sku).toBe('A\u200B1 [x_y]');
  });

  it('keeps only the meta values that the site reads, as plain text', () => {
    expect(
      metaOf(
        ['other', '<b>bold</b> - a:b:c &amp; d'],
        ['accessories', 'Type: <script>alert(5)</script> - Link: https://store.example/a?b=1'],
        ['_collection', 'field_64d0'],
        ['_yoast_wpseo_metadesc', 'x'],
        ['__proto__', 'x'],
      )?.meta,
    ).toEqual({
      other: 'bold - a:b:c & d',
      accessories: 'Type: - Link: https://store.example/a?b=1',
    });
  });

  it.each([
    ['English', 'english'],
    [' italian ', 'italian'],
    ['Deutsch', 'deutsch'],
    ['', null],
  ])('reads the language %j as %j', (value, language) => {
    expect(metaOf(['Language', value])?.language).toBe(language);
  });

  it('takes the first of two languages, and null for none', () => {
    expect(metaOf(['Language', 'english'], ['Language', 'italian'])?.language).toBe('english');
    expect(metaOf()?.language).toBeNull();
  });

  it('keeps pictures over http and https only, with the time of their last change', () => {
    const images = [
      {
        src: 'https://store.example/a b.jpg',
        alt: 'View &amp; detail',
        date_modified_gmt: '2026-11-02T10:00:00',
      },
      { src: '/wp-content/c.jpg' },
      { src: '//cdn.example/d.jpg', alt: null, date_modified_gmt: null },
      { src: 'javascript:alert(1)', alt: '' },
      { src: 'data:image/png;base64,AA' },
      { src: '', alt: 'the address of nothing is the store’s own page' },
      { alt: 'no address' },
      false,
    ];
    expect(record({ images })?.images).toEqual([
      { src: 'https://store.example/a%20b.jpg#tnvd40', alt: 'View & detail' },
      { src: 'https://store.example/wp-content/c.jpg', alt: '' },
      { src: 'https://cdn.example/d.jpg', alt: '' },
    ]);
  });

  it('names the site’s categories, that of the list it came in included', () => {
    const product = aStoreProduct({
      categories: [
        { id: 21, slug: 'ovens-60', name: 'Ovens 60' },
        { id: 16, slug: 'cookers', name: 'Cookers' },
      ],
    });
    expect(toProductRecord(product, options)?.categories).toEqual(['cookers']);
    expect(toProductRecord(product, { ...options, within: ['ovens'] })?.categories).toEqual([
      'ovens',
      'cookers',
    ]);
  });
});

describe('storeProductSchema', () => {
  it('asks the store for what it reads', () => {
    expect(storeProductFields).toBe(
      'id,type,status,catalog_visibility,post_password,name,sku,slug,short_description,categories,images,global_unique_id,date_modified_gmt,weight,meta_data',
    );
  });

  it.each([
    ['no id', { id: undefined }],
    ['no status', { status: undefined }],
    ['no visibility', { catalog_visibility: null }],
    ['a name that is no text', { name: { rendered: 'x' } }],
  ])('does not take a record with %s', (_, more) => {
    expect(() => aStoreProduct(more)).toThrow();
  });

  it('takes a record whose lists are odd', () => {
    expect(
      aStoreProduct({
        sku: null,
        short_description: false,
        categories: 'none',
        images: null,
        meta_data: { '0': { key: 'color', value: 'nero' }, '3': { key: 'width', value: '60' }, '4': 'x' },
        unknown_field: {},
      }),
    ).toMatchObject({
      sku: '',
      short_description: '',
      categories: [],
      images: [],
      meta_data: [
        { key: 'color', value: 'nero' },
        { key: 'width', value: '60' },
      ],
    });
  });

  it.each([
    'list-hoods-whole',
    'list-ovens-odd-meta',
    'older-7.0.0-sku-two-languages',
    'older-8.9.3-sku-two-languages',
    'newer-11.0.1-sku-two-languages',
    'sku-two-languages',
  ])('takes every whole record of %s, and the site can keep it', (name) => {
    const records = JSON.parse(readSample(name).body) as unknown[];
    expect(records.length).toBeGreaterThan(0);
    for (const raw of records) {
      const kept = toProductRecord(storeProductSchema.parse(raw), options);
      expect(productRecordSchema.parse(kept)).toEqual(kept);
      // Earlier versions of the site kept neither weight nor what the shop's addresses are made of.
      const earlier = { ...kept, weight: undefined, slug: undefined, storeCategories: undefined };
      expect(productRecordSchema.parse(earlier)).toEqual({
        ...kept,
        weight: null,
        slug: null,
        storeCategories: [],
      });
      expect(kept).toMatchObject({
        slug: expect.stringMatching(/^[a-z\d-]+$/),
        storeCategories: expect.arrayContaining([expect.any(String)]),
      });
    }
  });

  it.each([
    ['2026-10-02T09:00:00', '2026-10-02'],
    ['0000-00-00T00:00:00', null],
    ['2026-02-30T00:00:00', null],
    ['', null],
  ])('takes only a real day for that of the last change: "%s"', (date_modified_gmt, modifiedOn) => {
    expect(record({ date_modified_gmt })?.modifiedOn).toBe(modifiedOn);
  });

  it('shows no variation that a store really gave', () => {
    const [variation] = JSON.parse(readSample('sku-variation').body) as unknown[];
    expect(toProductRecord(storeProductSchema.parse(variation), options)).toBeNull();
  });
});
