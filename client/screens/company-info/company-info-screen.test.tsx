import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('company info', () => {
  it.each([
    [
      ...['en', '', 'Company info', 'The company', 'Milano, Italy', 'over 60', '30,000 m²'],
      ['MI-5550100', 'Milano Monza Brianza Lodi', '€3,000,000, fully paid in', 'Sole shareholder'],
    ],
    [
      ...['it', '?lng=it', 'Dati societari', 'La società', 'Milano, Italia', 'oltre 60', '30.000 m²'],
      ['MI-5550100', 'Milano Monza Brianza Lodi', '3.000.000 € interamente versato', 'In liquidazione'],
    ],
  ] as const)(
    'says in %s who the company is and what it can put a figure to',
    async (language, query, title, company, office, countries, facility, facts) => {
      await renderScreen(`/company-info${query}`, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const register = within(screen.getByRole('region', { name: company }));
      expect(register.getByText('Calidora S.p.A.')).toBeVisible();
      expect(register.getByText(`Via dell’Industria 12, 20100 ${office}`)).toBeVisible();
      expect(register.getByText('IT05550100001')).toBeVisible();
      for (const fact of facts) expect(register.getByText(fact, { exact: false })).toBeVisible();
      for (const figure of ['1979', countries, facility, '1998'])
        expect(screen.getByText(figure)).toBeVisible();
    },
  );
});
