import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aListing, aProduct } from '../testing/builders.ts';
import { mockListings, mockProducts } from '../testing/mock-api.ts';
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
