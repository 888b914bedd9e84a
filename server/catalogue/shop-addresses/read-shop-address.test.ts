import { describe, expect, it } from 'vitest';
import { readShopAddress } from './read-shop-address.ts';

const read = (address: string) => readShopAddress(new URL(address, 'http://shop.invalid'));

describe('an address of a shop', () => {
  it.each<[string, object]>([
    ['/product/antique-100/', { wanted: { product: 'antique-100' }, isOwn: true, isQuery: false }],
    ['/PRODUCT/Antique-100', { wanted: { product: 'antique-100' }, isOwn: true }],
    ['/prodotto/cucina-antique-100/', { wanted: { product: 'cucina-antique-100' }, language: 'it' }],
    ['/it/prodotto/x', { wanted: { product: 'x' }, isOwn: false, language: 'it' }],
    ['/en/product/x', { wanted: { product: 'x' }, isOwn: false, language: 'en' }],
    ['/en/prodotto/x', { wanted: { product: 'x' }, language: 'en' }],
    ['/product/cookers/antique-100/', { wanted: { product: 'antique-100' }, isOwn: false }],
    ['/shop/cookers/antique-100/', { wanted: { product: 'antique-100' } }],
    ['/prodotto/%d0%ba%d1%83%d1%85', { wanted: { product: 'кух' } }],
    ['/prodotto/100%', { wanted: { product: '100%' } }],
    ['/prodotto///x', { wanted: { product: 'x' } }],
    ['/?p=328', { wanted: { id: 328 }, isQuery: true, query: '' }],
    ['/?post_type=product&p=328', { wanted: { id: 328 }, query: '' }],
    ['/it/?p=328', { wanted: { id: 328 }, language: 'it' }],
    ['/?product=Antique-100&lang=it', { wanted: { product: 'antique-100' }, language: 'it' }],
    ['/?product_cat=ovens-60', { wanted: { category: 'ovens-60' } }],
    ['/?post_type=product', { wanted: { page: '/product' }, isQuery: true }],
    ['/product-category/ovens-60/', { wanted: { category: 'ovens-60' }, isOwn: true }],
    ['/product-category/ovens/ovens-60/', { wanted: { category: 'ovens-60' }, isOwn: false }],
    ['/product-category/all/cookers/', { wanted: { page: '/product-category/cookers' } }],
    ['/product-category/cookers/page/3/', { wanted: { page: '/product-category/cookers' } }],
    ['/categoria-prodotto/cookers', { wanted: { page: '/product-category/cookers' }, language: 'it' }],
    ['/it/product-category/hobs/', { wanted: { page: '/product-category/hobs' }, language: 'it' }],
    ['/shop/', { wanted: { page: '/product' }, language: undefined }],
    ['/negozio/page/2', { wanted: { page: '/product' }, language: 'it' }],
    ['/it/', { wanted: { page: '/' }, language: 'it', isQuery: false }],
    ['/shop?utm_source=a&lng=IT', { chosen: 'it', query: 'utm_source=a' }],
  ])('%s is read', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it.each([
    '/',
    '/?p=',
    '/?p=12x',
    '/?p=-1',
    '/?p=9999999999999999',
    '/?product=',
    '/?page_id=12',
    '/?q=shop',
    '/product',
    '/product/?q=oven',
    '/product/page/2',
    '/prodotto/',
    '/product-category/cookers',
    '/Product-Category/Cookers/?lng=it',
    '/shopping',
    '/constructor/x',
    '/de/product/x',
    '/collections',
    '/ita/login',
  ])('%s is none', (address) => {
    expect(read(address)).toBeNull();
  });
});
