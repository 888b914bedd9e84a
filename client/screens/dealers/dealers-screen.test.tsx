// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the page of the dealers', () => {
  it.each([
    ['en', '', 'See it and touch it before you choose', 'I am looking for a dealer', 'Looking for a dealer'],
    ['it', '?lng=it', 'Vieni a vederle, prima di scegliere', 'Cerco un rivenditore', 'Cerco un rivenditore'],
  ] as const)('helps to find a dealer in %s', async (language, query, title, topic, subject) => {
    await renderScreen(`/dealers${query}`, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: new RegExp(`: ${topic}$`) })).toHaveAttribute(
      'href',
      `mailto:info@calidora.example?subject=${encodeURIComponent(subject)}`,
    );
  });

  it('speaks to those who would like to be dealers', async () => {
    await renderScreen('/dealers');
    await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /: I would like to become a dealer$/ })).toBeVisible();
    const partners = within(main.getByRole('region', { name: 'What we do for our dealers' }));
    expect(partners.getByText(/more than 60 countries/)).toBeVisible();
    expect(partners.getByRole('link', { name: 'About the reserved area' })).toHaveAttribute(
      'href',
      '/reserved-area',
    );
  });
});
