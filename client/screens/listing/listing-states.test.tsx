import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListing, aProblem, someFacets as facets } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { answerPaths, furtherAnswerPaths } from './listing-screen.tsx';

const address = () => window.location.pathname + window.location.search;
const countOfProducts = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('a listing without products', () => {
  it('says so where the store cannot be reached, and loads again on request', async () => {
    let failing = true;
    mockListings(() => (failing ? aProblem('store-unavailable') : aListing()));
    const { user } = await renderScreen('/product-category/cookers');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Error Loading Products' })).toBeVisible();
    expect(alert.getByText('Please try again later or contact support.')).toBeVisible();
    expect(screen.queryByText(/As the server says it/)).toBeNull();
    failing = false;
    await user.click(alert.getByRole('button', { name: 'Reload Page' }));
    await countOfProducts('3 products found');
    // The button is gone, and with it what had the focus.
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('offers to reset the filters where they leave nothing', async () => {
    mockListings(({ selection }) => aListing({ facets, total: selection.color ? 0 : 3 }));
    const { user } = await renderScreen('/product-category/cookers?color=cream');
    expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    const others = within(screen.getByRole('navigation', { name: 'Other categories' }));
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ovens',
      'Hobs',
      'Hoods',
      'Compact products',
    ]);
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await countOfProducts('3 products found');
    expect(address()).toBe('/product-category/cookers?lng=en');
  });

  it('names the conditions of which giving up one finds something', async () => {
    const giveUp = [
      { facet: 'width' as const, count: 4 },
      { facet: 'color' as const, count: 1 },
    ];
    mockListings(({ selection }) =>
      selection.width ? aListing({ facets, total: 0, giveUp }) : aListing({ facets, total: 4 }),
    );
    const { user } = await renderScreen('/product-category/cookers?color=cream,burgundy&width=90&sort=width');
    const ways = within(await screen.findByRole('list', { name: 'What could be given up' }));
    expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Without “90\u00a0cm”: 4 products',
      'Without “Burgundy” or “Cream”: 1 product',
    ]);
    await user.click(ways.getByRole('link', { name: /^Without “90/ }));
    await countOfProducts('4 products found');
    expect(address()).toBe('/product-category/cookers?color=burgundy,cream&sort=width&lng=en');
    expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
  });

  it('offers other categories where the category itself is empty', async () => {
    mockListings(() => aListing({ total: 0 }));
    await renderScreen('/product-category/cookers');
    expect(await screen.findByRole('heading', { name: 'No products here yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset Filters' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Other categories' })).toBeVisible();
  });

  it.each([
    ['page=3', 9, [2, 3]],
    ['page=7', 9, [5, 6, 7]],
    ['page=20', 2, [2]],
    ['', 9, []],
    ['from=30', 84, []],
    ['from=30&page=40', 84, [38, 39, 40]],
    ['from=60', 25, [25]],
  ])('go on, for %j of %i pages, with %j at most', (asked, pages, expected) => {
    const query = new URLSearchParams(asked);
    const request = { pathname: '', params: { category: 'cookers' }, query, language: 'it' } as const;
    const [path = ''] = answerPaths?.(request) ?? [];
    const paths = furtherAnswerPaths?.(request, { [path]: aListing({ pages }) });
    expect(paths).toEqual(expected.map((page) => `/api/categories/cookers/products?lng=it&page=${page}`));
  });
});
