import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListing } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderSite } from '../../testing/render-screen.tsx';

async function openMenu(path = '/no/such/page') {
  mockListings(() => aListing());
  const { user } = await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  return { user, button, ...(await openedMenu()) };
}

async function openedMenu() {
  const dialog = await screen.findByRole('dialog', { name: 'Menu' });
  const menu = within(dialog);
  await menu.findByRole('navigation');
  return { dialog, menu };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const describeLinks = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

describe('the menu', () => {
  it('leads to every part of the site', async () => {
    const { menu } = await openMenu();
    expect(describeLinks(menu.getAllByRole('link').filter((link) => !link.hasAttribute('hreflang')))).toEqual(
      [
        ['Calidora', '/?lng=en'],
        ['About', '/about-calidora?lng=en'],
        ['Dealers', '/dealers?lng=en'],
        ['Catalogues', '/catalogues?lng=en'],
        ['Contacts', '/contacts?lng=en'],
        ['Your shortlist', '/shortlist?lng=en'],
        ['Jobs', '/?lng=en'],
        ['Help and manuals', '/support?lng=en'],
        ['Service', '/ita/login?lng=en'],
        ['Reserved area', '/reserved-area?lng=en'],
      ],
    );
    // By what the footer and the page itself call it.
    expect(menu.getByRole('link', { name: 'Service area' })).toHaveTextContent('Service');
    expect(menu.getByRole('link', { name: 'Jobs, on the home page' })).toHaveTextContent('Jobs');
  });

  it('fetches its picture only where it shows it', async () => {
    const { dialog } = await openMenu();
    // Browsers fetch no lazy picture that is not displayed, as this one is not on phones.
    expect(dialog.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it.each([
    [
      'Collections',
      [
        ['Cookers', '/collections/collections-cookers?lng=en'],
        ['Hobs', '/collections/collections-hobs?lng=en'],
        ['Ovens', '/collections/collections-ovens?lng=en'],
        ['Nero Line', '/collections/nero-line-collection?lng=en'],
        ['All collections', '/collections?lng=en'],
      ],
    ],
    [
      'Products',
      [
        ['Cookers', '/product-category/cookers?lng=en'],
        ['Ovens', '/product-category/ovens?lng=en'],
        ['Hobs', '/product-category/hobs?lng=en'],
        ['Hoods', '/product-category/hoods?lng=en'],
        ['Compact products', '/product-category/compact-products?lng=en'],
      ],
    ],
  ])('opens and closes the list of %s', async (name, links) => {
    const { user, menu } = await openMenu();
    const row = menu.getByRole('button', { name });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const item = row.closest('li');
    if (!item) throw new Error('The row is in no list');
    expect(describeLinks(within(item).getAllByRole('link'))).toEqual(links);
    await user.click(row);
    expect(within(item).queryAllByRole('link')).toEqual([]);
  });

  it('asks translators to leave the name of the line', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Collections' }));
    expect(menu.getByRole('link', { name: 'Nero Line' })).toHaveAttribute('translate', 'no');
    expect(menu.getByRole('link', { name: 'Hobs' })).not.toHaveAttribute('translate');
  });

  it('has its lists closed whenever it is opened, with the page marked in its own', async () => {
    const { user, button, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Products' }));
    await user.click(menu.getByRole('link', { name: 'Hobs' }));
    await closed();
    await screen.findByRole('heading', { level: 1, name: 'Hobs' });
    await user.click(button);
    const { menu: again } = await openedMenu();
    for (const name of ['Collections', 'Products']) {
      expect(again.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    }
    await user.click(again.getByRole('button', { name: 'Products' }));
    expect(again.getByRole('link', { name: 'Hobs' })).toHaveAttribute('aria-current', 'page');
  });

  it('keeps the focus, and gives it back when it closes', async () => {
    const { user, button, dialog, menu } = await openMenu();
    const links = menu.getAllByRole('link');
    for (let steps = 0; steps <= links.length + 6; steps++) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.click(menu.getByRole('button', { name: 'Close' }));
    await closed();
    expect(button).toHaveFocus();
  });

  it('closes on Escape, the list of languages in it first', async () => {
    const { user, button, menu } = await openMenu();
    await user.click(menu.getByText('EN'));
    await user.keyboard('{Escape}');
    expect(menu.getByText('EN').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await closed();
    expect(button).toHaveFocus();
  });

  it('closes on a click on the picture', async () => {
    const { user, dialog } = await openMenu();
    const picture = dialog.querySelector('img');
    if (!picture) throw new Error('The menu has no picture');
    await user.click(picture);
    await closed();
  });

  it('closes where it leads, also to the page that is shown', async () => {
    const { user, menu } = await openMenu('/product-category/hobs');
    await user.click(menu.getByRole('button', { name: 'Products' }));
    await user.click(menu.getByRole('link', { name: 'Hobs' }));
    await closed();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const { menu: again } = await openedMenu();
    await user.click(again.getByRole('button', { name: 'Products' }));
    await user.click(again.getByRole('link', { name: 'Hoods' }));
    await screen.findByRole('heading', { level: 1, name: 'Hoods' });
    await closed();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays closed when history comes back to the page that it was opened on', async () => {
    const { user, menu } = await openMenu();
    const contacts = /^Write to us/;
    await user.click(menu.getByRole('link', { name: 'Contacts' }));
    await screen.findByRole('heading', { level: 1, name: contacts });
    await act(async () => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => window.history.forward());
    await screen.findByRole('heading', { level: 1, name: contacts });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens by the keyboard', async () => {
    const { user } = await renderSite('/no/such/page');
    (await screen.findByRole('button', { name: 'Menu' })).focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it('turns to Italian, and closes with it', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByText('EN'));
    await user.click(menu.getByRole('link', { name: 'Italiano' }));
    await closed();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const { menu: italian } = await openedMenu();
    expect(italian.getByRole('button', { name: 'Collezioni' })).toBeVisible();
    expect(italian.getByRole('link', { name: 'Lavora con noi, nella home' })).toHaveAttribute(
      'href',
      '/?lng=it',
    );
    expect(italian.getByRole('link', { name: 'Area assistenza' })).toHaveAttribute(
      'href',
      '/ita/login?lng=it',
    );
    expect(italian.getByRole('button', { name: 'Chiudi' })).toBeVisible();
  });
});
