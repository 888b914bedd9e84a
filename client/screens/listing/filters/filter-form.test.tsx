import type { Facet } from '@kitchen/shared/listing.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, someFacets as facets } from '../../../testing/builders.ts';
import { mockListings } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const address = () => window.location.pathname + window.location.search;
const products = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const filters = () => within(screen.getByRole('form', { name: 'Filters' }));
const countOfProducts = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('the filters', () => {
  it('write each choice into the address, and the back button undoes it', async () => {
    mockListings(({ selection }) => aListing({ facets, total: selection.color ? 2 : 3 }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('checkbox', { name: /^Burgundy/ }));
    await countOfProducts('2 products found');
    await user.click(screen.getByRole('checkbox', { name: /^90/ }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=burgundy&width=90&lng=en'));
    window.history.back();
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=burgundy&lng=en'));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^90/ })).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: /^Burgundy/ })).toBeChecked();
  });

  it('keep every choice of a quick hand, and show each at once', async () => {
    mockListings(() => aListing({ facets }));
    await renderScreen('/product-category/cookers');
    const cream = await screen.findByRole('checkbox', { name: /^Cream/ });
    const shownAtOnce: boolean[] = [];
    act(() => {
      for (const name of [/^Cream/, /^Burgundy/, /^90/]) {
        const box = filters().getByRole<HTMLInputElement>('checkbox', { name });
        box.click();
        shownAtOnce.push(box.checked);
      }
    });
    expect(shownAtOnce).toEqual([true, true, true]);
    expect(address()).toBe('/product-category/cookers?color=burgundy,cream&width=90&lng=en');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Remove filter: Cream' })).toBeVisible());
    expect(cream).toBeChecked();
    act(() => {
      screen.getByRole('link', { name: 'Remove filter: Cream' }).click();
      screen.getByRole('link', { name: 'Remove filter: 90\u00a0cm' }).click();
    });
    expect(address()).toBe('/product-category/cookers?color=burgundy&lng=en');
  });

  it('take their state from the address and pass over what no facet offers', async () => {
    mockListings(({ selection }) =>
      aListing({ facets, items: [aCard({ name: JSON.stringify(selection) })] }),
    );
    await renderScreen('/product-category/cookers?color=cream,pink&width=90&shape=round');
    await waitFor(() => expect(products()).toEqual(['{"color":["cream"],"width":["90"]}']));
    expect(filters().getByRole('checkbox', { name: /^Cream/ })).toBeChecked();
    expect(filters().getByRole('checkbox', { name: /^Burgundy/ })).not.toBeChecked();
  });

  it('lead from an option that would leave nothing to what could be given up for it', async () => {
    const scarce: Facet[] = [
      { facet: 'color', options: { cream: 2, avena: 0 } },
      { facet: 'width', options: { '60': 0, '90': 2 } },
    ];
    mockListings(({ selection }) =>
      selection.color?.includes('avena')
        ? aListing({ facets: scarce, total: 0, giveUp: [{ facet: 'width', count: 4 }] })
        : aListing({ facets: scarce, total: 2 }),
    );
    const { user } = await renderScreen('/product-category/cookers?width=90');
    await user.click(await screen.findByRole('checkbox', { name: /^Oat/ }));
    const way = await screen.findByRole('link', { name: 'Without “90\u00a0cm”: 4 products' });
    expect(way).toHaveAttribute('href', '/product-category/cookers?color=avena&lng=en');
    expect(screen.getByRole('checkbox', { name: /^Oat/ })).toBeChecked();
  });

  it('drop the pages that were shown before', async () => {
    mockListings(({ page }) => aListing({ facets, total: 40, page }));
    const { user } = await renderScreen('/product-category/cookers?page=2');
    await user.click(await screen.findByRole('checkbox', { name: /^Cream/ }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=cream&lng=en'));
    await waitFor(() => expect(products()).toHaveLength(24));
  });

  it('keep the products that were there while others are on their way, and say so', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aListing>>();
    mockListings(({ selection }) => (selection.color ? promise : aListing({ facets })));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('checkbox', { name: /^Cream/ }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Cream/ })).toBeChecked());
    expect(products()).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('Loading products...');
    resolve(aListing({ facets, total: 1 }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 product found'));
    expect(products()).toHaveLength(1);
  });

  it('can be passed by on the way to the products', async () => {
    mockListings(() => aListing({ facets }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('link', { name: 'Skip to the products' }));
    expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
  });

  it('stand over the products as chips that give them up one by one or all at once', async () => {
    mockListings(() => aListing({ facets }));
    const { user } = await renderScreen('/product-category/cookers?color=burgundy,cream&width=90');
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    await user.click(chips.getByRole('link', { name: 'Remove filter: Burgundy' }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=cream&width=90&lng=en'));
    await waitFor(() => expect(chips.getByRole('link', { name: 'Remove filter: Cream' })).toHaveFocus());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(address()).toBe('/product-category/cookers?width=90&lng=en'));
    await user.click(chips.getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?lng=en'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
    expect(await screen.findByText('3 products found')).toHaveFocus();
  });

  it('open in a drawer on narrow pages, whose button says what is left and closes it', async () => {
    mockListings(({ selection }) => aListing({ facets, total: selection.color ? 2 : 3 }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await drawer.findByRole('checkbox', { name: /^Burgundy/ }));
    await user.click(await drawer.findByRole('button', { name: 'Show 2 products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters, 1' })).toHaveFocus();
    expect(address()).toBe('/product-category/cookers?color=burgundy&lng=en');
  });

  it('can all be given up from the drawer, which stays open and keeps the focus', async () => {
    mockListings(({ selection }) => aListing({ facets, total: selection.color ? 2 : 3 }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const clear = drawer.getByRole('button', { name: 'Clear all' });
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    const steps = window.history.length;
    await user.click(clear);
    expect(window.history.length).toBe(steps);
    await user.click(await drawer.findByRole('checkbox', { name: /^Burgundy/ }));
    await waitFor(() => expect(clear).toHaveAttribute('aria-disabled', 'false'));
    await user.click(clear);
    await waitFor(() => expect(address()).toBe('/product-category/cookers?lng=en'));
    expect(await drawer.findByRole('button', { name: 'Show 3 products' })).toBeVisible();
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    expect(clear).toHaveFocus();
  });

  it('have the options of further facts once they are opened, and name the fact of what was chosen', async () => {
    const further: Facet[] = [
      {
        facet: 'energy_class',
        options: { 'a+': 1, a: 2 },
      },
      { facet: 'noise', options: { '60': 1 } },
    ];
    mockListings(() => aListing({ facets: [...facets, ...further] }));
    const { user } = await renderScreen('/product-category/hoods?noise=60');
    expect(await screen.findByRole('checkbox', { name: /^Up to 60/ })).toBeChecked();
    expect(
      screen.getByRole('link', { name: 'Remove filter: Noise, highest speed: up to 60\u00a0dB(A)' }),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^A\+/ })).toBeNull();
    await user.click(screen.getByText('Energy class'));
    await user.click(await screen.findByRole('checkbox', { name: /^A\+/ }));
    await waitFor(() => expect(address()).toBe('/product-category/hoods?energy_class=a%2B&noise=60&lng=en'));
    expect(screen.getByRole('link', { name: 'Remove filter: Energy class: A+' })).toBeVisible();
  });

  it('all stay where the address asks for all, whatever else changes', async () => {
    mockListings(() => aListing({ facets, sorts: ['width'] }));
    const { user } = await renderScreen('/product-category/cookers?color=burgundy,cream&filters=all');
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    for (const [name, href] of [
      ['Remove filter: Burgundy', '/product-category/cookers?color=cream&filters=all&lng=en'],
      ['Clear all filters', '/product-category/cookers?filters=all&lng=en'],
    ] as const)
      expect(chips.getByRole('link', { name })).toHaveAttribute('href', href);
    const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect([...new FormData(order.form ?? undefined)]).toContainEqual(['filters', 'all']);
    await user.selectOptions(order, 'width');
    await waitFor(() =>
      expect(address()).toBe('/product-category/cookers?color=burgundy,cream&sort=width&filters=all&lng=en'),
    );
  });

  it('are a form that works without scripts, in the language of the visit', async () => {
    mockListings(() => aListing({ facets }));
    await renderScreen('/product-category/cookers?lng=it&width=90', { language: 'it' });
    const form = await screen.findByRole('form', { name: 'Filtri' });
    expect(form).toHaveAttribute('action', '/product-category/cookers');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['lng', 'it'],
      ['width', '90'],
    ]);
  });
});
