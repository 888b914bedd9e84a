// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the login screen', () => {
  it.each([
    ['en', '', 'Reserved area', 'Login is not available at the moment', 'Contact us', 'Back to the website'],
    ['it', '?lng=it', 'Area riservata', 'Al momento non è possibile accedere', 'Contattaci', 'Torna al sito'],
  ] as const)(
    'says in %s that login is not available and what helps instead',
    async (language, query, title, message, contact, home) => {
      await renderScreen(`/ita/Login${query}`, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('heading', { level: 2, name: message })).toBeVisible();
      expect(main.getByRole('link', { name: contact })).toHaveAttribute(
        'href',
        `/contacts?subject=service${query.replace('?', '&')}`,
      );
      expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', `/${query}`);
    },
  );

  it('stands outside the frame and keeps out of search engines', async () => {
    await renderScreen('/ita/login');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Skip to the content' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
    expect(document.title).toBe('Service area | Calidora');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('turns to the other language and keeps the choice', async () => {
    const { user } = await renderScreen('/ita/login');
    await screen.findByRole('heading', { level: 1, name: 'Reserved area' });
    await user.click(screen.getByText('EN'));
    await user.click(screen.getByRole('link', { name: 'Italiano' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Area riservata' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'it');
    expect(document.cookie).toContain('lng=it');
  });

  it('is announced to who comes from a page with the frame, and so is the page after it', async () => {
    const { user, container } = await renderScreen('/reserved-area');
    const announcement = container.querySelector('[aria-live="polite"]:not([role])');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(announcement).toHaveTextContent('Service area | Calidora'));
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Contact us' }));
    await waitFor(() => expect(announcement).toHaveTextContent('Contacts | Calidora'));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
