import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockSearch } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

describe('the product finder', () => {
  it('asks what the visitor is looking for and offers the five categories', async () => {
    await renderScreen('/product');
    expect(await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      'Cookers',
      'Ovens',
      'Hobs',
      'Hoods',
      'Compact products',
    ]);
    expect(main.getByRole('link', { name: 'Hoods' })).toHaveAttribute('href', '/product-category/hoods');
  });

  it('opens the search', async () => {
    const { user } = await renderScreen('/product?lng=it', { language: 'it' });
    await user.click(await screen.findByRole('button', { name: 'Cerca nel catalogo' }));
    expect(await screen.findByRole('searchbox')).toBeVisible();
  });

  it('answers the text of its address, and is then not for search engines', async () => {
    const hit = { id: 1, sku: 'CAL-1', name: 'Antique 100', picture: null, summary: '', energy: null };
    mockSearch(({ query }) => ({ query, items: [hit], total: 1 }));
    await renderScreen('/product?q=Antique+100');
    expect(await screen.findByRole('heading', { name: '1 product for “antique 100”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View details Antique 100' })).toHaveAttribute(
      'href',
      '/product/CAL-1',
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('says that nothing was found for the text of its address', async () => {
    mockSearch(({ query }) => ({ query, items: [], total: 0 }));
    await renderScreen('/product?q=Zebra');
    expect(await screen.findByText(/No product matches “zebra”/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Italian/ })).toBeNull();
  });

  it('leads to the other language where that knows the word, without scripts too', async () => {
    const none = { query: 'forno', items: [], total: 0 };
    await renderWithoutScripts('/product?q=forno', {
      answers: {
        '/api/search?lng=en&q=forno': none,
        '/api/search?lng=it&q=forno': { ...none, total: 12 },
      },
    });
    expect(screen.getByRole('link', { name: 'Search in Italian: 12 products' })).toHaveAttribute(
      'href',
      '/product?q=forno&lng=it',
    );
  });
});
