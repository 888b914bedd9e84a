import type { Product } from '@kitchen/shared/product.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { structuredData } from '../../../testing/structured-data.ts';

const headTag = (selector: string) => document.head.querySelector(selector);

describe('what search engines and social networks learn', () => {
  it('is the name, the description without markup, the picture and one address', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/cal-an100-bu');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Antique 100, burgundy, CAL-AN100-BU | Calidora');
    expect(headTag('meta[name=description]')).toHaveAttribute('content', 'A cooker in burgundy enamel.');
    expect(headTag('meta[property="og:type"]')).toHaveAttribute('content', 'product');
    expect(headTag('meta[property="og:image"]')).toHaveAttribute(
      'content',
      'https://kitchen.example/media/1200x630/antique-100.jpg',
    );
  });

  it.each([
    ['', 'https://kitchen.example/product/CAL-AN100-BU'],
    ['?lng=fr', 'https://kitchen.example/product/CAL-AN100-BU'],
    ['?lng=EN&utm_source=letter', 'https://kitchen.example/product/CAL-AN100-BU?lng=en'],
  ])(
    'is, at the address with "%s", its own address: that of a language or that of none',
    async (query, own) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      mockProducts(() => aProduct());
      await renderScreen(`/product/cal-an100-bu${query}`);
      await screen.findByRole('heading', { level: 1 });
      expect(headTag('link[rel=canonical]')).toHaveAttribute('href', own);
      expect(headTag('meta[property="og:url"]')).toHaveAttribute('content', own);
    },
  );

  it('is the text that comes with the product, where there is one', async () => {
    mockProducts(({ sku }) =>
      aProduct({ sku, descriptionText: sku === 'CAL-1' ? 'The 10th oven & more' : '' }),
    );
    const { unmount } = await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1 });
    expect(headTag('meta[name=description]')).toHaveAttribute('content', 'The 10th oven & more');
    expect(structuredData('Product')).toHaveProperty('description', 'The 10th oven & more');
    unmount();
    await renderScreen('/product/CAL-2');
    await screen.findByRole('heading', { level: 1 });
    expect(headTag('meta[name=description]')).toBeNull();
    expect(structuredData('Product')).not.toHaveProperty('description');
  });

  it('is the finish in the title, unless the name says it', async () => {
    mockProducts(({ sku }) =>
      aProduct({
        sku,
        name: sku === 'CAL-1' ? 'Antique Burgundy' : 'Antique',
        color: 'burgundy, slate_gray',
      }),
    );
    const { unmount } = await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Antique Burgundy, slate grey, CAL-1 | Calidora');
    unmount();
    await renderScreen('/product/CAL-2?lng=it', { language: 'it' });
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Antique, bordeaux, grigio ardesia, CAL-2 | Calidora');
  });

  it('is what tells the product from others of its name or description first', async () => {
    const descriptionText = `${'A cooker in burgundy enamel, as there are many. '.repeat(4)}It has a gas oven.`;
    const toldApartBy: Product['toldApartBy'] = {
      name: [
        { by: 'color', option: 'burgundy' },
        { by: 'oven_type', option: 'gas' },
      ],
      description: [{ by: 'oven_type', option: 'gas' }],
    };
    mockProducts(({ sku }) => aProduct({ sku, descriptionText, toldApartBy }));
    await renderScreen('/product/CAL-1');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Antique 100 burgundy, gas oven' }),
    ).toBeVisible();
    expect(document.title).toBe('Antique 100, burgundy, gas oven, CAL-1 | Calidora');
    const description = headTag('meta[name=description]')?.getAttribute('content');
    expect(description).toMatch(/^Gas oven\. A cooker in burgundy enamel, as .*…$/);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(structuredData('Product').description).toBe(descriptionText);
  });

  it('is its code where nothing else tells it from another', async () => {
    const told: Product['toldApartBy']['name'] = [{ by: 'sku', option: 'CAL-1' }];
    mockProducts(({ sku }) => aProduct({ sku, color: null, toldApartBy: { name: told, description: told } }));
    await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1, name: 'Antique 100 CAL-1' });
    expect(document.title).toBe('Antique 100, CAL-1 | Calidora');
    expect(headTag('meta[name=description]')).toHaveAttribute(
      'content',
      'CAL-1. A cooker in burgundy enamel.',
    );
  });

  it('is structured, without an offer', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/CAL-AN100-BU');
    await screen.findByRole('heading', { level: 1 });
    expect(structuredData('Product')).toMatchObject({
      name: 'Antique 100',
      sku: 'CAL-AN100-BU',
      description: 'A cooker in burgundy enamel.',
      image: 'https://kitchen.example/media/960/antique-100.jpg',
      brand: { '@type': 'Brand', name: 'Calidora' },
      manufacturer: { '@id': 'https://kitchen.example/#organization', name: 'Calidora' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Overall dimensions', value: '100 cm, 60 cm, 90 cm' },
      ],
    });
    expect(structuredData('Product')).not.toHaveProperty('offers');
    expect(structuredData('BreadcrumbList').itemListElement).toHaveLength(4);
  });

  it('is structured in the language of the page', async () => {
    mockProducts(() => aProduct({ color: 'cream, burgundy' }));
    await renderScreen('/product/CAL-AN100-BU?lng=it', { language: 'it' });
    await screen.findByRole('heading', { level: 1 });
    expect(structuredData('Product')).toMatchObject({ color: 'Crema, Bordeaux' });
  });
});
