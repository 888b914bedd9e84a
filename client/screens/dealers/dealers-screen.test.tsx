import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

describe('the page of the dealers', () => {
  it.each([
    ['en', '', 'See it and touch it before you choose', /^Your town/],
    ['it', '?lng=it', 'Vieni a vedere e toccare, prima di scegliere', /^La tua città/],
  ] as const)('asks in %s for what helps to find a dealer', async (language, query, title, hint) => {
    await renderScreen(`/dealers${query}`, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^(Message|Messaggio)$/ })).toHaveAccessibleDescription(hint);
  });

  it.each([
    ['en', 'I am looking for a dealer', 'Looking for a dealer'],
    ['it', 'Vorrei diventare rivenditore', 'Diventare rivenditore'],
  ] as const)('starts a mail in %s where no scripts run', async (language, topic, subject) => {
    await renderWithoutScripts('/dealers', { language });
    expect(screen.getByRole('link', { name: new RegExp(`: ${topic}$`) })).toHaveAttribute(
      'href',
      `mailto:info@calidora.example?subject=${encodeURIComponent(subject)}`,
    );
  });

  it('speaks to those who would like to be dealers', async () => {
    await renderScreen('/dealers');
    await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    const partners = within(main.getByRole('region', { name: 'What we do for our dealers' }));
    expect(partners.getByText(/more than 60 countries/)).toBeVisible();
    expect(partners.getByRole('link', { name: 'About the reserved area' })).toHaveAttribute(
      'href',
      '/reserved-area?lng=en',
    );
  });
});
