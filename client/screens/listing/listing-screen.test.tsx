import type { Figures } from '@kitchen/shared/facts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, someFacets as facets } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const products = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const countOfProducts = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('the listing of a category', () => {
  it('shows its products with their facts, and how many were found', async () => {
    mockListings(() =>
      aListing({
        items: [
          aCard({
            id: 7,
            sku: 'AN/100 BU',
            name: 'Antique 100',
            facts: { width: '100', color: 'slate_gray', cooktop_type: 'gas' },
          }),
          aCard({
            id: 8,
            sku: null,
            name: 'Senza codice',
            language: 'it',
            facts: { width: '78' },
          }),
        ],
        total: 2,
      }),
    );
    await renderScreen('/product-category/cookers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cookers' })).toBeVisible();
    await countOfProducts('2 products found');
    const [first, second] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Antique 100 Cooker' })).toHaveAttribute(
      'href',
      '/product/AN%2F100%20BU?lng=en',
    );
    expect(first).toHaveTextContent('100 cm, slate grey gas top');
    expect(within(first as HTMLElement).getByRole('heading')).not.toHaveAttribute('lang');
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
    expect(within(second as HTMLElement).getByRole('heading')).toHaveAttribute('lang', 'it');
    expect(second).toHaveTextContent('78 cm');
  });

  it.each([
    ['en', '', ['2 ovens', '1 oven', '74.5 + 38 L', '1 burner, 4 zones', '62 dB(A), 708 m³/h']],
    ['it', '?lng=it', ['2 forni', '1 forno', '74,5 + 38 L', '1 fuoco, 4 zone', '62 dB(A), 708 m³/h']],
  ] as const)('says in %s the figures of its products, each on one line', async (language, query, lines) => {
    const figures: Figures[] = [
      { ovens: 2 },
      { ovens: 1 },
      { litres: [74.5, 38] },
      { burners: 1, zones: 4 },
      { noise: 62, airFlow: 708 },
    ];
    const items = figures.map((each, id) => aCard({ id, facts: {}, figures: each }));
    mockListings(() => aListing({ total: 5, items }));
    await renderScreen(`/product-category/cookers${query}`, { language });
    const facts = await waitFor(() => {
      const found = screen.getAllByRole('article').map((card) => card.querySelector('p'));
      expect(found).toHaveLength(5);
      return found;
    });
    expect(facts.map((line) => line?.textContent?.replaceAll('\u00a0', ' '))).toEqual(lines);
    for (const line of facts) expect(line?.textContent).not.toMatch(/[^,] /);
    const kept = [...document.querySelectorAll('article p [translate=no]')].map(
      ({ textContent }) => textContent,
    );
    expect(kept).toEqual([lines[2], '62 dB(A)', '708 m³/h'].map((text) => text.replaceAll(' ', '\u00a0')));
  });

  it('shows a narrow hob larger than in its picture, and never the words instead of one', async () => {
    const facts = { width: '30' };
    mockListings(() =>
      aListing({
        category: 'hobs',
        items: [aCard({ id: 7, facts }), aCard({ id: 8, facts, picture: null })],
        total: 2,
      }),
    );
    await renderScreen('/product-category/hobs');
    await countOfProducts('2 products found');
    const enlarged = [...document.querySelectorAll<HTMLElement>('article *')].filter((e) => e.style.scale);
    expect(enlarged.map(({ tagName }) => tagName)).toEqual(['IMG']);
  });

  it('says that it loads before the first products are there', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aListing>>();
    mockListings(() => promise);
    await renderScreen('/product-category/cookers');
    expect(await screen.findByText('Loading products...')).toHaveAttribute('role', 'status');
    resolve(aListing());
    await countOfProducts('3 products found');
    expect(screen.queryByText('Loading products...')).toBeNull();
  });

  it('shows at once what came with the page', async () => {
    const { promise } = Promise.withResolvers<ReturnType<typeof aListing>>();
    mockListings(() => promise);
    await renderScreen('/product-category/cookers', {
      answers: { '/api/categories/cookers/products?lng=en': aListing({ total: 1 }) },
    });
    expect(await screen.findByText('1 product found')).toBeVisible();
  });

  it('speaks Italian to Italian visitors', async () => {
    mockListings(({ language }) =>
      aListing({ items: [aCard({ name: `Cucina ${language}` })], facets, total: 1 }),
    );
    await renderScreen('/product-category/cookers?lng=it', { language: 'it' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cucine' })).toBeVisible();
    await countOfProducts('1 prodotto trovato');
    expect(products()).toEqual(['Cucina it']);
    expect(screen.getByRole('checkbox', { name: /Bordeaux/ })).toBeEnabled();
    expect(screen.getByRole('article')).toHaveTextContent('90 cm, bordeaux');
  });

  it('reads the category from an address in capitals', async () => {
    mockListings(({ category }) => aListing({ items: [aCard({ name: category })], total: 1 }));
    await renderScreen('/Product-Category/COOKERS/');
    await countOfProducts('1 product found');
    expect(products()).toEqual(['cookers']);
  });

  it('says that a category that there is not does not exist', async () => {
    await renderScreen('/product-category/fridges');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('tells when products may be missing', async () => {
    mockListings(() => aListing({ complete: false }));
    await renderScreen('/product-category/cookers');
    expect(await screen.findByText('The list may not be complete at the moment.')).toBeVisible();
  });
});
