import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProduct } from '../../../testing/builders.ts';
import { mockCompanions, mockListings, mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

describe('the way on from a product', () => {
  it('leads to what goes with it, and back to its list', async () => {
    mockProducts(() => aProduct());
    mockCompanions(() => ({ items: [{ ...aCard({ id: 5, name: 'Antique 90 hood' }), category: 'hoods' }] }));
    await renderScreen('/product/CAL-1');
    const companions = within(await screen.findByRole('region', { name: 'Goes with it' }));
    expect(companions.getByRole('link', { name: 'Antique 90 hood' })).toHaveAttribute(
      'href',
      '/product/CAL-5?lng=en',
    );
    expect(screen.getByRole('link', { name: 'Back to the list: Cookers' })).toHaveAttribute(
      'href',
      '/product-category/cookers?lng=en',
    );
  });

  it('says nothing of what goes with it where nothing does', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mockProducts(() => aProduct());
    mockCompanions(() => {
      resolve();
      return { items: [] };
    });
    await renderScreen('/product/CAL-1');
    await promise;
    expect(screen.queryByRole('region', { name: 'Goes with it' })).toBeNull();
  });
});

describe('the way to and from a product', () => {
  it('is told from the home page on', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/CAL-AN100-BU');
    await screen.findByRole('heading', { level: 1 });
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Home',
      'Products',
      'Cookers',
      'Antique 100',
    ]);
    expect(trail.getByRole('link', { name: 'Cookers' })).toHaveAttribute(
      'href',
      '/product-category/cookers?lng=en',
    );
    expect(trail.getByText('Antique 100')).toHaveAttribute('aria-current', 'page');
  });

  it('goes back to the listing as it was, with its filters and pages', async () => {
    mockListings(({ page }) =>
      aListing({ total: 30, page, items: page === 1 ? [aCard(), aCard({ id: 2 })] : [aCard({ id: 30 })] }),
    );
    mockProducts(() => aProduct());
    const { user } = await renderScreen('/product-category/cookers?color=cream&page=2');
    await user.click(await screen.findByRole('link', { name: 'Cooker 2' }));
    await screen.findByRole('heading', { level: 1, name: 'Antique 100' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'Cookers' });
    expect(window.location.search).toBe('?color=cream&page=2');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cooker 2' })).toHaveFocus());
  });

  it('stays where the way back is opened in another tab', async () => {
    mockListings(() => aListing());
    mockProducts(() => aProduct());
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('link', { name: 'Cooker 1' }));
    await screen.findByRole('heading', { level: 1, name: 'Antique 100' });
    const back = screen.getByRole('link', { name: 'Back' });
    const click = createEvent.click(back, { ctrlKey: true });
    fireEvent(back, click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('leads to the category where the visit began with the product', async () => {
    mockListings(() => aListing());
    mockProducts(() => aProduct({ category: 'ovens' }));
    const { user } = await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1, name: 'Antique 100' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ovens' })).toBeVisible();
  });
});
