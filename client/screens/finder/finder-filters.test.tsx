import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../testing/builders.ts';
import { mockSearch } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const hit = aHit();

describe('the filters of the finder', () => {
  const filters = [
    {
      filter: 'category' as const,
      options: [
        { option: 'ovens', count: 2 },
        { option: 'hobs', count: 1 },
      ],
    },
    { filter: 'width' as const, options: [{ option: '60', count: 3 }] },
    {
      filter: 'color' as const,
      options: [
        { option: 'cream', count: 2 },
        { option: 'black', count: 1 },
      ],
    },
  ];

  it('are links with how many each leaves, without scripts too', async () => {
    await renderWithoutScripts('/product?q=enzo&lng=en', {
      answers: { '/api/search?lng=en&q=enzo': { query: 'enzo', items: [hit], total: 8, filters } },
    });
    const nav = within(screen.getByRole('navigation', { name: 'Narrow the results' }));
    expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ovens 2 products', '/product?q=enzo&category=ovens&lng=en'],
      ['Hobs 1 product', '/product?q=enzo&category=hobs&lng=en'],
      ['Cream 2 products', '/product?q=enzo&color=cream&lng=en'],
      ['Black 1 product', '/product?q=enzo&color=black&lng=en'],
    ]);
    // There are more combinations than anybody could follow.
    for (const link of nav.getAllByRole('link')) expect(link).toHaveAttribute('rel', 'nofollow');
  });

  it('are not there where so few are found that all are seen at once, on larger cards', async () => {
    const pictured = aHit({ picture: { source: 'antique-100' } });
    mockSearch(({ query }) => ({ query, items: [pictured], total: 6, filters }));
    await renderScreen('/product?q=enzo');
    expect(await screen.findByRole('heading', { name: '6 products for “enzo”' })).toBeVisible();
    const picture = screen.getByRole('article').querySelector('source');
    expect(picture).toHaveAttribute('sizes', expect.stringContaining('30vw'));
    expect(screen.queryByRole('navigation', { name: 'Narrow the results' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  });

  it('leave a row of few results to the way to dealers, in rows of three and of two', async () => {
    mockSearch(({ query }) => ({ query, items: [aHit(), aHit({ id: 2 })], total: 2, filters }));
    await renderScreen('/product?q=enzo');
    const tile = (await screen.findByRole('link', { name: 'Find a dealer' })).closest('li');
    expect(tile).toBe(tile?.closest('ul')?.lastElementChild);
    expect({ ...tile?.dataset }).toEqual({ afterTwo: '0', afterThree: '2', narrow: 'true' });
  });

  it.each([
    [1, '1'],
    [3, '3'],
    [4, '4'],
  ])('leave all of the page to %i, in %s columns', async (total, columns) => {
    const items = Array.from({ length: total }, (_, id) => aHit({ id }));
    mockSearch(({ query }) => ({ query, items, total, filters }));
    await renderScreen('/product?q=enzo');
    const [card] = await screen.findAllByRole('article');
    expect(card?.closest('[data-columns]')).toHaveAttribute('data-columns', columns);
  });

  it('tell by their kinds which frame all pages of the results have', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [aHit({ category: 'cookers' }), aHit({ id: 2, category: 'cookers' })],
      total: 40,
      filters,
    }));
    const { container } = await renderScreen('/product?q=enzo');
    await screen.findByRole('link', { name: 'Ovens 2 products' });
    for (const ground of container.querySelectorAll('article > .ground'))
      expect(ground).toHaveAttribute('data-frame', 'high');
  });

  it('narrow the results, stay, and are given up by the same link', async () => {
    mockSearch(({ query, filters: { category } }) => ({
      query,
      items: [hit],
      total: category ? 2 : 8,
      filters,
    }));
    const { user } = await renderScreen('/product?q=enzo');
    const ovens = await screen.findByRole('link', { name: 'Ovens 2 products' });
    const status = screen.getByRole('status');
    await user.click(ovens);
    expect(await screen.findByRole('heading', { name: '2 products for “enzo”' })).toBeVisible();
    expect(window.location.search).toBe('?q=enzo&category=ovens&lng=en');
    expect(ovens).toHaveAttribute('aria-current', 'true');
    expect(ovens).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Remove filter: Ovens' })).toHaveAttribute(
      'href',
      '/product?q=enzo&lng=en',
    );
    // Said to who does not see it.
    expect(screen.getByRole('status')).toBe(status);
    await user.click(ovens);
    expect(await screen.findByRole('heading', { name: '8 products for “enzo”' })).toBeVisible();
    expect(window.location.search).toBe('?q=enzo&lng=en');
  });

  it.each([
    ['all of them', 'Clear all filters', () => screen.getByRole('heading', { level: 1 })],
    ['one that leaves nothing', /^Mirror/, () => screen.getByRole('link', { name: /^Hobs/ })],
  ] as const)('keep the focus where who has it gives up %s', async (_what, name, next) => {
    mockSearch(({ query, filters: { color } }) => ({
      query,
      items: color ? [] : [aHit()],
      total: color ? 0 : 8,
      filters: [
        {
          filter: 'color',
          options: [
            { option: 'black', count: 3 },
            ...(color ? [{ option: 'mirror', count: 0 } as const] : []),
          ],
        },
        filters[0] as (typeof filters)[0],
      ],
    }));
    const { user } = await renderScreen('/product?q=enzo&color=mirror');
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { name: '8 products for “enzo”' })).toBeVisible();
    await waitFor(() => expect(next()).toHaveFocus());
  });

  it('say which to give up for how many where nothing is left, and keep the focus where that is done', async () => {
    mockSearch(({ query, filters: { color } }) => ({
      query,
      items: color ? [] : [hit],
      total: color ? 0 : 3,
      filters: [{ filter: 'color', options: [{ option: 'mirror', count: 0 }] }],
      ...(color && {
        giveUp: [
          { filter: 'color', count: 3 },
          { filter: 'width', count: 1 },
        ],
      }),
    }));
    const { user } = await renderScreen('/product?q=enzo&width=60,90&color=mirror');
    const ways = within(await screen.findByRole('list', { name: 'What could be given up' }));
    expect(ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Without “Mirror”: 3 products', '/product?q=enzo&width=60,90&lng=en'],
      ['Without “60\u00a0cm”, “90\u00a0cm”: 1 product', '/product?q=enzo&color=mirror&lng=en'],
    ]);
    await user.click(ways.getByRole('link', { name: /Mirror/ }));
    expect(await screen.findByRole('heading', { name: '3 products for “enzo”' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stand in a drawer on narrow pages, whose button says how many are chosen', async () => {
    mockSearch(({ query, filters: { category, color } }) => ({
      query,
      items: [hit],
      total: category ? 2 : color ? 5 : 9,
      filters,
    }));
    const { user } = await renderScreen('/product?q=enzo&color=cream,black');
    await user.click(await screen.findByRole('button', { name: 'Filters, 2' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByRole('link', { name: 'Ovens 2 products' }));
    expect(await drawer.findByRole('button', { name: 'Show 2 products' })).toBeVisible();
    expect(window.location.search).toBe('?q=enzo&category=ovens&color=cream,black&lng=en');
    await user.click(drawer.getByRole('button', { name: 'Clear all' }));
    await user.click(await drawer.findByRole('button', { name: 'Show 9 products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?q=enzo&lng=en');
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });

  it('can all be given up where nothing is left', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [],
      total: 0,
      filters: [{ filter: 'color', options: [{ option: 'mirror', count: 0 }] }],
    }));
    await renderScreen('/product?q=enzo&color=mirror');
    expect(await screen.findByText('No product matches these filters.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/product?q=enzo&lng=en',
    );
  });
});
