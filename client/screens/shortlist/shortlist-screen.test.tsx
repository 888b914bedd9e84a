import type { ProductCards } from '@kitchen/shared/product-lists.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aProblem, aProduct } from '../../testing/builders.ts';
import { mockProductCards, mockProducts } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const keep = (skus: string[]) => window.localStorage.setItem('shortlist', JSON.stringify(skus));
const stored = () => JSON.parse(window.localStorage.getItem('shortlist') ?? 'null');
const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

const cardsOf = (skus: readonly string[]): ProductCards => ({
  items: skus
    .filter((sku) => sku !== 'gone')
    .map((sku, id) => ({ ...aCard({ id, sku: sku.toUpperCase(), name: `Oven ${sku}` }), category: 'ovens' })),
  missing: skus.filter((sku) => sku === 'gone'),
});

describe('the shortlist', () => {
  it('shows what the visitor keeps, the last one first, and lets it go', async () => {
    keep(['B', 'GONE', 'A']);
    mockProductCards(({ skus }) => cardsOf(skus));
    const { user } = await renderScreen('/shortlist');
    await waitFor(() =>
      expect(screen.getByRole('main')).toHaveTextContent('No longer in the catalogue: GONE.'),
    );
    expect(names()).toEqual(['Oven b', 'Oven a']);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(screen.getByRole('link', { name: 'Address to share' })).toHaveAttribute(
      'href',
      '/shortlist?items=B,GONE,A&lng=en',
    );
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(await window.navigator.clipboard.readText()).toMatch(/\/shortlist\?items=B,GONE,A&lng=en$/);
    expect(await screen.findByText('The address has been copied.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Empty the list' }));
    expect(await screen.findByText(/^Nothing is on your shortlist yet/)).toBeVisible();
    expect(stored()).toEqual([]);
  });

  it('lets go of one that is no longer in the catalogue, and keeps the focus by the list', async () => {
    keep(['B', 'GONE', 'A']);
    mockProducts(({ sku }) => aProduct({ sku }));
    mockProductCards(({ skus }) => cardsOf(skus));
    const { user } = await renderScreen('/shortlist');
    await user.click(await screen.findByRole('button', { name: 'Take GONE off the list' }));
    expect(stored()).toEqual(['B', 'A']);
    await waitFor(() => expect(screen.queryByText(/No longer in the catalogue/)).toBeNull());
    const heart = (name: string) => screen.getByRole('button', { name: `Shortlist: ${name}` });
    heart('Oven b').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heart('Oven a')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('keeps the cards that are still on it while it comes again without one', async () => {
    keep(['B', 'A']);
    const changed = Promise.withResolvers<ProductCards>();
    mockProducts(({ sku }) => aProduct({ sku }));
    mockProductCards(({ skus }) => (skus.length === 2 ? cardsOf(skus) : changed.promise));
    const { user } = await renderScreen('/shortlist');
    await waitFor(() => expect(names()).toEqual(['Oven b', 'Oven a']));
    await user.click(screen.getByRole('button', { name: /shortlist.*Oven b/i }));
    await waitFor(() => expect(names()).toEqual(['Oven a']));
    await act(async () => changed.resolve({ items: [], missing: ['a'] }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('No longer in the catalogue: A.'));
  });

  it('of somebody else leaves one’s own alone until all of it is added', async () => {
    keep(['A', 'C']);
    mockProductCards(({ skus }) => cardsOf(skus));
    const { user } = await renderScreen('/shortlist?items=B,A');
    expect(await screen.findByRole('heading', { level: 1, name: 'A shortlist' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add all to mine' }));
    expect(screen.getByRole('status')).toHaveTextContent('All of them are on your shortlist.');
    expect(names()).toEqual(['Oven b', 'Oven a']);
    expect(stored()).toEqual(['B', 'A', 'C']);
  });

  it.each([
    ['not-found', 'None of these products is in the catalogue'],
    ['bad-input', 'This is not a shortlist'],
    ['internal', /^Error: /],
  ] as const)('says what is wrong: %s', async (problem, title) => {
    mockProductCards(() => aProblem(problem));
    await renderScreen('/shortlist?items=A');
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  it('can be read without scripts where somebody passed it on, and says in Italian why not one’s own', async () => {
    await renderWithoutScripts('/shortlist?items=A&lng=it', {
      language: 'it',
      answers: { '/api/products?lng=it&sku=a': cardsOf(['a']) },
    });
    expect(names()).toEqual(['Oven a']);
    const compare = screen.getByRole('link', { name: 'Confronta Oven a' });
    expect(compare).toHaveAttribute('href', '/compare?items=A&lng=it');
    await renderWithoutScripts('/shortlist?lng=it', {
      language: 'it',
      answers: { '/api/products?lng=it': cardsOf([]) },
    });
    expect(screen.getByText(/ha bisogno di JavaScript/)).toBeInTheDocument();
    expect(screen.queryByText(/^Non hai ancora preferiti/)).not.toBeInTheDocument();
  });
});
