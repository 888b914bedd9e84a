import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProblem, aProduct } from '../../testing/builders.ts';
import { mockListings, mockProducts } from '../../testing/mock-api.ts';
import { renderScreen, renderSite } from '../../testing/render-screen.tsx';

describe('a model that comes in several versions', () => {
  const finishes = [
    { color: 'cream', sku: 'AN100-CR', widths: ['90', '100', '120'] },
    { color: 'white', sku: 'AN100-WH', widths: [] },
  ];
  const card = aCard({ sku: 'AN100-BU', name: 'Antique', finishes, widths: ['60', '90'] });
  const shownPicture = () => document.querySelector('article img')?.getAttribute('src');

  it('is one card, whose picture, facts and link change with the finish that is pressed', async () => {
    mockListings(() => aListing({ total: 3, models: 1, items: [card] }));
    mockProducts(({ sku }) =>
      aProduct({ sku, pictures: [`picture-of-${sku}`, 'detail'].map((source) => ({ source, alt: '' })) }),
    );
    const { user } = await renderScreen('/product-category/cookers');
    expect(await screen.findByText('3 products found in 1 model')).toBeVisible();
    const widths = () => screen.queryByText(/^Also in/)?.textContent;
    expect(widths()).toBe('Also in 60\u00a0cm');
    const dots = within(screen.getByRole('list', { name: 'Finishes of Antique' }));
    await user.click(dots.getByRole('link', { name: 'Cream' }));
    expect(screen.getByRole('link', { name: 'Antique' })).toHaveAttribute('href', '/product/AN100-CR?lng=en');
    expect(screen.getByText(/cream/)).toBeVisible();
    expect(widths()).toBe('Also in 100,\u00a0120\u00a0cm');
    expect(dots.getByRole('link', { name: 'Cream' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(shownPicture()).toContain('picture-of-AN100-CR'));
    // The pointer is over the card still; its other view would lie over the finish.
    expect(document.querySelector('article .second')).toBeNull();
    await user.click(dots.getByRole('link', { name: 'White' }));
    expect(widths()).toBeUndefined();
  });

  it('tells at once of the recall and the energy class of the finish that is pressed, whether its product comes or not', async () => {
    const energy = { classes: ['A'], from: 'A+++', to: 'D' };
    const recalled = { color: 'cream', sku: 'AN100-CR', recall: 'door', energy };
    mockListings(() => aListing({ total: 2, models: 1, items: [{ ...card, finishes: [recalled] }] }));
    mockProducts(() => aProblem('store-unavailable'));
    const { user } = await renderScreen('/product-category/cookers');
    const marks = () => [
      screen.queryByRole('link', { name: 'Recall: what to do (Antique)' })?.getAttribute('href'),
      screen.queryByRole('img', { name: /^Energy class A\b/ })?.textContent,
    ];
    await user.click(await screen.findByRole('link', { name: 'Cream' }));
    expect(marks()).toEqual(['/recalls?lng=en#door', expect.stringContaining('A+++ – D')]);
    await user.click(screen.getByRole('link', { name: 'Burgundy' }));
    expect(marks()).toEqual([undefined, undefined]);
  });

  it('still shows the finish that was pressed to who comes back from it', async () => {
    mockListings(() => aListing({ total: 3, models: 1, items: [card] }));
    mockProducts(({ sku }) => aProduct({ sku }));
    const { user } = await renderSite('/product-category/cookers');
    await user.click(await screen.findByRole('link', { name: 'Cream' }));
    await user.click(screen.getByRole('link', { name: 'Antique' }));
    await screen.findByText('AN100-CR', { exact: false, selector: 'main p span' });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Cookers' });
    const name = screen.getByRole('link', { name: 'Antique' });
    expect(name).toHaveAttribute('href', '/product/AN100-CR?lng=en');
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('shows another view under the pointer', async () => {
    const views = [
      { source: 'front', alt: '' },
      { source: 'detail', alt: '' },
    ];
    mockListings(() => aListing({ total: 1, items: [aCard({ sku: 'AN100-BU', name: 'Antique' })] }));
    mockProducts(({ sku }) => aProduct({ sku, pictures: views }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.hover(await screen.findByRole('link', { name: 'Antique' }));
    await waitFor(() => expect(document.querySelector('article .second img')).not.toBeNull());
    expect(document.querySelector('article .second img')?.getAttribute('src')).toContain('detail');
  });
});
