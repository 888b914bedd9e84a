import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProblem } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { answerPaths } from './nero-line-screen.tsx';

const path = '/collections/nero-line-collection';
const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the page of the Nero Line', () => {
  it.each([
    [
      'en',
      '?lng=en',
      'Nero Line',
      'A 45\u00a0cm microwave',
      'Compact products',
      'See all 6',
      /from the side/,
      /orange casserole/,
    ],
    [
      'it',
      '?lng=it',
      'Linea Nero',
      'Un microonde da 45\u00a0cm',
      'Prodotti compatti',
      'Vedi tutti i 6',
      /di lato/,
      /casseruola arancione/,
    ],
  ] as const)(
    'tells its story and shows its appliances (%s)',
    async (language, query, name, microwave, compact, all, fromTheSide, inUse) => {
      mockListings(({ category, selection }) => {
        expect(selection).toEqual({ collection: ['nero'] });
        const items = [1, 2, 3, 4, 5, 6].map((id) =>
          aCard({ id, sku: `${category}-${id}`, name: `${category} ${id}` }),
        );
        return aListing({ category: 'ovens', items, total: items.length });
      });
      await renderScreen(path + query, { language });
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: microwave })).toBeVisible();
      expect(screen.getByRole('img', { name: fromTheSide })).toBeInTheDocument();
      expect(screen.getByRole('img', { name: inUse })).toBeInTheDocument();
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(16));
      expect(screen.getByRole('heading', { level: 3, name: compact })).toBeVisible();
      const links = screen.getAllByRole('link', { name: all });
      expect(links[0]).toHaveAttribute(
        'href',
        `/product-category/compact-products?collection=nero&lng=${language}`,
      );
    },
  );

  it('leaves out a category that has nothing of it', async () => {
    mockListings(({ category }) => aListing({ total: category === 'hoods' ? 0 : 1 }));
    await renderScreen(path);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(screen.queryByRole('heading', { name: 'Hoods' })).toBeNull();
  });

  it('promises no more appliances than it shows', async () => {
    const items = [1, 2, 3, 4].map((id) => aCard({ id, sku: `NR-${id}` }));
    mockListings(() => aListing({ items, total: 4 }));
    await renderScreen(path);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(16));
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
  });

  it('says where the store has nothing of it at all', async () => {
    mockListings(() => aListing({ total: 0 }));
    await renderScreen(path);
    expect(await screen.findByRole('heading', { name: 'No models at the moment' })).toBeVisible();
    expect(groups()).toEqual(['No models at the moment']);
  });

  it('shows what it has where a category cannot be had, and asks again on request', async () => {
    let failing = true;
    mockListings(({ category }) =>
      failing && category === 'ovens' ? aProblem('store-unavailable') : aListing({ total: 1 }),
    );
    const { user } = await renderScreen(path);
    const alert = within(await screen.findByRole('alert'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    failing = false;
    await user.click(alert.getByRole('button', { name: 'Reload Page' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the answers that the server renders with', () => {
    const request = { pathname: path, params: {}, query: new URLSearchParams() };
    expect(answerPaths?.({ ...request, language: 'en' })).toEqual([
      '/api/categories/compact-products/products?lng=en&collection=nero',
      '/api/categories/ovens/products?lng=en&collection=nero',
      '/api/categories/hobs/products?lng=en&collection=nero',
      '/api/categories/hoods/products?lng=en&collection=nero',
    ]);
  });
});
