import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDealer, aProblem } from '../../testing/builders.ts';
import { mockDealer } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const dealer = aDealer({
  position: { latitude: 44.494, longitude: 11.339 },
  web: 'https://felsineo.example',
  hours: [
    {
      from: 'Tu',
      to: 'Fr',
      times: [
        { opens: '09:00', closes: '12:30' },
        { opens: '15:00', closes: '19:00' },
      ],
    },
    { from: 'Sa', to: 'Sa', times: [{ opens: '09:00', closes: '13:00' }] },
  ],
  kinds: ['showroom', 'service'],
  display: { collections: ['antique'], skus: ['AN100-BU'] },
  languages: ['it', 'de'],
  note: 'By appointment',
});

it.each([
  [
    'en',
    'Tuesday to Friday: 09:00–12:30, 15:00–19:00',
    'Italian and German',
    'Showroom, Service',
    'Ask this dealer',
  ],
  [
    'it',
    'da martedì a venerdì: 09:00–12:30, 15:00–19:00',
    'italiano e tedesco',
    'Showroom, Assistenza',
    'Scrivi a questo rivenditore',
  ],
] as const)(
  'the page of a dealer says in %s when it is open, what it shows, and how to reach it',
  async (language, hours, spoken, kinds, ask) => {
    mockDealer(() => ({ dealer }));
    await renderScreen(`/dealers/felsinea?lng=${language}`, { language });
    expect(await screen.findByRole('heading', { level: 1, name: 'Spazio Felsineo' })).toBeVisible();
    for (const words of [hours, spoken, kinds, 'By appointment'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Antique' })).toHaveAttribute(
      'href',
      `/collections/collections-cookers/antique?lng=${language}`,
    );
    expect(screen.getByRole('link', { name: 'AN100-BU' })).toHaveAttribute(
      'href',
      `/product/AN100-BU?lng=${language}`,
    );
    expect(screen.getByRole('link', { name: '+39 555 0118 46' })).toHaveAttribute('href', 'tel:+39555011846');
    expect(screen.getByRole('link', { name: ask })).toHaveAttribute(
      'href',
      `/contacts?dealer=felsinea&lng=${language}`,
    );
    const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(facts).toMatchObject({
      name: 'Spazio Felsineo',
      address: { addressLocality: 'Bologna', addressCountry: 'IT' },
      geo: { latitude: 44.494, longitude: 11.339 },
    });
    expect(facts.openingHoursSpecification[0]).toMatchObject({
      dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '12:30',
    });
  },
);

it('a dealer that is not there any more is a page that was not found', async () => {
  mockDealer(() => aProblem('not-found'));
  await renderScreen('/dealers/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
