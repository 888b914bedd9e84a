import type { Problem } from '@kitchen/shared/problem.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHit, aProblem } from '../../testing/builders.ts';
import { mockSearch } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const hit = aHit();

describe('the finder, where nothing or only part is found', () => {
  it('says plainly that no product is cleaned as is asked, and how those are that follow', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [],
      total: 0,
      nearly: {
        without: ['pirolitico'],
        cleaning: { asked: 'pirolitico', found: ['steam'] },
        items: [hit],
        total: 31,
        alternatives: [{ without: 'pirolitico', query: 'forno', count: 79 }],
      },
    }));
    await renderScreen('/product?q=forno+pirolitico&lng=it', { language: 'it' });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Nessuno dei nostri prodotti corrisponde a «pirolitico».',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 2, name: 'Con pulizia a vapore: 31 prodotti' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Senza «pirolitico»: 79 prodotti' })).toBeVisible();
  });

  it.each([
    ['en', 'oven pyrolytic 70 l', 'Without “70 l”, with steam cleaning: 32 products'],
    ['it', 'forno pyrolytic 70 l', 'Senza «70 l», con pulizia a vapore: 32 prodotti'],
  ] as const)(
    'says in %s how what follows is cleaned where something else is left out as well',
    async (language, query, name) => {
      mockSearch(() => ({
        query,
        items: [],
        total: 0,
        nearly: {
          without: ['70 l', 'pyrolytic'],
          cleaning: { asked: 'pyrolytic', found: ['steam'] },
          items: [hit],
          total: 32,
          alternatives: [],
        },
      }));
      await renderScreen(`/product?q=${encodeURIComponent(query)}&lng=${language}`, { language });
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    },
  );

  it('says that nothing was found for the text of its address', async () => {
    mockSearch(({ query }) => ({ query, items: [], total: 0 }));
    await renderScreen('/product?q=Zebra');
    expect(await screen.findByRole('heading', { level: 1, name: 'No products for “Zebra”' })).toBeVisible();
    expect(document.title).toContain('No products for “Zebra”');
    expect(screen.getByRole('link', { name: 'Hoods' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contacts?lng=en');
    expect(screen.queryByRole('link', { name: /Italian/ })).toBeNull();
  });

  it.each([
    ['en', 'We do not make this kind of appliance.', 'What we make', 'Hoods', 'Ask us'],
    ['it', 'Non produciamo questo tipo di elettrodomestico.', 'Che cosa produciamo', 'Cappe', 'Chiedi a noi'],
  ] as const)(
    'says in %s of an appliance that is not made that it is not, and what is',
    async (language, said, made, kind, ask) => {
      mockSearch(({ query }) => ({ query, items: [], total: 0, notMade: true }));
      await renderScreen(`/product?q=frigo&lng=${language}`, { language });
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: made })).toBeVisible();
      expect(screen.getByRole('heading', { level: 3, name: kind })).toBeVisible();
      // Seen at once, above the pictures of what is made.
      expect(screen.getByRole('link', { name: ask }).parentElement).toHaveTextContent(made);
      expect(screen.queryByText(/«frigo»\.|“frigo”\./)).toBeNull();
    },
  );

  it('says so where other pages are found for it, too', async () => {
    mockSearch(({ query }) => ({ query, items: [], total: 0, notMade: true, pages: ['contacts'] }));
    await renderScreen('/product?q=fridge+price');
    expect(await screen.findByText('We do not make this kind of appliance.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Hoods' })).toBeVisible();
  });

  it('shows what has all but a part of the text, and what else could be given up', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [],
      total: 0,
      nearly: {
        without: ['90'],
        query: 'induction two ovens',
        items: [hit],
        total: 6,
        alternatives: [
          { without: '90', query: 'induction two ovens', count: 6 },
          { without: 'two ovens', query: 'induction 90', count: 3 },
        ],
      },
      pages: ['recalls', 'dealers'],
    }));
    await renderScreen('/product?q=induction+two+ovens+90');
    const nearly = within(
      (await screen.findByRole('heading', { name: 'Without “90”: 6 products' })).closest(
        'section',
      ) as HTMLElement,
    );
    expect(nearly.getByRole('link', { name: 'Antique 100 Cooker' })).toBeVisible();
    expect(nearly.getByRole('link', { name: 'Without “90”: 6 products' })).toHaveAttribute(
      'href',
      '/product?q=induction%20two%20ovens&lng=en',
    );
    expect(nearly.getByRole('link', { name: 'Without “two ovens”: 3 products' })).toHaveAttribute(
      'href',
      '/product?q=induction%2090&lng=en',
    );
    expect(screen.queryByRole('link', { name: 'Hoods' })).toBeNull();
    expect(screen.getByText(/No product matches all of “induction two ovens 90”/)).toBeVisible();
    const pages = within(
      screen.getByRole('heading', { name: 'On other pages of the site' }).parentElement as HTMLElement,
    );
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dealers?lng=en']);
  });

  it('says what was left out as it was typed', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [],
      total: 0,
      nearly: {
        without: ['classe a+', 'piu di 99 db'],
        items: [hit],
        total: 2,
        alternatives: [],
      },
    }));
    await renderScreen('/product?q=cappa%20classe%20A%2B%20pi%C3%B9%20di%2099%20dB');
    expect(
      await screen.findByRole('heading', { name: 'Without “classe A+”, “più di 99 dB”: 2 products' }),
    ).toBeVisible();
  });

  const announced = () => document.querySelector('[aria-live="polite"]:not([role])')?.textContent?.trim();

  it.each([
    ['en', '6 products for “hobs”', 'No product matches all of “hobs 37”. Without “37”: 6 products'],
    [
      'it',
      '6 prodotti per «hobs»',
      'Nessun prodotto ha tutto quello che chiedi: «hobs 37». Senza «37»: 6 prodotti',
    ],
  ] as const)(
    'says in %s what a search comes to, in its title and when it takes the place of another',
    async (language, found, near) => {
      const nearly = {
        without: ['37'],
        items: [hit],
        total: 6,
        alternatives: [
          { without: '37', query: 'hobs', count: 6 },
          { without: 'hobs', query: '37', count: 6 },
        ],
      };
      mockSearch(({ query }) =>
        query === 'hobs'
          ? {
              query,
              items: [hit],
              total: 6,
              nearly: { ...nearly, alternatives: [{ without: 'x', query: 'hobs 37', count: 6 }] },
            }
          : {
              query,
              items: [],
              total: 0,
              nearly: { ...nearly, alternatives: [{ without: 'x', query: 'hobs', count: 6 }] },
            },
      );
      const { user } = await renderScreen(`/product?q=hobs+37&lng=${language}`, { language });
      await waitFor(() => expect(document.title).toBe(`${near} | Calidora`));
      // The first page of a visit is read anyway.
      expect(announced()).toBe('');
      for (const words of [`${found} ${near.slice(near.indexOf('. ') + 2)}`, near]) {
        await user.click(screen.getByRole('link', { name: /“x”|«x»/ }));
        await waitFor(() => expect(announced()).toBe(`${words} | Calidora`));
        expect(screen.getByRole('main')).toHaveFocus();
      }
    },
  );

  it.each([
    ['en', 'Results for “oven”', 'Reload Page', 'Search', '1 product for “oven”'],
    ['it', 'Risultati per «oven»', 'Ricarica la pagina', 'Cerca', '1 prodotto per «oven»'],
  ] as const)(
    'says in %s what did not go through, and asks again on request',
    async (language, title, reload, search, found) => {
      let answer = Promise.resolve<SearchResults | Problem>(aProblem('store-unavailable'));
      mockSearch(() => answer);
      const { user } = await renderScreen(`/product?q=oven&lng=${language}`, { language });
      const alert = await screen.findByRole('alert');
      expect(document.title).toBe(`${title} | Calidora`);
      const again = Promise.withResolvers<Problem>();
      answer = again.promise;
      const main = within(screen.getByRole('main'));
      await user.click(main.getByRole('button', { name: search }));
      // It says so, and then what came of it.
      expect(main.getByRole('status')).toHaveTextContent(/(Loading|Caricamento)\.\.\.$/);
      expect(main.queryByRole('alert')).toBeNull();
      again.resolve(aProblem('store-unavailable'));
      expect(await main.findByRole('alert')).not.toBe(alert);
      answer = Promise.resolve({ query: 'oven', items: [hit], total: 1 });
      await user.click(main.getByRole('button', { name: reload }));
      expect(await main.findByRole('heading', { level: 1, name: found })).toBeVisible();
    },
  );

  it('leads to the other language where that knows the word, without scripts too', async () => {
    await renderWithoutScripts('/product?q=forno', {
      answers: {
        '/api/search?lng=en&q=forno': { query: 'forno', items: [], total: 0, otherLanguage: 12 },
      },
    });
    expect(screen.getByRole('link', { name: 'Search in Italian: 12 products' })).toHaveAttribute(
      'href',
      '/product?q=forno&lng=it',
    );
  });
});
