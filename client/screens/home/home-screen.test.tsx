import type { Language } from '@kitchen/shared/languages.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { observeIntersections } from '../../testing/intersections.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const visit = (language: Language) => renderScreen(language === 'it' ? '/?lng=it' : '/', { language });

const section = (name: string) => {
  const heading = screen.getByRole('heading', { name });
  const whole = heading.closest('section');
  if (!whole) throw new Error(`${name} stands in no section`);
  return within(whole);
};

const structuredData = () =>
  [...document.querySelectorAll('main script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

describe('the home page', () => {
  it.each([
    ['en', 'The kitchen has a centre again', 'Explore the latest Collection', '?lng=en'],
    ['it', 'La cucina ritrova il suo centro', 'Scopri l’ultima collezione', '?lng=it'],
  ] as const)(
    'opens in %s with its headline and the latest collection',
    async (language, title, action, query) => {
      await visit(language);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      const link = screen.getByRole('link', { name: action });
      expect(link).toHaveAttribute('href', `/collections/collections-cookers/antique${query}`);
    },
  );

  it('leads from the categories to their collections, or to their products where they have none', async () => {
    await visit('en');
    const carousel = within(screen.getByRole('region', { name: 'Five places to start' }));
    const ways = [...document.querySelectorAll('[aria-roledescription=slide] h3 a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(ways.slice(0, 5)).toEqual([
      ['Cookers', '/collections/collections-cookers?lng=en'],
      ['Ovens', '/collections/collections-ovens?lng=en'],
      ['Hobs', '/collections/collections-hobs?lng=en'],
      ['Hoods', '/product-category/hoods?lng=en'],
      ['Compact products', '/product-category/compact-products?lng=en'],
    ]);
    expect(carousel.getByRole('group', { name: '3 of 5' })).toBeVisible();
  });

  it.each([
    ['en', ['Cookers, collections', 'Ovens, collections', 'Hobs, collections', 'Hoods', 'Compact products']],
    [
      'it',
      ['Cucine, collezioni', 'Forni, collezioni', 'Piani cottura, collezioni', 'Cappe', 'Prodotti compatti'],
    ],
  ] as const)(
    'tells in %s the ways to collections from those to products by their names',
    async (language, names) => {
      await visit(language);
      const ways = [...document.querySelectorAll<HTMLElement>('[aria-roledescription] h3 a')].slice(0, 5);
      for (const [place, name] of names.entries()) expect(ways[place]).toHaveAccessibleName(name);
    },
  );

  it.each([
    ['en', ['1979', '60+', '30,000\u00a0m²', 'ISO 9001']],
    ['it', ['1979', '60+', '30.000\u00a0m²', 'ISO 9001']],
  ] as const)('gives the figures of the maker as they are written in %s', async (language, figures) => {
    await visit(language);
    const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(shown).toEqual(figures);
  });

  it('tells two pieces of news', async () => {
    observeIntersections({ isIntersecting: true });
    await visit('en');
    const news = within(screen.getByRole('region', { name: 'News' }));
    expect(news.getByRole('heading', { name: 'Slate grey joins the Antique palette' })).toBeVisible();
    expect(news.getByRole('group', { name: '2 of 2' })).toBeVisible();
    expect(await news.findByRole('button', { name: 'Pause: News' })).toBeVisible();
  });

  it('shows four collections of cookers, each on its own ground, then the Nero Line', async () => {
    await visit('en');
    const styles = section('Distinctive Styles');
    const bands = styles.getAllByRole('heading', { level: 3 });
    expect(bands.map(({ textContent }) => textContent)).toEqual([
      'Antique',
      'Perfection',
      'Mixture',
      'Elegant',
    ]);
    const grounds = bands.map((band) => band.closest<HTMLElement>('[style]')?.style.backgroundColor);
    expect(new Set(grounds).size).toBe(4);
    expect(styles.getByRole('link', { name: 'Discover Mixture' })).toHaveAttribute(
      'href',
      '/collections/collections-cookers/mixture?lng=en',
    );
    expect(section('Nero Line').getByRole('link')).toHaveAttribute(
      'href',
      '/collections/nero-line-collection?lng=en',
    );
  });

  it('ends in two ways on and one that is not there yet', async () => {
    await visit('en');
    const boxes = section('Reserved area');
    expect(boxes.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dealers?lng=en',
      '/reserved-area?lng=en',
    ]);
    expect(boxes.getByRole('button', { name: 'Coming soon' })).toBeDisabled();
  });

  it('names the maker, with the official address to write to', async () => {
    await visit('en');
    const about = section('Since 1979 we have made the place where dinner begins');
    expect(about.getByRole('link', { name: 'info@calidora.example' })).toHaveAttribute(
      'href',
      'mailto:info@calidora.example',
    );
    expect(about.getByRole('link', { name: 'About Calidora' })).toHaveAttribute(
      'href',
      '/about-calidora?lng=en',
    );
    expect(structuredData()).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Calidora',
        legalName: 'Calidora S.p.A.',
        vatID: 'IT05550100001',
        logo: 'https://kitchen.example/icon-512.png',
        address: expect.objectContaining({ addressLocality: 'Milano', addressCountry: 'IT' }),
        contactPoint: expect.objectContaining({ email: 'info@calidora.example' }),
        email: 'info@calidora.example',
        foundingDate: '1979',
        sameAs: expect.arrayContaining(['https://instagram.example/calidora']),
      }),
    );
  });

  it('has one main heading and leaves out no level', async () => {
    await visit('en');
    const main = within(screen.getByRole('main'));
    const levels = main.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });

  it('fetches its first picture at once and no other before it is near, and shows none twice', async () => {
    await visit('en');
    const pictures = [...document.querySelectorAll('main img')];
    const eager = pictures.filter((picture) => picture.getAttribute('loading') === 'eager');
    expect(eager).toEqual([screen.getByRole('img', { name: /cream Antique range cooker/i })]);
    expect(eager[0]).toHaveAttribute('fetchpriority', 'high');
    const sources = pictures.map((picture) => picture.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
  });
});
