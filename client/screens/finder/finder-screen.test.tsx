import { searchPageSize } from '@kitchen/shared/search.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHit, aProduct } from '../../testing/builders.ts';
import { mockProducts, mockSearch } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const hit = aHit();

describe('the product finder', () => {
  it('asks what the visitor is looking for and offers the five categories', async () => {
    await renderScreen('/product');
    expect(await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      'Cookers',
      'Ovens',
      'Hobs',
      'Hoods',
      'Compact products',
    ]);
    expect(main.getByRole('link', { name: 'Hoods' })).toHaveAttribute(
      'href',
      '/product-category/hoods?lng=en',
    );
  });

  it('finds what is entered in its field, which keeps the words', async () => {
    mockSearch(({ query }) => ({ query, items: [hit], total: 1 }));
    const { user } = await renderScreen('/product?lng=it', { language: 'it' });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Cerca nel catalogo' }),
      'Antique 100{Enter}',
    );
    // The page is about what was found now.
    expect(
      await screen.findByRole('heading', { level: 1, name: '1 prodotto per «Antique 100»' }),
    ).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(window.location.search).toBe('?q=Antique%20100&lng=it');
    expect(screen.getByRole('searchbox')).toHaveValue('Antique 100');
    expect(window.localStorage.getItem('recent-searches')).toBe('["Antique 100"]');
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(await screen.findByRole('link', { name: 'Cappe' })).toBeVisible();
    expect(window.location.search).toBe('?lng=it');
  });

  it('opens the product whose code is entered, in whatever spelling', async () => {
    mockSearch(({ query }) => ({ query, items: [hit, aHit({ id: 2, sku: 'CAL-10' })], total: 2 }));
    mockProducts(() => aProduct());
    const { user } = await renderScreen('/product');
    await user.type(await screen.findByRole('searchbox'), 'cal1{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/product/CAL-1'));
  });

  it('shows products as a listing does, with their code, and those of no category', async () => {
    const spare = aHit({ id: 2, sku: null, name: 'Spare filter' });
    delete spare.category;
    mockSearch(({ query }) => ({ query, items: [hit, spare], total: 2 }));
    await renderScreen('/product?q=CAL');
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card));
    expect(first?.getByText('SKU CAL-1')).toBeVisible();
    expect(first?.getByRole('link', { name: 'Antique 100 Cooker' })).toHaveAttribute(
      'href',
      '/product/CAL-1?lng=en',
    );
    expect(second?.getByText('SKU N/A')).toBeVisible();
    expect(second?.queryByRole('link')).toBeNull();
  });

  it('says of each product the facts that its records state, in the language that it is described in', async () => {
    const stated = aHit({
      language: 'it',
      facts: { width: '90', color: 'cream' },
      figures: { noise: [48, 58], airFlow: 700 },
    });
    mockSearch(({ query }) => ({ query, items: [stated], total: 1 }));
    await renderScreen('/product?q=CAL-1');
    expect((await screen.findByText(/^90 cm/)).closest('p')).toHaveTextContent(
      '90 cm, cream 48–\u206058 dB(A), 700 m³/h',
    );
    expect(screen.getByText('Antique 100').closest('[lang]')).toHaveAttribute('lang', 'it');
  });

  it('says how many more are described in the other language alone', async () => {
    mockSearch(({ query }) => ({ query, items: [hit], total: 1, otherLanguage: 4 }));
    await renderScreen('/product?q=Cookers');
    const more = await screen.findByRole('link', { name: '4 more products are described in Italian only' });
    expect(more).toHaveAttribute('href', '/product?q=Cookers&lng=it');
    const product = screen.getByRole('article');
    expect(product.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    [1, ['View details']],
    [2, []],
  ])('ends the card with a button where %i is all that was found', async (total, buttons) => {
    const items = Array.from({ length: total }, (_, id) => aHit({ id }));
    mockSearch(({ query }) => ({ query, items, total }));
    await renderScreen('/product?q=Cookers');
    await screen.findAllByRole('article');
    // It is part of the card's link, which ears have by its name.
    expect(screen.queryAllByText('View details').map((button) => button.textContent)).toEqual(buttons);
  });

  it('says what the other language has where here is only something near', async () => {
    const nearly = { without: ['sottovuoto'], items: [hit], total: 1, alternatives: [] };
    mockSearch(({ query }) => ({ query, items: [], total: 0, nearly, otherLanguage: 1 }));
    await renderScreen('/product?q=forno+sottovuoto');
    expect(await screen.findByRole('link', { name: 'Search in Italian: 1 product' })).toBeVisible();
  });

  it('says of an energy class that better ones are among what was found', async () => {
    mockSearch(({ query }) => ({ query, items: [hit], total: 9, betterClasses: true }));
    await renderScreen('/product?q=forno+classe+A&lng=it', { language: 'it' });
    const said = '9 prodotti per «forno classe A», comprese le classi migliori';
    expect(await screen.findByRole('heading', { level: 1, name: said })).toBeVisible();
    expect(document.title).toBe(`${said} | Calidora`);
  });

  it('answers the text of its address, and is then not for search engines', async () => {
    mockSearch(({ query }) => ({ query, items: [hit], total: 1 }));
    await renderScreen('/product?q=Antique+100');
    expect(
      await screen.findByRole('heading', { level: 1, name: '1 product for “Antique 100”' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Antique 100 Cooker' })).toHaveAttribute(
      'href',
      '/product/CAL-1?lng=en',
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('shows more of what it found on request, and goes on at the first of it', async () => {
    const hits = Array.from({ length: 30 }, (_, id) => aHit({ id, sku: `CAL-${id}` }));
    mockSearch(({ query, page }) => ({
      query,
      items: hits.slice((page - 1) * searchPageSize, page * searchPageSize),
      total: hits.length,
    }));
    const { user } = await renderScreen('/product?q=Antique');
    const more = await screen.findByRole('link', { name: 'Show more' });
    expect(screen.getAllByRole('link', { name: 'Antique 100 Cooker' })).toHaveLength(24);
    expect(more).toHaveAttribute('href', '/product?q=Antique&page=2&lng=en');
    expect(screen.getByText('24 of 30 products')).toBeVisible();
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Antique 100 Cooker' })).toHaveLength(30));
    expect(screen.getAllByRole('link', { name: 'Antique 100 Cooker' })[24]).toHaveFocus();
    expect(window.location.search).toBe('?q=Antique&page=2&lng=en');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(screen.getByText('30 of 30 products')).toBeVisible();
  });

  it('shows all the pages that its address names without scripts, too', async () => {
    const page = (id: number) => ({
      query: 'cream',
      items: [aHit({ id, sku: `CAL-${id}` })],
      total: 60,
    });
    await renderWithoutScripts('/product?q=cream&page=2', {
      answers: {
        '/api/search?lng=en&q=cream': page(1),
        '/api/search?lng=en&q=cream&page=2': page(25),
      },
    });
    expect(screen.getAllByRole('link', { name: 'Antique 100 Cooker' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/product?q=cream&page=3&lng=en',
    );
  });

  it.each([
    ['en', 'noise', 'Quietest first.'],
    ['it', 'noise', 'Dalla più silenziosa.'],
    ['en', 'energy', 'Best energy class first.'],
    ['it', 'energy', 'Dalla classe energetica migliore.'],
  ] as const)(
    'says in %s over the results that they are in order by %s',
    async (language, orderedBy, said) => {
      mockSearch(({ query }) => ({
        query,
        items: [hit, aHit({ id: 2, sku: 'CAL-2' })],
        total: 2,
        orderedBy,
      }));
      await renderScreen(`/product?q=best&lng=${language}`, { language });
      const line = await screen.findByText(said);
      const [card] = screen.getAllByRole('article');
      expect(line.compareDocumentPosition(card as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('parts what is found by kinds, the one of the best first, where each has some', async () => {
    const kinds = ['hoods', 'cookers', 'hoods', 'cookers', 'cookers', 'hoods', 'cookers'] as const;
    const items = kinds.map((category, index) => aHit({ id: index, sku: `CAL-${index}`, category }));
    mockSearch(({ query }) => ({
      query,
      items,
      total: items.length,
      filters: [
        {
          filter: 'category',
          options: [
            { option: 'cookers', count: 4 },
            { option: 'hoods', count: 3 },
          ],
        },
      ],
    }));
    await renderScreen('/product?q=cream');
    expect(await screen.findByRole('heading', { level: 2, name: 'Hoods' })).toBeVisible();
    const said = screen.getAllByText(/^(Hoods|Cookers|SKU CAL-\d)$/, { selector: 'h2, p' });
    expect(said.map(({ textContent }) => textContent)).toEqual([
      ...['Hoods', 'SKU CAL-0', 'SKU CAL-2', 'SKU CAL-5'],
      ...['Cookers', 'SKU CAL-1', 'SKU CAL-3', 'SKU CAL-4', 'SKU CAL-6'],
    ]);
    expect(screen.queryByText('Best matches first')).toBeNull();
  });
});
