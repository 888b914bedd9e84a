import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aListing } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const connection = vi.hoisted(() => ({ isLost: false }));
vi.mock('./filter-drawer.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('./filter-drawer.tsx')>();
  return {
    get FilterDrawer() {
      if (connection.isLost) throw new Error('the connection was lost');
      return original.FilterDrawer;
    },
  };
});

it('shows the filters of the page where the drawer cannot be had, and the drawer once it can', async () => {
  mockListings(() => aListing({ facets: [{ facet: 'color', options: { cream: 1 } }] }));
  const { user } = await renderScreen('/product-category/cookers');
  connection.isLost = true;
  const press = async () => user.click(await screen.findByRole('button', { name: 'Filters' }));
  await press();
  await waitFor(() => expect(window.location.hash).not.toBe(''));
  expect(document.querySelector(window.location.hash)).toHaveAccessibleName('Filters');
  expect(screen.queryByRole('dialog')).toBeNull();
  connection.isLost = false;
  await press();
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
});

it('closes the drawer on Back, with all that was chosen in it undone', async () => {
  mockListings(() => aListing({ facets: [{ facet: 'color', options: { cream: 1 } }] }));
  const { user } = await renderScreen('/product-category/cookers');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(await drawer.findByRole('checkbox', { name: /Cream/ }));
  await waitFor(() => expect(window.location.search).toBe('?color=cream&lng=en'));
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname + window.location.search).toBe('/product-category/cookers');
  expect(await screen.findByRole('button', { name: 'Filters' })).toBeVisible();
});
