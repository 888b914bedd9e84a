import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/builders.ts';
import { observeIntersections } from '../../../testing/intersections.ts';
import { mockListings } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const products = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const countOfProducts = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('rooms between the products', () => {
  it.each([
    ['cookers', 'The Antique line', '/collections/collections-cookers/antique?lng=en'],
    ['compact-products', 'The Nero line', '/collections/nero-line-collection?lng=en'],
  ])('lead from the list of %s to a line', async (category, name, href) => {
    observeIntersections({ isIntersecting: true });
    mockListings(() => aListing({ total: 14 }));
    await renderScreen(`/product-category/${category}`);
    const room = await screen.findByRole('link', { name });
    expect(room).toHaveAttribute('href', href);
    const item = room.closest('li');
    expect([...(item?.parentElement?.children ?? [])].indexOf(item as HTMLElement)).toBe(12);
    expect(products()).toHaveLength(14);
  });

  it('do not stand among what visitors filtered for, nor in a short list', async () => {
    observeIntersections({ isIntersecting: true });
    mockListings(({ selection }) => aListing({ total: selection.color ? 14 : 12 }));
    await renderScreen('/product-category/cookers?color=burgundy');
    await countOfProducts('14 products found');
    expect(screen.queryByRole('link', { name: 'The Antique line' })).toBeNull();
    cleanup();
    await renderScreen('/product-category/cookers');
    await countOfProducts('12 products found');
    expect(screen.queryByRole('link', { name: 'The Antique line' })).toBeNull();
  });
});
