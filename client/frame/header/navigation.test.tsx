import { categories } from '@kitchen/shared/categories.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aListing } from '../../testing/builders.ts';
import { mockCategoryTotals, mockListings } from '../../testing/mock-api.ts';
import { renderSite } from '../../testing/render-screen.tsx';

const navigation = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const partLink = (name: string) => navigation().getByRole('link', { name });
const address = () => window.location.pathname;

/** A page of its own, in a site where each category has as many products as its name has letters. */
async function visit(path = '/no/such/page') {
  const items = categories.map((category) => ({ category, total: category.length }));
  const ask = vi.fn(() => ({ items, complete: true }));
  mockCategoryTotals(ask);
  const { user } = await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  return { user, ask };
}

const collectionsPanel = () => screen.findByRole('link', { name: 'All collections' });
const categoryRow = (name: RegExp) => navigation().findByRole('link', { name });

/** The one of the stacked pictures that shows. */
function shownPicture() {
  const list = navigation()
    .getByRole('link', { name: /^Hoods/ })
    .closest('ul');
  const pictures = [...(list?.previousElementSibling?.querySelectorAll('img') ?? [])];
  return pictures.filter(({ style }) => style.opacity === '1').map(({ src }) => src);
}

describe('the collections panel', () => {
  it('opens while the pointer is on its link or in it, and closes when it has left', async () => {
    const { user } = await visit();
    await user.hover(partLink('Collections'));
    await user.hover(await collectionsPanel());
    expect(partLink('All collections')).toHaveAttribute('href', '/collections?lng=en');
    await user.unhover(partLink('All collections'));
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'All collections' })).toBeNull());
  });

  it('leads to the collections of the categories, to every line and to the Nero Line', async () => {
    const { user } = await visit();
    await user.hover(partLink('Collections'));
    const columns = (await collectionsPanel()).closest('ul');
    if (!columns) throw new Error('The panel has no columns');
    const links = within(columns).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cookers', '/collections/collections-cookers?lng=en'],
      ['Antique', '/collections/collections-cookers/antique?lng=en'],
      ['Elegant', '/collections/collections-cookers/elegant?lng=en'],
      ['Mixture', '/collections/collections-cookers/mixture?lng=en'],
      ['Perfection', '/collections/collections-cookers/perfection?lng=en'],
      ['Hobs', '/collections/collections-hobs?lng=en'],
      ['Enzo', '/collections/collections-hobs/enzo-hobs?lng=en'],
      ['Land', '/collections/collections-hobs/land-hobs?lng=en'],
      ['Ovens', '/collections/collections-ovens?lng=en'],
      ['Enzo', '/collections/collections-ovens/enzo-ovens?lng=en'],
      ['Enzo Titan', '/collections/collections-ovens/enzo-titan-ovens?lng=en'],
      ['Land', '/collections/collections-ovens/land-ovens?lng=en'],
      ['Expert', '/collections/collections-ovens/expert-ovens?lng=en'],
      ['Alternate', '/collections/collections-ovens/alternate-ovens?lng=en'],
      ['Nero Line', '/collections/nero-line-collection?lng=en'],
      ['Built-in appliances', '/collections/nero-line-collection?lng=en'],
      ['All collections', '/collections?lng=en'],
    ]);
  });

  it('opens by the keyboard, and Escape closes it and gives the focus back', async () => {
    const { user } = await visit();
    partLink('Collections').focus();
    const toggle = await navigation().findByRole('button', { name: 'Collections: more links' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    expect(toggle).toHaveFocus();
    await user.keyboard('{Enter}');
    await collectionsPanel();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Cookers');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    expect(toggle).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'All collections' })).toBeNull();
  });

  it('goes away under the pointer on Escape, and leaves the focus where it is', async () => {
    const { user } = await visit();
    screen.getByRole('main').focus();
    await user.hover(partLink('Collections'));
    await collectionsPanel();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'All collections' })).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('closes when the focus moves on', async () => {
    const { user } = await visit();
    partLink('Collections').focus();
    await user.click(await navigation().findByRole('button', { name: 'Collections: more links' }));
    (await collectionsPanel()).focus();
    await user.tab();
    expect(partLink('Products')).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'All collections' })).toBeNull());
  });

  it('opens at the first tap of a finger; the second follows the link', async () => {
    const { user } = await visit();
    const tap = () => user.pointer({ keys: '[TouchA]', target: partLink('Collections') });
    await tap();
    await collectionsPanel();
    expect(address()).toBe('/no/such/page');
    await tap();
    await waitFor(() => expect(address()).toBe('/collections'));
    expect(screen.queryByRole('link', { name: 'All collections' })).toBeNull();
  });

  it('speaks Italian', async () => {
    const { user } = await renderSite('/no/such/page?lng=it', { language: 'it' });
    await user.hover(screen.getByRole('link', { name: 'Collezioni' }));
    expect(await screen.findByRole('link', { name: 'Tutte le collezioni' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Linea Nero' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Collezioni: altri link' })).toBeInTheDocument();
  });
});

describe('the products panel', () => {
  it('says how many products each category has, for which it asks once, when it opens', async () => {
    const { user, ask } = await visit();
    await user.hover(partLink('About'));
    expect(ask).not.toHaveBeenCalled();
    await user.hover(partLink('Products'));
    const hobs = await categoryRow(/^Hobs 4 products$/);
    const rows = within(hobs.closest('ul') ?? document.body).getAllByRole('link');
    await waitFor(() =>
      expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
        ['Cookers 7 products', '/product-category/cookers?lng=en'],
        ['Ovens 5 products', '/product-category/ovens?lng=en'],
        ['Hobs 4 products', '/product-category/hobs?lng=en'],
        ['Hoods 5 products', '/product-category/hoods?lng=en'],
        ['Compact products 16 products', '/product-category/compact-products?lng=en'],
      ]),
    );
    expect(ask).toHaveBeenCalledOnce();
  });

  it('shows the categories without numbers that are not known', async () => {
    mockCategoryTotals(() => ({ items: [{ category: 'hobs', total: 4 }], complete: false }));
    const { user } = await renderSite('/no/such/page');
    await user.hover(await screen.findByRole('link', { name: 'Products' }));
    await categoryRow(/^Hobs 4 products$/);
    expect(navigation().getByRole('link', { name: 'Hoods' })).toBeVisible();
  });

  it('shows a picture of the category under the pointer, and of cookers when it has left', async () => {
    const { user } = await visit();
    await user.hover(partLink('Products'));
    const hobs = await categoryRow(/^Hobs/);
    expect(shownPicture()).toEqual([expect.stringContaining('category-cookers')]);
    await user.hover(hobs);
    expect(shownPicture()).toEqual([expect.stringContaining('category-hobs')]);
    await user.hover(navigation().getByRole('link', { name: /^Hoods/ }));
    expect(shownPicture()).toEqual([expect.stringContaining('category-hoods')]);
    await user.hover(partLink('Products'));
    expect(shownPicture()).toEqual([expect.stringContaining('category-cookers')]);
  });

  it('shows a picture of the category that has the focus', async () => {
    const { user } = await visit();
    partLink('Products').focus();
    const toggle = await navigation().findByRole('button', { name: 'Products: more links' });
    await user.click(toggle);
    (await categoryRow(/^Ovens/)).focus();
    await waitFor(() => expect(shownPicture()).toEqual([expect.stringContaining('category-ovens')]));
    toggle.focus();
    await waitFor(() => expect(shownPicture()).toEqual([expect.stringContaining('category-cookers')]));
  });

  it('takes the place of the other panel, and closes where it leads', async () => {
    mockListings(() => aListing({ category: 'hoods' }));
    const { user } = await visit();
    await user.hover(partLink('Collections'));
    await collectionsPanel();
    await user.hover(partLink('Products'));
    const hoods = await categoryRow(/^Hoods/);
    expect(screen.queryByRole('link', { name: 'All collections' })).toBeNull();
    await user.click(hoods);
    await screen.findByRole('heading', { level: 1, name: 'Hoods' });
    expect(navigation().queryByRole('link', { name: /^Hoods/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await act(async () => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(navigation().queryByRole('link', { name: /^Hoods/ })).toBeNull();
  });
});
