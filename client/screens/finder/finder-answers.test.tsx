import type { SearchResults } from '@kitchen/shared/search.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../testing/builders.ts';
import { mockSearch } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const hit = aHit();

/** The group of this title on the page of what a text finds, and the addresses that it leads to. */
async function groupOf(title: string, found: Omit<SearchResults, 'query'>, language: 'en' | 'it' = 'en') {
  mockSearch(({ query }) => ({ query, ...found }));
  await renderScreen(`/product?q=oven&lng=${language}`, { language });
  const group = (await screen.findByRole('heading', { name: title })).parentElement as HTMLElement;
  const links = within(group).queryAllByRole('link');
  return { group, addresses: links.map((link) => link.getAttribute('href')) };
}

describe('the finder answers in a sentence', () => {
  it.each([
    ['en', 'Prices', /We don’t list prices on this site/],
    ['it', 'Prezzi', /Su questo sito non ci sono prezzi/],
  ] as const)('(%s) who tells what it costs, before products, and names each way once', async (...row) => {
    const [language, title, sentence] = row;
    const found = { items: [hit], total: 1, pages: ['prices', 'dealers', 'contacts'] } satisfies Omit<
      SearchResults,
      'query'
    >;
    const { group, addresses } = await groupOf(title, found, language);
    expect(group).toHaveTextContent(sentence);
    expect(addresses).toEqual([`/dealers?lng=${language}`, `/contacts?lng=${language}`]);
    const [card] = screen.getAllByRole('article');
    expect(group.compareDocumentPosition(card as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of [/^Conta/, /^(Dealers|Rivenditori)$/]) {
      expect(within(screen.getByRole('main')).getAllByRole('link', { name })).toHaveLength(1);
    }
  });

  it('what the product of a code costs to whom is asked about it', async () => {
    const found = { items: [hit], total: 1, pages: ['prices' as const], code: 'CAL-1' };
    const { addresses } = await groupOf('Prices', found);
    expect(addresses).toEqual(['/dealers?display=CAL-1&lng=en', '/contacts?sku=CAL-1&lng=en']);
  });

  it('where each product is compared with a kitchen', async () => {
    const { group, addresses } = await groupOf('Does it fit?', { items: [], total: 0, pages: ['fit'] });
    expect(group).toHaveTextContent(/The page of each product with its sizes compares it with your space/);
    expect(addresses).toEqual([]);
    expect(within(group).queryByRole('list')).toBeNull();
  });

  it('where the product of a code is', async () => {
    const found = { items: [hit], total: 1, pages: ['fit' as const], code: 'CAL-1' };
    const { addresses } = await groupOf('Does it fit?', found);
    expect(addresses).toEqual(['/product/CAL-1?lng=en#fit']);
  });

  it.each([
    ['en', 'Energy labels', /shows its class, and under “Energy and performance”/],
    ['it', 'Etichette energetiche', /nella sezione «Energia e prestazioni»/],
  ] as const)('(%s) where energy labels are, and the one of a code', async (language, title, sentence) => {
    const found = { items: [hit], total: 1, pages: ['energyLabel' as const], code: 'CAL-1' };
    const { group, addresses } = await groupOf(title, found, language);
    expect(group).toHaveTextContent(sentence);
    expect(addresses).toEqual([`/product/CAL-1?lng=${language}#technical-information`]);
  });

  it.each([
    ['en', 'We make no built-in double oven: two ovens are in our cookers.'],
    ['it', 'Non produciamo forni doppi da incasso: due forni ci sono nelle nostre cucine.'],
  ] as const)('(%s) that two ovens in one are not made, beside what has two', async (language, said) => {
    const found = { items: [hit], total: 1, noDoubleOven: true as const };
    mockSearch(({ query }) => ({ query, ...found }));
    await renderScreen(`/product?q=double+oven&lng=${language}`, { language });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it.each([
    ['beside products', { items: [hit], total: 1 }, 'On other pages of the site'],
    ['where it asks itself', { items: [], total: 0 }, 'Help and manuals'],
    ['for a code', { items: [], total: 0, code: 'CAL-1' }, 'On other pages of the site'],
  ])('what the help for owners offers (%s)', async (_, found, title) => {
    const { group } = await groupOf(title, { ...found, pages: ['support'] });
    expect(group).toHaveTextContent(/a repair, a spare part or the warranty/);
  });
});
