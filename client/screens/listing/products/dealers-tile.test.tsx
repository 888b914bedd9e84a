import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aListing } from '../../../testing/builders.ts';
import { mockListings } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

it('ends a list with the way to dealers, once all of it is shown', async () => {
  mockListings(() => aListing({ total: 13 }));
  await renderScreen('/product-category/hoods');
  const way = await screen.findByRole('link', { name: 'Find a dealer' });
  expect(way).toHaveAttribute('href', '/dealers?lng=en');
  expect(way.closest('li')).toBe(way.closest('ul')?.lastElementChild);
  // In a row of two, of three and of four one is taken of the last.
  expect(way.closest('li')?.dataset).toMatchObject({ afterTwo: '1', afterThree: '1', afterFour: '1' });
  cleanup();
  mockListings(() => aListing({ total: 30 }));
  await renderScreen('/product-category/hoods');
  await waitFor(() => expect(screen.getByText('30 products found')).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Find a dealer' })).toBeNull();
});
