import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the privacy policy', () => {
  it.each([
    ['en', '', 'Last updated: June 2026.', 'On this page'],
    ['it', '?lng=it', 'Ultimo aggiornamento: giugno 2026.', 'In questa pagina'],
  ] as const)(
    'is of June of the current year in %s and leads to each of its parts',
    async (language, query, date, contents) => {
      await renderScreen(`/privacy-policy${query}`, { language });
      expect(
        await screen.findByRole('heading', {
          level: 1,
          name: /^(Privacy policy|Informativa sulla privacy)$/,
        }),
      ).toBeVisible();
      expect(screen.getByText(date, { exact: false })).toBeVisible();
      const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link');
      expect(links).toHaveLength(8);
      for (const link of links) {
        const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
        expect(within(part as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(
          link.textContent ?? '',
        );
      }
    },
  );

  it.each([
    ['en', '', /asks for it anew/],
    ['it', '?lng=it', /te lo chiede ogni volta/],
  ] as const)(
    'says in %s that what is typed stays in the browser until it is sent',
    async (language, query, words) => {
      await renderScreen(`/privacy-policy${query}`, { language });
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('names who is responsible, how long enquiries are kept, and whom to complain to', async () => {
    await renderScreen('/privacy-policy', { enquiryRetentionDays: 7 });
    const controller = within(await screen.findByRole('region', { name: 'Who is responsible' }));
    expect(controller.getByText(/Via dell’Industria/)).toHaveTextContent(
      'Calidora S.p.A., Via dell’Industria 12, 20100 Milano, Italy',
    );
    expect(screen.getByText(/erased from the server 7 days later/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Garante/ })).toHaveAttribute(
      'href',
      'https://www.garanteprivacy.it',
    );
  });
});
