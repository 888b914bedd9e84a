import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerMediaQueries } from '../../testing/media-queries.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { galleryCarousel, timelineCarousel } from './about-carousels.ts';

// Without motion the carousels rest, so that a test sees what it looks for.
beforeEach(() => answerMediaQueries({ reducedMotion: true }));

const path = '/about-calidora';
const inMain = () => within(screen.getByRole('main'));

describe('the about page', () => {
  it.each([
    [
      'en',
      path,
      'Heat, steel and patience',
      'Our history',
      'The first oven',
      'Our story: cookers made in Italy since 1979 | Calidora',
    ],
    [
      'it',
      `${path}?lng=it`,
      'Calore, acciaio e pazienza',
      'Le nostre tappe',
      'Il primo forno',
      'La nostra storia: cucine made in Italy dal 1979 | Calidora',
    ],
  ] as const)(
    'tells in %s who makes the appliances',
    async (language, address, title, history, first, page) => {
      await renderScreen(address, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(inMain().getByRole('heading', { level: 2, name: history })).toBeVisible();
      expect(inMain().getByRole('heading', { level: 3, name: first, hidden: true })).toBeInTheDocument();
      expect(document.title).toBe(page);
      const link = document.querySelector('link[rel=canonical]');
      expect(link).toHaveAttribute('href', `https://kitchen.example${address}`);
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect(description).toMatch(/1979.*30[,.]000\u00a0m².*60/);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it.each([
    ['en', path, ['more than 60 countries', '30,000\u00a0m² facility', 'ISO 9001'], /in 1998/],
    ['it', `${path}?lng=it`, ['oltre 60 Paesi', 'stabilimento di 30.000\u00a0m²', 'ISO 9001'], /nel 1998/],
  ] as const)(
    'names the facts in %s, with those that matter set off',
    async (language, address, facts, year) => {
      await renderScreen(address, { language });
      await screen.findByRole('heading', { level: 1 });
      const strong = [...document.querySelectorAll('main strong')].map((element) => element.textContent);
      expect(strong).toEqual(facts);
      expect(inMain().getByText(year)).toBeVisible();
      // The tagline is English in every language, also for a screen reader.
      expect(inMain().getByText('Skill for cooking')).toHaveAttribute('lang', 'en');
    },
  );

  it('shows the years in their order, each with what happened', async () => {
    await renderScreen(path);
    const history = await screen.findByRole('region', { name: 'Our history' });
    const years = [...history.querySelectorAll('p')].flatMap(({ textContent: text }) =>
      /^\d{4}$/.test(text ?? '') ? [text] : [],
    );
    expect(years).toEqual(['1979', '1985', '1995', '2005', '2020']);
  });

  it('shows three ways of building, and the heart of the product in five pictures', async () => {
    await renderScreen(path);
    for (const name of ['Brass, one piece at a time', 'A flame that obeys', 'Ovens that breathe']) {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    }
    expect(inMain().getByRole('heading', { level: 2, name: /^The heart of the product/ })).toBeVisible();
    const gallery = screen.getByRole('region', { name: 'Pictures of our appliances' });
    expect(within(gallery).getAllByRole('group', { hidden: true })).toHaveLength(5);
  });

  it.each([
    [
      'en',
      path,
      'Pictures of our appliances',
      '1 of 5',
      'The turned brass end of a handle on a burgundy enamelled door.',
    ],
    ['it', `${path}?lng=it`, 'Immagini dei nostri apparecchi', '1 di 5', /^Il finale tornito in ottone/],
  ] as const)(
    'says in %s of each picture what it shows, and of its slide only which one it is',
    async (language, address, name, position, alt) => {
      await renderScreen(address, { language });
      const gallery = within(await screen.findByRole('region', { name }));
      const first = within(gallery.getByRole('group', { name: position, hidden: true }));
      expect(first.getByRole('img', { name: alt, hidden: true })).toBeInTheDocument();
      for (const picture of gallery.getAllByRole('img', { hidden: true }))
        expect(picture).toHaveAccessibleName();
    },
  );

  it('shows no picture twice', async () => {
    await renderScreen(path);
    await screen.findByRole('heading', { level: 1 });
    const files = [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
    expect(files.length).toBeGreaterThanOrEqual(10);
    expect(new Set(files).size).toBe(files.length);
  });

  it('tells search engines about the company', async () => {
    await renderScreen(path);
    await screen.findByRole('heading', { level: 1 });
    const data = [...document.querySelectorAll('main script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'AboutPage',
        mainEntity: expect.objectContaining({
          name: 'Calidora',
          slogan: 'Skill for cooking',
          foundingDate: '1979',
          foundingLocation: 'Milan',
        }),
      }),
    );
  });
});

describe('the carousels of the about page', () => {
  it('show the years one, two or three at a time, every 3 seconds the next, without end', () => {
    expect(timelineCarousel).toMatchObject({
      slidesPerView: { 768: 2, 1024: 3 },
      spaceBetween: 30,
      autoplayMs: 3000,
      loop: true,
    });
  });

  it('show one to five pictures of the gallery, with bullets to choose from', () => {
    expect(galleryCarousel).toMatchObject({
      slidesPerView: { 320: 1, 640: 2, 768: 3, 1024: 4, 1280: 5 },
      spaceBetween: 10,
      pagination: true,
    });
  });
});
