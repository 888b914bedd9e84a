import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('an address that there is not', () => {
  it('says so and offers the categories, the home page, the help for owners and the search', async () => {
    await renderScreen('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Hobs' })).toHaveAttribute('href', '/product-category/hobs?lng=en');
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/?lng=en');
    expect(main.getByRole('link', { name: 'Help and manuals' })).toHaveAttribute('href', '/support?lng=en');
    expect(main.getByRole('button', { name: 'Search the catalogue' })).toBeEnabled();
  });

  it('keeps out of search engines', async () => {
    await renderScreen('/no/such/page');
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('speaks the language of the visit and keeps it in its links', async () => {
    await renderScreen('/non/esiste?lng=it', { language: 'it' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Cappe' })).toHaveAttribute(
      'href',
      '/product-category/hoods?lng=it',
    );
  });
});
