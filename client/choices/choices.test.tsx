import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProduct } from '../testing/builders.ts';
import { mockComparison, mockListings, mockProductCards, mockProducts } from '../testing/mock-api.ts';
import { renderSite } from '../testing/render-screen.tsx';
import { includesSku } from './choices.ts';

const cookers = aListing({ total: 4, items: [1, 2, 3, 4].map((id) => aCard({ id })) });
const button = (name: string) => screen.getByRole('button', { name });
const bar = () => within(screen.getByRole('complementary', { name: 'Your choice' }));
const stored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? 'null');

async function visitCookers() {
  mockListings(() => cookers);
  // Of a card that the mouse is over the other pictures are fetched.
  mockProducts(({ sku }) => aProduct({ sku }));
  const visit = await renderSite('/product-category/cookers');
  await screen.findByRole('button', { name: 'Compare Cooker 1' });
  return visit;
}

describe('comparing', () => {
  it('is chosen on cards, up to three, and leads to the comparison', async () => {
    const { user } = await visitCookers();
    expect(screen.queryByRole('complementary', { name: 'Your choice' })).toBeNull();
    for (const id of [1, 2, 3]) await user.click(button(`Compare Cooker ${id}`));
    expect(button('Compare Cooker 2')).toHaveAttribute('aria-pressed', 'true');
    expect(bar().getByRole('link', { name: 'Compare (3)' })).toHaveAttribute(
      'href',
      '/compare?items=CAL-1,CAL-2,CAL-3&lng=en',
    );
    await user.click(button('Compare Cooker 4'));
    expect(bar().getByRole('alert')).toHaveTextContent('At most 3 products');
    expect(button('Compare Cooker 4')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Compare Cooker 1'));
    expect(bar().getByRole('alert')).toBeEmptyDOMElement();
    mockComparison(() => ({ products: [] }));
    for (const id of [1, 4]) await user.click(button(`Compare Cooker ${id}`));
    expect(bar().getByRole('alert')).not.toBeEmptyDOMElement();
    await user.click(bar().getByRole('link', { name: 'Compare (3)' }));
    expect(window.location.search).toBe('?items=CAL-2,CAL-3,CAL-1&lng=en');
    expect(screen.queryByText(/At most 3 products/)).toBeNull();
  });

  it('is of one category only', async () => {
    window.localStorage.setItem('compare', JSON.stringify({ category: 'hoods', skus: ['H1'] }));
    const { user } = await visitCookers();
    button('Compare Cooker 1').focus();
    await user.keyboard(' ');
    expect(bar().getByRole('alert')).toHaveTextContent(/same category/);
    expect(stored('compare').skus).toEqual(['H1']);
    bar().getByRole('button', { name: 'Clear' }).focus();
    await user.keyboard('{Enter}');
    expect(button('Compare Cooker 1')).toHaveFocus();
    expect(screen.queryByRole('complementary', { name: 'Your choice' })).toBeNull();
    await user.click(button('Compare Cooker 1'));
    expect(stored('compare')).toEqual({ category: 'cookers', skus: ['CAL-1'] });
  });

  it('stays of its category where a product is taken out on the list of another that it is in, too', async () => {
    window.localStorage.setItem('compare', JSON.stringify({ category: 'ovens', skus: ['CAL-1', 'O2'] }));
    const { user } = await visitCookers();
    await user.click(button('Compare Cooker 1'));
    expect(stored('compare')).toEqual({ category: 'ovens', skus: ['O2'] });
  });
});

describe('how much is chosen', () => {
  it.each([
    ['en', 'To compare: 1 of 3', 'To compare: 2 of 3', 'To compare: 0 of 3', 'Shortlist, 1', 'Shortlist, 0'],
    [
      'it',
      'Da confrontare: 1 di 3',
      'Da confrontare: 2 di 3',
      'Da confrontare: 0 di 3',
      'Preferiti, 1',
      'Preferiti, 0',
    ],
  ] as const)('is said in %s each time that it changes', async (language, one, two, none, kept, keptNone) => {
    mockListings(() => cookers);
    mockProducts(({ sku }) => aProduct({ sku }));
    const query = language === 'it' ? '?lng=it' : '';
    const { user, container } = await renderSite(`/product-category/cookers${query}`, { language });
    const said = container.querySelector('[aria-live="polite"]:not([role])');
    const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
    await screen.findByRole('button', { name: /^(Compare|Confronta) Cooker 1$/ });
    expect(said).toBeEmptyDOMElement();
    await press(/^(Compare|Confronta) Cooker 1$/);
    expect(said).toHaveTextContent(one);
    await press(/^(Compare|Confronta) Cooker 2$/);
    expect(said).toHaveTextContent(two);
    await press(/^(Compare|Confronta) Cooker 2$/);
    expect(said).toHaveTextContent(one);
    await press(/^(Clear|Svuota)$/);
    expect(said).toHaveTextContent(none);
    await press(/^(Shortlist|Preferiti): Cooker 2$/);
    expect(said).toHaveTextContent(kept);
    await press(/^(Shortlist|Preferiti): Cooker 2$/);
    expect(said).toHaveTextContent(keptNone);
  });

  it('is said on the shortlist itself, where something is taken off it and where it is emptied', async () => {
    window.localStorage.setItem('shortlist', '["CAL-1","CAL-2","GONE"]');
    mockProducts(({ sku }) => aProduct({ sku }));
    mockProductCards(({ skus }) => ({
      items: [1, 2]
        .map((id) => ({ ...aCard({ id }), category: 'cookers' as const }))
        .filter(({ sku }) => includesSku(skus, sku ?? '')),
      missing: skus.filter((sku) => sku === 'gone'),
    }));
    const { user, container } = await renderSite('/shortlist');
    const said = container.querySelector('[aria-live="polite"]:not([role])');
    await user.click(await screen.findByRole('button', { name: 'Take GONE off the list' }));
    expect(said).toHaveTextContent('Shortlist, 2');
    await user.click(screen.getByRole('button', { name: 'Shortlist: Cooker 1' }));
    expect(said).toHaveTextContent('Shortlist, 1');
    await user.click(screen.getByRole('button', { name: 'Empty the list' }));
    expect(said).toHaveTextContent('Shortlist, 0');
  });
});

describe('the shortlist', () => {
  it('is kept in the browser, and the header leads to it once there is something on it', async () => {
    const { user } = await visitCookers();
    expect(screen.queryByRole('link', { name: /Shortlist/ })).toBeNull();
    await user.click(button('Shortlist: Cooker 2'));
    await user.click(button('Shortlist: Cooker 3'));
    expect(stored('shortlist')).toEqual(['CAL-3', 'CAL-2']);
    expect(screen.getByRole('link', { name: 'Shortlist, 2' })).toHaveAttribute('href', '/shortlist?lng=en');
    await user.click(button('Shortlist: Cooker 3'));
    expect(button('Shortlist: Cooker 3')).toHaveAttribute('aria-pressed', 'false');
    expect(stored('shortlist')).toEqual(['CAL-2']);
  });

  it('is in step with other tabs', async () => {
    await visitCookers();
    act(() => {
      window.localStorage.setItem('shortlist', '["CAL-4","CAL-1"]');
      window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
    });
    expect(button('Shortlist: Cooker 4')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Shortlist, 2' })).toBeVisible();
  });

  it.each(['{', '"CAL-1"', '[1]', '[""]', JSON.stringify(Array.from({ length: 31 }, (_, id) => `S${id}`))])(
    'starts anew where the browser holds %s',
    async (text) => {
      window.localStorage.setItem('shortlist', text);
      window.localStorage.setItem('compare', text);
      const { user } = await visitCookers();
      await user.click(button('Shortlist: Cooker 1'));
      expect(stored('shortlist')).toEqual(['CAL-1']);
    },
  );

  it('holds thirty products, and says so', async () => {
    const full = Array.from({ length: 30 }, (_, id) => `S${id}`);
    window.localStorage.setItem('shortlist', JSON.stringify(full));
    window.localStorage.setItem('compare', JSON.stringify({ category: 'cookers', skus: ['CAL-2'] }));
    const { user } = await visitCookers();
    await user.click(button('Shortlist: Cooker 1'));
    expect(bar().getByRole('alert')).toHaveTextContent(/full: it holds 30/);
    expect(stored('shortlist')).toEqual(full);
    expect(bar().queryByRole('button', { name: 'Clear' })).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Close' }));
    expect(button('Shortlist: Cooker 1')).toHaveFocus();
    expect(bar().getByRole('alert')).toBeEmptyDOMElement();
    expect(bar().getByRole('link', { name: 'Compare (1)' })).toBeVisible();
  });
});
