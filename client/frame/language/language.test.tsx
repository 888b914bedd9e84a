import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-screen.tsx';

const address = () => window.location.pathname + window.location.search;
const switcher = () => screen.getByText('Language:', { exact: false }).closest('details');

async function openSwitcher(user: Awaited<ReturnType<typeof renderSite>>['user']) {
  await user.click(screen.getByText(/^(EN|IT)$/));
  const choices = screen.getByText('Italiano').closest('ul');
  if (!choices) throw new Error('The switcher has no list of languages');
  return within(choices);
}

const englishPage = () => screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
const italianPage = () => screen.findByRole('heading', { level: 1, name: 'Che cosa stai cercando?' });

describe('the language switcher', () => {
  it('turns page, address and language attribute to the choice, keeps it, and closes', async () => {
    const { user } = await renderSite('/product?ref=mail');
    await englishPage();
    await user.click((await openSwitcher(user)).getByRole('link', { name: 'Italiano' }));
    await italianPage();
    await waitFor(() => expect(address()).toBe('/product?ref=mail&lng=it'));
    expect(document.documentElement).toHaveAttribute('lang', 'it');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.cookie).toContain('lng=it');
    expect(window.localStorage.getItem('lng')).toBe('it');
    expect(screen.getByText('Lingua:', { exact: false }).closest('details')).not.toHaveAttribute('open');
  });

  it('turns also the texts that only this screen shows', async () => {
    const { user } = await renderSite('/contacts');
    await screen.findByRole('heading', { level: 1, name: /^Write to us/ });
    await user.click((await openSwitcher(user)).getByRole('link', { name: 'Italiano' }));
    await screen.findByRole('heading', { level: 1, name: 'Scrivici. Ti\u00a0risponde una\u00a0persona.' });
    expect(document.title).toBe('Contatti: prodotti, assistenza e ricambi | Calidora');
  });

  it('keeps a choice of the language that is shown already, and names it in the address', async () => {
    const { user } = await renderSite('/product', { language: 'it' });
    await italianPage();
    expect(document.cookie).not.toContain('lng=it');
    await user.click((await openSwitcher(user)).getByRole('link', { name: 'Italiano' }));
    await waitFor(() => expect(address()).toBe('/product?lng=it'));
    expect(document.cookie).toContain('lng=it');
  });

  it('names each language in the address, so that it is answered in it whoever asks', async () => {
    const { user } = await renderSite('/product?lng=it', { language: 'it' });
    await italianPage();
    await user.click((await openSwitcher(user)).getByRole('link', { name: 'English' }));
    await englishPage();
    await waitFor(() => expect(address()).toBe('/product?lng=en'));
    expect(document.cookie).toContain('lng=en');
  });

  it('offers links that name the language for visits without scripts, and what the page depends on', async () => {
    const { user } = await renderSite('/contacts?ref=mail&subject=service');
    await screen.findByRole('heading', { level: 1 });
    const choices = await openSwitcher(user);
    expect(choices.getByRole('link', { name: 'Italiano' })).toHaveAttribute(
      'href',
      '?subject=service&lng=it',
    );
    expect(choices.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?subject=service&lng=en');
    expect(choices.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await renderSite('/product');
    await englishPage();
    await openSwitcher(user);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(switcher()).not.toHaveAttribute('open');
    expect(switcher()?.querySelector('summary')).toHaveFocus();
  });

  it('closes on a click elsewhere', async () => {
    const { user } = await renderSite('/product');
    const heading = await englishPage();
    await openSwitcher(user);
    await user.click(heading);
    expect(switcher()).not.toHaveAttribute('open');
  });
});

describe('the language of an address', () => {
  it('is kept as the visitor’s choice where the address names it', async () => {
    await renderSite('/product?lng=it', { language: 'it' });
    await italianPage();
    expect(document.cookie).toContain('lng=it');
    expect(window.localStorage.getItem('lng')).toBe('it');
  });

  it.each([
    ['local storage', () => window.localStorage.setItem('lng', 'it')],
    ['session storage', () => window.sessionStorage.setItem('lng', 'it')],
  ])('is the one in %s where a bare address came in another', async (_source, keep) => {
    keep();
    await renderSite('/product');
    await italianPage();
    await waitFor(() => expect(address()).toBe('/product?lng=it'));
  });

  it('is not turned by the browser’s language, which the server has weighed', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it']);
    await renderSite('/product');
    await englishPage();
    expect(address()).toBe('/product');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('stays as it is, with a warning, where the site has no such language', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderSite('/product?lng=fr');
    await englishPage();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"fr"'));
    expect(document.cookie).not.toContain('lng=fr');
  });

  it('stays the visitor’s choice when they go back to a bare address, and forward again', async () => {
    const { user } = await renderSite('/product');
    await englishPage();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Calidora/ }));
    await screen.findByRole('heading', { level: 1, name: 'The kitchen has a centre again' });
    await user.click((await openSwitcher(user)).getByRole('link', { name: 'Italiano' }));
    await waitFor(() => expect(address()).toBe('/?lng=it'));
    await act(async () => window.history.back());
    await italianPage();
    expect(address()).toBe('/product');
    expect(document.documentElement).toHaveAttribute('lang', 'it');
    expect(document.cookie).toContain('lng=it');
    await act(async () => window.history.forward());
    await waitFor(() => expect(address()).toBe('/?lng=it'));
    expect(document.documentElement).toHaveAttribute('lang', 'it');
  });

  it('is taken from an address that names it, back in the history too', async () => {
    const { user } = await renderSite('/product?lng=it', { language: 'it' });
    await italianPage();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Calidora/ }));
    await waitFor(() => expect(address()).toBe('/?lng=it'));
    await user.click((await openSwitcher(user)).getByRole('link', { name: 'English' }));
    await waitFor(() => expect(address()).toBe('/?lng=en'));
    await act(async () => window.history.back());
    await italianPage();
    expect(document.documentElement).toHaveAttribute('lang', 'it');
  });
});
