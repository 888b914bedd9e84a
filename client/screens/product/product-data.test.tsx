import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/builders.ts';
import { mockProducts } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { structuredData } from '../../testing/structured-data.ts';

const headTag = (selector: string) => document.head.querySelector(selector);

describe('what search engines and social networks learn', () => {
  it('is the name, the description without markup, the picture and one address', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/cal-an100-bu');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Antique 100, CAL-AN100-BU | Calidora');
    expect(headTag('meta[name=description]')).toHaveAttribute('content', 'A cooker in burgundy enamel.');
    expect(headTag('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://kitchen.example/product/CAL-AN100-BU?lng=en',
    );
    expect(headTag('meta[property="og:type"]')).toHaveAttribute('content', 'product');
    expect(headTag('meta[property="og:image"]')).toHaveAttribute(
      'content',
      'https://kitchen.example/media/1200x630/antique-100.jpg',
    );
  });

  it('is the summary that comes with the product, where there is one', async () => {
    mockProducts(({ sku }) => aProduct({ sku, summary: sku === 'CAL-1' ? 'The 10th oven & more' : '' }));
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
