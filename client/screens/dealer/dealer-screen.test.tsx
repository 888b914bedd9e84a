import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, aDealer, aProblem } from '../../testing/builders.ts';
import { mockDealer, mockDealers, mockProductCards } from '../../testing/mock-api.ts';
import { noDealers } from '../../testing/mock-network.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const structuredFacts = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

const dealer = aDealer({
  position: { latitude: 44.49381, longitude: 11.33875 },
  isPositionExact: true,
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
  display: { collections: ['antique'], skus: ['AN100-BU', 'XY-1'] },
  languages: ['it', 'de'],
  note: 'By appointment',
});

it.each([
  ['en', 'Saturday 09:00–13:00', 'Italian and German', /Showroom, Service, Bologna/, 'Ask this dealer'],
  [
    'it',
    'sabato 09:00–13:00',
    'italiano e tedesco',
    /Showroom, Assistenza, Bologna/,
    'Scrivi a questo rivenditore',
  ],
] as const)(
  'the page of a dealer says in %s when it is open, what it shows, and how to reach it',
  async (language, hours, spoken, kinds, ask) => {
    mockDealer(() => ({ dealer }));
    mockProductCards(() => ({
      items: [{ ...aCard({ sku: 'AN100-BU', name: 'Antique 100' }), category: 'cookers' }],
      missing: ['XY-1'],
    }));
    mockDealers(() => ({
      ...noDealers,
      items: [
        aDealer({ distanceKm: 0 }),
        aDealer({ id: 'modena', name: 'Modena Arreda', phone: null, distanceKm: 37 }),
        aDealer({ id: 'wien', name: 'Küchen am Ring', distanceKm: 540 }),
      ],
      total: 3,
    }));
    await renderScreen(`/dealers/felsinea?lng=${language}`, { language });
    expect(await screen.findByRole('heading', { level: 1, name: 'Spazio Felsineo' })).toBeVisible();
    // Of what nobody knows more than its code.
    expect(screen.getByRole('main')).toHaveTextContent(
      /(Also on display, by model code|In esposizione anche, per codice modello): XY-1\./,
    );
    for (const words of [spoken, 'By appointment']) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent(kinds);
    expect(screen.getByRole('row', { name: hours })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(7);
    // What crawlers would find there is not for them.
    await waitFor(() =>
      expect(document.querySelector('main a[href^="/dealers?near="]')).toHaveAttribute('rel', 'nofollow'),
    );
    expect(screen.getByRole('link', { name: 'Antique' })).toHaveAttribute(
      'href',
      `/collections/collections-cookers/antique?lng=${language}`,
    );
    expect(await screen.findByRole('link', { name: 'Antique 100' })).toHaveAttribute(
      'href',
      `/product/AN100-BU?lng=${language}`,
    );
    expect(screen.getByRole('link', { name: '+39 555 0118 46' })).toHaveAttribute('href', 'tel:+39555011846');
    expect(screen.getByRole('link', { name: ask })).toHaveAttribute(
      'href',
      `/contacts?dealer=felsinea&lng=${language}`,
    );
    expect(await screen.findByRole('heading', { level: 3, name: 'Modena Arreda' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3, name: 'Spazio Felsineo' })).toBeNull();
    expect(screen.queryByRole('heading', { level: 3, name: 'Küchen am Ring' })).toBeNull();
    const facts = structuredFacts();
    expect(facts['@id']).toMatch(/\/dealers\/felsinea#dealer$/);
    expect(facts.url).toMatch(new RegExp(`/dealers/felsinea\\?lng=${language}$`));
    expect(facts).toMatchObject({
      name: 'Spazio Felsineo',
      address: { addressLocality: 'Bologna', addressCountry: 'IT' },
      geo: { latitude: 44.49381, longitude: 11.33875 },
    });
    expect(facts.openingHoursSpecification[0]).toMatchObject({
      dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '12:30',
    });
  },
);

it('search engines are told no position that is but that of the town', async () => {
  mockDealer(() => ({ dealer: aDealer({ position: { latitude: 44.494, longitude: 11.339 } }) }));
  await renderScreen('/dealers/felsinea');
  await screen.findByRole('heading', { level: 1, name: 'Spazio Felsineo' });
  expect(structuredFacts()).toMatchObject({ name: 'Spazio Felsineo' });
  expect(structuredFacts()).not.toHaveProperty('geo');
});

it('a dealer of whom nobody knows where it is has no others nearby', async () => {
  mockDealer(() => ({ dealer: aDealer({ position: null }) }));
  let asked = 0;
  mockDealers(() => {
    asked++;
    return noDealers;
  });
  await renderScreen('/dealers/felsinea');
  expect(await screen.findByRole('heading', { level: 1, name: 'Spazio Felsineo' })).toBeVisible();
  expect(asked).toBe(0);
});

it('who comes from a product asks the dealer about that', async () => {
  mockDealer(() => ({ dealer: aDealer() }));
  await renderScreen('/dealers/felsinea?display=AN100-BU');
  expect(await screen.findByRole('link', { name: 'Ask this dealer' })).toHaveAttribute(
    'href',
    '/contacts?sku=AN100-BU&dealer=felsinea&lng=en',
  );
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/dealers\/felsinea$/);
});

it('who comes from the help for owners asks the dealer for service of that appliance', async () => {
  mockDealer(() => ({ dealer: aDealer() }));
  await renderScreen('/dealers/felsinea?kind=service&sku=AN100-BU');
  expect(await screen.findByRole('link', { name: 'Ask this dealer' })).toHaveAttribute(
    'href',
    '/contacts?sku=AN100-BU&subject=service&dealer=felsinea&lng=en',
  );
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/dealers\/felsinea$/);
});

it('a dealer that is not there any more is a page that was not found', async () => {
  mockDealer(() => aProblem('not-found'));
  await renderScreen('/dealers/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
