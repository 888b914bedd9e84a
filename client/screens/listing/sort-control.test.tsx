import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListing, aProblem, someFacets as facets } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const address = () => window.location.pathname + window.location.search;
const cards = () => screen.getAllByRole('article');

describe('the order of a listing', () => {
  it('is chosen at once, said, and kept with filters and further products', async () => {
    mockListings(({ page }) => aListing({ facets, sorts: ['width', 'energy'], total: 30, page }));
    const { user } = await renderScreen('/product-category/cookers');
    const control = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(control).toHaveDisplayValue('Recommended');
    await user.selectOptions(control, 'Energy class, best first');
    await waitFor(() => expect(address()).toBe('/product-category/cookers?sort=energy&lng=en'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        '30 products found Sorted by: Energy class, best first',
      ),
    );
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(address()).toBe('/product-category/cookers?sort=energy&page=2&lng=en');
    await user.click(screen.getByRole('checkbox', { name: /^Cream/ }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=cream&sort=energy&lng=en'));
    await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?sort=energy&lng=en'));
    await user.selectOptions(control, 'Recommended');
    await waitFor(() => expect(address()).toBe('/product-category/cookers?lng=en'));
    window.history.back();
    await waitFor(() => expect(control).toHaveDisplayValue('Energy class, best first'));
  });

  it('can still be chosen, and has the focus, where the products in it cannot be loaded', async () => {
    let failing = false;
    mockListings(() => (failing ? aProblem('store-unavailable') : aListing({ facets, sorts: ['width'] })));
    const { user } = await renderScreen('/product-category/cookers');
    const control = await screen.findByRole('combobox', { name: 'Sort by' });
    failing = true;
    await user.selectOptions(control, 'Width, narrowest first');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(control).toHaveFocus();
    expect(control).toHaveDisplayValue('Width, narrowest first');
  });

  it('is the one of the address, though no product states anything of it', async () => {
    mockListings(() => aListing({ facets, sorts: ['width'] }));
    await renderScreen('/product-category/cookers?lng=en&sort=noise');
    const control = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(control).toHaveDisplayValue(/^Noise/);
    expect(address()).toBe('/product-category/cookers?lng=en&sort=noise');
  });

  it('is a form that works without scripts, in the language of the visit', async () => {
    mockListings(() => aListing({ facets, sorts: ['width'] }));
    await renderScreen('/product-category/cookers?lng=it&width=90&sort=width', { language: 'it' });
    const control = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Ordina per' });
    expect(control).toHaveDisplayValue('Larghezza, dalla minore');
    expect(control.form).toHaveAttribute('action', '/product-category/cookers');
    expect([...new FormData(control.form as HTMLFormElement)]).toEqual([
      ['lng', 'it'],
      ['width', '90'],
      ['sort', 'width'],
    ]);
  });
});
