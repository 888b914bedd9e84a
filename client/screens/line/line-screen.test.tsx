import { collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProblem } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { answerPaths } from './line-screen.tsx';

const antique = '/collections/collections-cookers/antique';
const models = async () => within(await screen.findByRole('region', { name: /^(The models|I modelli)$/ }));

describe('the page of a line', () => {
  it.each([
    [
      'en',
      '',
      'Enzo Titan ovens',
      'A wide oven, for those who cook for many.',
      'Room for the whole table',
      'Oven',
    ],
    [
      'it',
      '?lng=it',
      'Forni Enzo Titan',
      'Un forno largo, per chi cucina per tanti.',
      'Posto per tutta la tavolata',
      'Forno',
    ],
  ] as const)(
    'tells its story and its figures (%s)',
    async (language, query, name, sentence, title, oven) => {
      const energy = [{ classes: ['A+', 'A'], from: 'A+++', to: 'D' }];
      mockListings(() => aListing({ category: 'ovens', total: 4, energy }));
      await renderScreen(`/collections/collections-ovens/enzo-titan-ovens${query}`, { language });
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.getByText(sentence)).toBeVisible();
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
      const volume = await screen.findByText(oven, { selector: 'dt' });
      expect(volume.nextElementSibling).toHaveTextContent(/^121 L .*141 L/);
      expect(
        screen.getByRole('img', { name: /A\+, A, (?:on a scale from|su una scala da) A\+{3}/ }),
      ).toBeVisible();
      expect(document.title).toContain('Enzo Titan');
    },
  );

  it.each([
    ['en', '', 'See all 20', '/product-category/cookers?collection=antique&lng=en'],
    ['it', '?lng=it', 'Vedi tutti i 20', '/product-category/cookers?collection=antique&lng=it'],
  ] as const)(
    'shows the first of its models and leads to all of them (%s)',
    async (language, query, all, href) => {
      mockListings(({ category, selection, language: asked }) => {
        expect({ category, selection, asked }).toEqual({
          category: 'cookers',
          selection: { collection: ['antique'] },
          asked: language,
        });
        return aListing({ total: 20 });
      });
      await renderScreen(antique + query, { language });
      const section = await models();
      await waitFor(() => expect(section.getAllByRole('article')).toHaveLength(8));
      expect(section.getByRole('link', { name: all })).toHaveAttribute('href', href);
    },
  );

  it('shows at once what came with the page', async () => {
    await renderScreen(antique, {
      answers: {
        '/api/categories/cookers/products?lng=en&collection=antique': aListing({
          items: [aCard({ name: 'Antique 100' })],
          total: 1,
        }),
      },
    });
    const section = await models();
    expect(section.getByRole('link', { name: 'Antique 100 Cooker' })).toBeVisible();
  });

  it('promises no more models than it shows', async () => {
    const items = Array.from({ length: 8 }, (_, id) => aCard({ id, sku: `AN-${id}` }));
    mockListings(() => aListing({ items, total: 8 }));
    await renderScreen(antique);
    const section = await models();
    await waitFor(() => expect(section.getAllByRole('article')).toHaveLength(8));
    expect(section.queryByRole('link', { name: /^See/ })).toBeNull();
  });

  it('shows those with a picture in whole rows, and leads to all', async () => {
    const items = Array.from({ length: 7 }, (_, id) =>
      aCard({ id, sku: `AN-${id}`, ...(id === 2 && { picture: null }), ...(id === 3 && { language: 'it' }) }),
    );
    mockListings(() => aListing({ items, total: 9, models: 7 }));
    await renderScreen(antique);
    const section = await models();
    await waitFor(() => expect(section.getAllByRole('article')).toHaveLength(4));
    expect(section.queryByText('Cooker 2')).toBeNull();
    expect(section.queryByText('Cooker 3')).toBeNull();
    expect(section.getByRole('link', { name: 'See all 9' })).toBeVisible();
  });

  it('says that the models load before they are there', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aListing>>();
    mockListings(() => promise);
    await renderScreen(antique);
    const section = await models();
    expect(section.getByRole('status')).toHaveTextContent('Loading products...');
    expect(section.queryByRole('link')).toBeNull();
    resolve(aListing());
    await waitFor(() => expect(section.getAllByRole('article')).toHaveLength(3));
    expect(section.queryByRole('status')).toBeNull();
  });

  it('states no volume of an oven without the energy classes of its models', async () => {
    mockListings(() => aListing());
    await renderScreen(antique);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getByText('Pizza mode', { selector: 'dt' })).toBeVisible();
    expect(screen.queryByText('Oven', { selector: 'dt' })).toBeNull();
  });

  it('keeps its story where the store cannot be reached, and asks again on request', async () => {
    let failing = true;
    mockListings(() => (failing ? aProblem('store-unavailable') : aListing()));
    const { user } = await renderScreen(antique);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Error Loading Products' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The manners of a grand house' })).toBeVisible();
    failing = false;
    await user.click(alert.getByRole('button', { name: 'Reload Page' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  });

  it('says where the store has nothing of it, and leads to the rest of its category', async () => {
    mockListings(() => aListing({ total: 0 }));
    await renderScreen(antique);
    const section = await models();
    expect(await section.findByRole('heading', { name: 'No models at the moment' })).toBeVisible();
    expect(section.getByRole('link', { name: 'See the catalogue' })).toHaveAttribute(
      'href',
      '/product-category/cookers?lng=en',
    );
  });

  it('says that models may be missing where the store broke off', async () => {
    mockListings(() => aListing({ complete: false }));
    await renderScreen(antique);
    expect(await screen.findByText('The list may not be complete at the moment.')).toBeVisible();
  });

  it.each([
    [antique, ['All lines Cooker collections', 'Next Elegant']],
    ['/collections/collections-hobs/land-hobs', ['Previous Enzo hobs', 'Next Nero Line']],
    ['/collections/collections-ovens/alternate-ovens', ['Previous Expert ovens', 'Next Nero Line']],
  ])('leads from %s to its neighbours', async (path, names) => {
    mockListings(() => aListing());
    await renderScreen(path);
    const ways = within(await screen.findByRole('navigation', { name: 'Other lines' }));
    expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
  });

  it('names the way to it', async () => {
    mockListings(() => aListing());
    await renderScreen('/collections/collections-hobs/land-hobs?lng=it', { language: 'it' });
    const way = within(await screen.findByRole('navigation', { name: 'Percorso di navigazione' }));
    expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Collezioni',
      'Piani cottura',
    ]);
    expect(way.getByText('Land')).toHaveAttribute('aria-current', 'page');
  });

  it.each(collectionLines)('of $slug is there, whatever the case of its address', async (line) => {
    mockListings(() => aListing());
    await renderScreen(`${paths.line(line).toUpperCase()}/`);
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${line.name}`) })).toBeVisible();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://kitchen.example${paths.line(line)}`,
    );
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('names the answer that the server renders with', () => {
    const request = { params: {}, query: new URLSearchParams(), language: 'it' } as const;
    expect(
      answerPaths?.({ ...request, pathname: '/collections/collections-ovens/Enzo-Titan-Ovens/' }),
    ).toEqual(['/api/categories/ovens/products?lng=it&collection=enzo_titan']);
  });
});

describe('an address of earlier times', () => {
  it('leads on to the line, and keeps the language', async () => {
    mockListings(() => aListing());
    await renderScreen('/collections/collections-ovens/Elio-Giant-Ovens/?lng=it', { language: 'it' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Forni Enzo Titan' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(
      '/collections/collections-ovens/enzo-titan-ovens?lng=it',
    );
  });
});
