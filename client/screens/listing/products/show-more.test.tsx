import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProblem } from '../../../testing/builders.ts';
import { mockListings } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { answerPaths } from '../listing-screen.tsx';

const address = () => window.location.pathname + window.location.search;
const products = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('long listings', () => {
  it('show more on request, keep the place in the address and go on at the first new product', async () => {
    mockListings(({ page }) => aListing({ total: 31, page }));
    const { user } = await renderScreen('/product-category/cookers');
    const historyLength = window.history.length;
    expect(await screen.findByText('24 of 31 models')).toBeVisible();
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more).toHaveAttribute('href', '/product-category/cookers?from=2&lng=en#products');
    expect(more).not.toHaveAttribute('rel');
    await user.click(more);
    await waitFor(() => expect(products()).toHaveLength(31));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cooker 25' })).toHaveFocus());
    expect(address()).toBe('/product-category/cookers?page=2&lng=en');
    expect(window.history.length).toBe(historyLength);
    expect(screen.getByText('31 of 31 models')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('show again all the pages that the address names, without taking the focus', async () => {
    mockListings(({ page }) => aListing({ total: 60, page }));
    await renderScreen('/product-category/cookers?page=3');
    await waitFor(() => expect(products()).toHaveLength(60));
    expect(products().at(-1)).toBe('Cooker 60');
    expect(document.body).toHaveFocus();
  });

  it('ask for no page that there is not', async () => {
    mockListings(({ page }) => (page > 2 ? aProblem('bad-input') : aListing({ total: 30, page })));
    await renderScreen('/product-category/cookers?page=9');
    await waitFor(() => expect(products()).toHaveLength(30));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offer another try where more could not be loaded', async () => {
    let failing = true;
    mockListings(({ page }) =>
      page === 2 && failing ? aProblem('store-unavailable') : aListing({ total: 30, page }),
    );
    const { user } = await renderScreen('/product-category/cookers?page=2');
    expect(await screen.findByRole('alert')).toHaveTextContent('The next products could not be loaded.');
    expect(products()).toHaveLength(24);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(products()).toHaveLength(30));
  });

  it('of 2,000 products lead to each by the numbers of pages, and go on from there', async () => {
    mockListings(({ page }) => aListing({ total: 2000, page }));
    const { user } = await renderScreen('/product-category/cookers?color=cream');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of products' }));
    const numbers = () => pages.getAllByRole('link').map((link) => Number(link.textContent));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 10, 20, 30, 40, 50, 60, 70, 80, 84]);
    // Those in between are one step further.
    await user.click(pages.getByRole('link', { name: 'Page 40' }));
    await waitFor(() => expect(numbers()).toEqual(expect.arrayContaining([35, 36, 44, 45])));
    await user.click(pages.getByRole('link', { name: 'Page 1' }));
    await waitFor(() => expect(products()[0]).toBe('Cooker 1'));
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
    await user.click(pages.getByRole('link', { name: 'Page 84' }));
    await waitFor(() =>
      expect(products()).toEqual(Array.from({ length: 8 }, (_, i) => `Cooker ${1993 + i}`)),
    );
    expect(address()).toBe('/product-category/cookers?color=cream&from=84&lng=en');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus());
    expect(screen.getByText('Models 1993 to 2000 of 2000')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    await user.click(pages.getByRole('link', { name: 'Page 83' }));
    await waitFor(() => expect(products()).toHaveLength(24));
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(products()).toHaveLength(32));
    expect(address()).toBe('/product-category/cookers?color=cream&from=83&page=84&lng=en');
    await user.click(screen.getByRole('link', { name: 'From the first product' }));
    await waitFor(() => expect(products()[0]).toBe('Cooker 1'));
    expect(address()).toBe('/product-category/cookers?color=cream&lng=en');
  });

  it('begin anew after 20 pages, and where the list has become shorter show its end', async () => {
    // One product stands for those of its page.
    mockListings(({ page }) =>
      aListing({ total: 600, page, items: page > 25 ? [] : [aCard({ id: page, name: `Page ${page}` })] }),
    );
    const { user } = await renderScreen('/product-category/cookers?page=20');
    await waitFor(() => expect(products()).toHaveLength(20));
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(products()).toEqual(['Page 21']));
    expect(address()).toBe('/product-category/cookers?from=21&lng=en');
    cleanup();
    await renderScreen('/product-category/cookers?from=60');
    await waitFor(() => expect(products()).toEqual(['Page 25']));
  });

  it('name the answers that the server renders with', () => {
    const query = new URLSearchParams('page=3&color=nero,pink');
    expect(answerPaths?.({ pathname: '', params: { category: 'Cookers' }, query, language: 'it' })).toEqual([
      '/api/categories/cookers/products?lng=it&color=nero',
    ]);
    const none = new URLSearchParams();
    expect(
      answerPaths?.({ pathname: '', params: { category: 'fridges' }, query: none, language: 'en' }),
    ).toEqual(['/api/categories/fridges/products?lng=en']);
  });
});
