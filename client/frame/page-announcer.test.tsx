import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aHit, aListing, aProduct } from '../testing/builders.ts';
import { mockListings, mockProducts, mockSearch } from '../testing/mock-api.ts';
import { renderSite } from '../testing/render-screen.tsx';

it('says a product’s name once it is known, and no title before', async () => {
  const product = Promise.withResolvers<ReturnType<typeof aProduct>>();
  mockListings(() => aListing());
  mockProducts(() => product.promise);
  const { user, container } = await renderSite('/product-category/cookers');
  const announcement = container.querySelector('[aria-live="polite"]:not([role])');
  await user.click(await screen.findByRole('link', { name: 'Cooker 1' }));
  await waitFor(() => expect(document.title).toBe('Product | Calidora'));
  expect(announcement).toHaveTextContent(/^$/);
  await act(async () => product.resolve(aProduct({ sku: 'CAL-1', name: 'Antique 100' })));
  await waitFor(() => expect(announcement).toHaveTextContent('Antique 100, burgundy, CAL-1 | Calidora'));
});

const goBack = () => act(async () => window.history.back());

it('gives the focus back to the link that was followed, whatever page it is on', async () => {
  mockSearch(({ query }) => ({
    query,
    items: [aHit(), aHit({ id: 2, sku: 'CAL-2', name: 'Antique 90' })],
    total: 2,
  }));
  mockProducts(({ sku }) => aProduct({ sku, name: sku }));
  const { user } = await renderSite('/product?q=antique');
  await user.click(await screen.findByRole('link', { name: 'Antique 90 Cooker' }));
  await screen.findByRole('heading', { level: 1, name: 'CAL-2' });
  expect(screen.getByRole('main')).toHaveFocus();
  await goBack();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Antique 90 Cooker' })).toHaveFocus());
});

it('gives the focus to the page where a link beside it was followed, though one of the page was before', async () => {
  mockSearch(({ query }) => ({ query, items: [aHit()], total: 1 }));
  mockProducts(({ sku }) => aProduct({ sku, name: sku }));
  const { user } = await renderSite('/product?q=antique');
  await user.click(await screen.findByRole('link', { name: 'Antique 100 Cooker' }));
  await screen.findByRole('heading', { level: 1, name: 'CAL-1' });
  await goBack();
  await screen.findByRole('link', { name: 'Antique 100 Cooker' });
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy policy' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  await goBack();
  await screen.findByRole('link', { name: 'Antique 100 Cooker' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
