import type { SearchHit } from '@kitchen/shared/search.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProblem, aProduct } from '../../testing/builders.ts';
import { mockProducts, mockSearch } from '../../testing/mock-api.ts';
import { renderSite } from '../../testing/render-screen.tsx';
import { leaveClosedCovers } from '../../ui/behaviour/use-back-closes.ts';

type User = Awaited<ReturnType<typeof renderSite>>['user'];

const aHit = (others: Partial<SearchHit> = {}): SearchHit => ({
  id: 1,
  sku: 'CAL-AN100-BU',
  name: 'Antique 100',
  picture: { source: 'antique-100' },
  summary: 'A 100 cm cooker in burgundy enamel.',
  energy: null,
  ...others,
});

const results = (query: string, ...items: SearchHit[]) => ({ query, items, total: items.length });

async function openSearch(user: User) {
  const [opener] = screen.getAllByRole('button', { name: /^(Search|Cerca)$/ });
  if (!opener) throw new Error('The header has no search button');
  await user.click(opener);
  await screen.findByRole('searchbox');
  return screen.findByRole('dialog', { name: /^(Search|Ricerca)$/ });
}

const field = () => screen.getByRole('searchbox');
const searchIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function searchFor(text: string, path = '/product') {
  const { user } = await renderSite(path);
  const dialog = await openSearch(user);
  await user.type(field(), text);
  return { user, dialog: within(dialog) };
}

describe('the search overlay', () => {
  it('takes the focus into its field and keeps the page behind from scrolling', async () => {
    const { user } = await renderSite('/product');
    await openSearch(user);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Escape}');
    await searchIsClosed();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it.each([
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    ['the close button', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['a click on the ground', (user: User) => user.click(screen.getByRole('dialog'))],
  ])('closes on %s and forgets the text', async (_way, close) => {
    mockSearch(({ query }) => results(query));
    const { user } = await renderSite('/product');
    await openSearch(user);
    await user.type(field(), 'antique');
    await close(user);
    await searchIsClosed();
    await openSearch(user);
    expect(field()).toHaveValue('');
  });

  it.each([
    ['Back', () => act(async () => window.history.back())],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
  ])('is no page of its own: once %s has closed it, Back leaves the page', async (_way, close) => {
    const home = () => screen.findByRole('heading', { level: 1, name: 'The kitchen has a centre again' });
    const { user } = await renderSite('/product');
    await user.click(screen.getByRole('link', { name: /^Calidora/ }));
    await home();
    await openSearch(user);
    await close(user);
    await searchIsClosed();
    await home();
    await act(async () => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
    await act(async () => window.history.forward());
    await home();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not there when Forward comes to the step that it had: the page stays, and Back leaves it', async () => {
    leaveClosedCovers();
    const { user } = await renderSite('/product');
    await user.click(screen.getByRole('link', { name: /^Calidora/ }));
    await screen.findByRole('heading', { level: 1, name: 'The kitchen has a centre again' });
    await openSearch(user);
    await act(async () => window.history.back());
    await searchIsClosed();
    const state = window.history.state;
    const steps: unknown[] = [];
    window.addEventListener('popstate', (event) => steps.push(event.state));
    await act(async () => window.history.forward());
    await waitFor(() => expect(steps).toEqual([{ ...state, isCover: true }, state]));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
  });

  it('stays open on a click within its content', async () => {
    const { user } = await renderSite('/product');
    await openSearch(user);
    await user.click(screen.getByText('Popular searches'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('asks nothing and offers popular searches while the field is empty or blank', async () => {
    const { dialog, user } = await searchFor('   ');
    const terms = within(dialog.getByRole('list')).getAllByRole('button');
    expect(terms.map((term) => term.textContent)).toEqual([
      'Antique 100',
      'Induction hobs',
      'Titan 90 cm oven',
      'Cream cookers',
      '45 cm microwave',
    ]);
    mockSearch(({ query }) => results(query, aHit({ name: 'Cream 90' })));
    await user.click(dialog.getByRole('button', { name: 'Cream cookers' }));
    expect(field()).toHaveValue('Cream cookers');
    expect(field()).toHaveFocus();
    expect(await dialog.findByRole('heading', { name: '1 product for “Cream cookers”' })).toBeVisible();
  });

  it('says aloud what was left out where nothing has all, and how much that finds', async () => {
    mockSearch(({ query }) => ({
      ...results(query),
      nearly: { without: ['purple'], items: [aHit()], total: 1, alternatives: [] },
    }));
    const { dialog } = await searchFor('purple oven');
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        'No product matches all of “purple oven”. Without “purple”: 1 product',
      ),
    );
  });

  it('asks once for what was typed in one go, in its one form and in the interface’s language', async () => {
    const asked: unknown[] = [];
    mockSearch((request) => {
      asked.push(request);
      return results(request.query, aHit());
    });
    const { user } = await renderSite('/product?lng=it', { language: 'it' });
    await openSearch(user);
    await user.type(field(), '  Cucina   d’Epoca ');
    expect(await screen.findByRole('heading', { name: '1 prodotto per «Cucina d’Epoca»' })).toBeVisible();
    expect(asked).toEqual([{ language: 'it', query: "cucina d'epoca", page: 1 }]);
  });

  it('shows that it searches, then what it found', async () => {
    let answer = (_results: ReturnType<typeof results>) => {};
    mockSearch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { dialog } = await searchFor('antique{Enter}');
    expect(await dialog.findByRole('progressbar', { name: 'Loading...' })).toBeVisible();
    await waitFor(() => {
      answer(
        results(
          'antique',
          aHit(),
          aHit({ id: 2, sku: null, name: 'Mixture 100', picture: null, summary: '' }),
        ),
      );
      expect(dialog.getByRole('status')).toHaveTextContent('2 products for “antique”');
    });
    const [first, second] = dialog.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByText('SKU CAL-AN100-BU')).toBeVisible();
    expect(first?.getByText(/cooker in burgundy enamel\.$/)).toHaveTextContent(
      'A 100 cm cooker in burgundy enamel.',
    );
    expect(first?.getByRole('link', { name: 'View details Antique 100' })).toHaveAttribute(
      'href',
      '/product/CAL-AN100-BU?lng=en',
    );
    expect(second?.getByText('SKU N/A')).toBeVisible();
    expect(second?.getByText('No Image Available')).toBeVisible();
    expect(second?.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['CAL-AN100-BU', 'cal an100bu'])('goes to the product whose code %s is entered', async (typed) => {
    mockSearch(({ query }) => results(query, aHit()));
    mockProducts(() => aProduct());
    await searchFor(`${typed}{Enter}`);
    await searchIsClosed();
    expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100' })).toBeVisible();
    expect(window.location.pathname).toBe('/product/CAL-AN100-BU');
  });

  it('stays where a name is entered, and while a code is still typed', async () => {
    mockSearch(({ query }) => results(query, aHit()));
    const { dialog } = await searchFor('antique 100{Enter}');
    expect(await dialog.findByRole('heading', { name: /1 product for/ })).toBeVisible();
    expect(window.location.pathname).toBe('/product');
  });

  it('closes and goes to the product that was chosen', async () => {
    mockSearch(({ query }) => results(query, aHit()));
    mockProducts(() => aProduct());
    const { dialog, user } = await searchFor('antique');
    await user.click(await dialog.findByRole('link', { name: /View details/ }));
    await searchIsClosed();
    expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100' })).toBeVisible();
    expect(window.location.pathname).toBe('/product/CAL-AN100-BU');
    // Back leads to the page that the search lay over, in one step.
    await act(async () => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that nothing was found, with the words that were searched for', async () => {
    mockSearch(({ query }) => results(query));
    const { dialog } = await searchFor('Zebra');
    expect(await dialog.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(dialog.getByText(/No product matches “Zebra”/)).toBeVisible();
  });

  it('offers popular searches where nothing was found', async () => {
    mockSearch(({ query }) => (query === 'zebra' ? results(query) : results(query, aHit())));
    const { dialog, user } = await searchFor('Zebra');
    await user.click(await dialog.findByRole('button', { name: 'Antique 100' }));
    expect(await dialog.findByRole('heading', { name: '1 product for “Antique 100”' })).toBeVisible();
  });

  it('shows that it searches, and no results of before, from the first letter of another text on', async () => {
    const longer = Promise.withResolvers<ReturnType<typeof results>>();
    mockSearch(({ query }) => (query === 'antique' ? results(query, aHit()) : longer.promise));
    const { dialog, user } = await searchFor('antique');
    expect(await dialog.findByRole('heading', { name: '1 product for “antique”' })).toBeVisible();
    await user.type(field(), ' ');
    expect(dialog.getByRole('listitem')).toBeVisible();
    await user.type(field(), '9');
    expect(dialog.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('Loading...');
    expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
    longer.resolve(results('antique 9', aHit({ name: 'Antique 90' })));
    expect(await dialog.findByRole('heading', { name: '1 product for “antique 9”' })).toBeVisible();
    expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('has a place for its messages before there are any', async () => {
    const { user } = await renderSite('/product');
    expect(within(await openSearch(user)).getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that the search failed, and tries again when asked', async () => {
    let isDown = true;
    mockSearch(({ query }) => (isDown ? aProblem('store-unavailable') : results(query, aHit())));
    const { dialog, user } = await searchFor('antique');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The catalogue cannot be reached at the moment.',
    );
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('heading', { name: '1 product for “antique”' })).toBeVisible();
  });

  it('asks for a shorter text beyond 200 characters instead of searching', async () => {
    const { user } = await renderSite('/product');
    const dialog = await openSearch(user);
    await user.click(field());
    await user.paste('a'.repeat(201));
    expect(within(dialog).getByRole('status')).toHaveTextContent('within 200 characters');
  });
});
