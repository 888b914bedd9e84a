import { defaultBrand } from '@kitchen/shared/brand.ts';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { SiteSettingsProvider } from '../site-settings.tsx';
import { ExperienceBadge } from './experience-badge.tsx';

const settings = {
  publicUrl: 'https://kitchen.example',
  brand: defaultBrand,
  enquiryRetentionDays: 30,
  loginAvailable: true,
  registrationUrl: null,
} as const;

it.each([
  ['en', 2026, '47 years of experience', 'Years of experience · Since 1979'],
  ['it', 2031, '52 anni di esperienza', 'Anni di esperienza · Dal 1979'],
] as const)(
  'the badge counts the years, with the words on its ring (%s)',
  async (language, year, name, ring) => {
    render(
      <I18nextProvider i18n={await createI18n(language)}>
        <SiteSettingsProvider value={{ ...settings, year }}>
          <ExperienceBadge />
          <ExperienceBadge />
        </SiteSettingsProvider>
      </I18nextProvider>,
    );
    const badges = screen.getAllByRole('img', { name });
    expect(badges).toHaveLength(2);
    for (const badge of badges) {
      expect(badge).toHaveTextContent(ring);
      const href = badge.querySelector('textPath')?.getAttribute('href') ?? '';
      expect(badge.querySelector('path')).toHaveAttribute('id', href.slice(1));
    }
    expect(new Set(badges.map((badge) => badge.querySelector('path')?.id)).size).toBe(2);
  },
);
