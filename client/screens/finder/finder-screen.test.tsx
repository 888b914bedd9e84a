import { searchPageSize } from '@kitchen/shared/search.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockSearch } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const aHit = { id: 1, sku: 'CAL-1', name: 'Antique 100', picture: null, summary: '', energy: null };

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
    expect(main.getByRole('link', { name: 'Hoods' })).toHaveAttribute(
      'href',
      '/product-category/hoods?lng=en',
    );
  });

  it('opens the search', async () => {
    const { user } = await renderScreen('/product?lng=it', { language: 'it' });
    await user.click(await screen.findByRole('button', { name: 'Cerca nel catalogo' }));
    expect(await screen.findByRole('searchbox')).toBeVisible();
  });

  it('answers the text of its address, and is then not for search engines', async () => {
    mockSearch(({ query }) => ({ query, items: [aHit], total: 1 }));
    await renderScreen('/product?q=Antique+100');
    expect(await screen.findByRole('heading', { name: '1 product for “antique 100”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View details Antique 100' })).toHaveAttribute(
      'href',
      '/product/CAL-1?lng=en',
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('shows more of what it found on request, and goes on at the first of it', async () => {
    const hits = Array.from({ length: 30 }, (_, id) => ({ ...aHit, id, sku: `CAL-${id}` }));
    mockSearch(({ query, page }) => ({
      query,
      items: hits.slice((page - 1) * searchPageSize, page * searchPageSize),
      total: hits.length,
    }));
    const { user } = await renderScreen('/product?q=Antique');
    const more = await screen.findByRole('link', { name: 'Show more' });
    expect(screen.getAllByRole('link', { name: /View details/ })).toHaveLength(24);
    expect(more).toHaveAttribute('href', '/product?q=antique&page=2&lng=en');
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('link', { name: /View details/ })).toHaveLength(30));
    expect(screen.getAllByRole('link', { name: /View details/ })[24]).toHaveFocus();
    expect(window.location.search).toBe('?q=antique&page=2&lng=en');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('shows all the pages that its address names without scripts, too', async () => {
    const page = (id: number) => ({
      query: 'cream',
      items: [{ ...aHit, id, sku: `CAL-${id}` }],
      total: 60,
    });
    await renderWithoutScripts('/product?q=cream&page=2', {
      answers: {
        '/api/search?lng=en&q=cream': page(1),
        '/api/search?lng=en&q=cream&page=2': page(25),
      },
    });
    expect(screen.getAllByRole('link', { name: /View details/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/product?q=cream&page=3&lng=en',
    );
  });

  it('says that nothing was found for the text of its address', async () => {
    mockSearch(({ query }) => ({ query, items: [], total: 0 }));
    await renderScreen('/product?q=Zebra');
    expect(await screen.findByText(/No product matches “zebra”/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Italian/ })).toBeNull();
  });

  it('shows what has all but a part of the text, and what else could be given up', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [],
      total: 0,
      nearly: {
        without: ['90'],
        items: [aHit],
        total: 6,
        alternatives: [
          { without: '90', query: 'induction two ovens', count: 6 },
          { without: 'two ovens', query: 'induction 90', count: 3 },
        ],
      },
      pages: ['recalls', 'dealers'],
    }));
    await renderScreen('/product?q=induction+two+ovens+90');
    const nearly = within(
      (await screen.findByRole('heading', { name: 'Without “90”: 6 products' })).closest(
        'section',
      ) as HTMLElement,
    );
    expect(nearly.getByRole('link', { name: 'View details Antique 100' })).toBeVisible();
    expect(nearly.queryByRole('link', { name: 'Without “90”: 6 products' })).toBeNull();
    expect(nearly.getByRole('link', { name: 'Without “two ovens”: 3 products' })).toHaveAttribute(
      'href',
      '/product?q=induction%2090&lng=en',
    );
    expect(screen.getByText(/No product matches all of “induction two ovens 90”/)).toBeVisible();
    const pages = within(
      screen.getByRole('heading', { name: 'On other pages of the site' }).parentElement as HTMLElement,
    );
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/recalls?lng=en',
      '/dealers?lng=en',
    ]);
  });

  const announced = () => document.querySelector('[aria-live="polite"]:not([role])')?.textContent?.trim();

  it.each([
    ['en', '6 products for “hobs”', 'No product matches all of “hobs 37”. Without “37”: 6 products'],
    [
      'it',
      '6 prodotti per «hobs»',
      'Nessun prodotto ha tutto quello che chiedi: «hobs 37». Senza «37»: 6 prodotti',
    ],
  ] as const)(
    'says in %s what a search comes to, in its title and when it takes the place of another',
    async (language, found, near) => {
      const nearly = {
        without: ['37'],
        items: [aHit],
        total: 6,
        alternatives: [
          { without: '37', query: 'hobs', count: 6 },
          { without: 'hobs', query: '37', count: 6 },
        ],
      };
      mockSearch(({ query }) =>
        query === 'hobs'
          ? {
              query,
              items: [aHit],
              total: 6,
              nearly: { ...nearly, alternatives: [{ without: 'x', query: 'hobs 37', count: 6 }] },
            }
          : {
              query,
              items: [],
              total: 0,
              nearly: { ...nearly, alternatives: [{ without: 'x', query: 'hobs', count: 6 }] },
            },
      );
      const { user } = await renderScreen(`/product?q=hobs+37&lng=${language}`, { language });
      await waitFor(() => expect(document.title).toBe(`${near} | Calidora`));
      // The first page of a visit is read anyway.
      expect(announced()).toBe('');
      for (const words of [`${found} ${near.slice(near.indexOf('. ') + 2)}`, near]) {
        await user.click(screen.getByRole('link', { name: /“x”|«x»/ }));
        await waitFor(() => expect(announced()).toBe(`${words} | Calidora`));
        expect(screen.getByRole('main')).toHaveFocus();
      }
    },
  );

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
