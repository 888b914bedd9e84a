import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aHit, aListing, aProduct } from '../../testing/builders.ts';
import { mockComparison, mockListings, mockProductCards, mockSearch } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const name = 'Land 60';
const recall = 'door';
const card = aCard({ name, recall });

describe('a recalled product leads to its recall', () => {
  it.each([
    ['in a listing', '/product-category/ovens'],
    ['among the models of a line', '/collections/collections-ovens/land-ovens'],
    ['in a shortlist', '/shortlist?items=L60'],
    ['in a comparison', '/compare?items=L60,L90'],
    ['where it was searched for', '/product?q=land'],
  ])('%s', async (_, address) => {
    mockListings(() => aListing({ category: 'ovens', items: [card, aCard({ id: 2 })], total: 2 }));
    mockProductCards(() => ({ items: [{ ...card, category: 'ovens' }], missing: [] }));
    mockComparison(() => ({ products: [aProduct({ sku: 'L60', name, recall }), aProduct({ sku: 'L90' })] }));
    mockSearch(({ query }) => ({ query, items: [aHit({ sku: 'L60', name, recall })], total: 1 }));
    await renderScreen(address);
    const marks = await screen.findAllByRole('link', { name: 'Recall: what to do (Land 60)' });
    expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(['/recalls?lng=en#door']);
  });
});
