import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the page of the reserved area', () => {
  it.each([
    [
      'en',
      '?lng=en',
      'Log in',
      'Register',
      ['For partners', 'Price lists'],
      ['For service teams', 'Spare parts'],
    ],
    [
      'it',
      '?lng=it',
      'Accedi',
      'Registrati',
      ['Per i partner', 'Listini'],
      ['Per i centri assistenza', 'Ricambi'],
    ],
  ] as const)(
    'says in %s what it holds for whom, and leads to login and registration',
    async (language, query, login, register, partners, service) => {
      await renderScreen(`/reserved-area${query}`, { language });
      await screen.findByRole('heading', { level: 1 });
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: login })).toHaveAttribute('href', `/ita/login${query}`);
      expect(main.getByRole('link', { name: register })).toHaveAttribute(
        'href',
        `/contacts?subject=registration${query.replace('?', '&')}`,
      );
      for (const [group, document] of [partners, service]) {
        const part = within(main.getByRole('region', { name: group }));
        expect(part.getByRole('heading', { level: 3, name: document })).toBeVisible();
      }
    },
  );
});
