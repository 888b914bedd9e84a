import type { SearchHit } from '@kitchen/shared/search.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHit as anyHit, aProblem, aProduct } from '../../testing/builders.ts';
import { mockProducts, mockSearch } from '../../testing/mock-api.ts';
import { renderSite } from '../../testing/render-screen.tsx';
import { leaveClosedCovers } from '../../ui/behaviour/use-back-closes.ts';

type User = Awaited<ReturnType<typeof renderSite>>['user'];

const aHit = (others: Partial<SearchHit> = {}): SearchHit =>
  anyHit({
    sku: 'CAL-AN100-BU',
    picture: { source: 'antique-100' },
    summary: 'A 100 cm cooker in burgundy enamel.',
    ...others,
  });

const results = (query: string, ...items: SearchHit[]) => ({ query, items, total: items.length });

async function openSearch(user: User) {
  const [opener] = screen.getAllByRole('button', { name: /^(Search|Cerca)$/ });
  if (!opener) throw new Error('The header has no search button');
  await user.click(opener);
  await screen.findByRole('combobox');
  return screen.findByRole('dialog', { name: /^(Search|Ricerca)$/ });
}

const field = () => screen.getByRole('combobox');
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

  it('goes on with the words of the page of results', async () => {
    mockSearch(({ query }) => results(query, aHit()));
    const { user } = await renderSite('/product?q=Antique+100');
    await openSearch(user);
    expect(field()).toHaveValue('Antique 100');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('cream');
    expect(field()).toHaveValue('cream');
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
    expect(asked).toEqual([{ language: 'it', query: "cucina d'epoca", page: 1, filters: {} }]);
  });

  it('shows that it searches, then what it found', async () => {
    let answer = (_results: ReturnType<typeof results>) => {};
    mockSearch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { dialog } = await searchFor('antique');
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
    const [first, second] = dialog.getAllByRole('option');
    expect(first).toHaveAccessibleName('Antique 100 SKU CAL-AN100-BU A 100 cm cooker in burgundy enamel.');
    expect(first).toHaveTextContent('View details');
    expect(first).toHaveAttribute('href', '/product/CAL-AN100-BU?lng=en');
    expect(second).toHaveAccessibleName('No Image Available Mixture 100 SKU N/A');
    expect(second).toHaveAttribute('aria-disabled', 'true');
    expect(second).not.toHaveAttribute('href');
  });

  it.each(['CAL-AN100-BU', 'cal an100bu'])('goes to the product whose code %s is entered', async (typed) => {
    mockSearch(({ query }) => results(query, aHit()));
    mockProducts(() => aProduct());
    await searchFor(`${typed}{Enter}`);
    await searchIsClosed();
    expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100' })).toBeVisible();
    expect(window.location.pathname).toBe('/product/CAL-AN100-BU');
  });

  it('goes to the product whose code is entered among longer ones', async () => {
    mockSearch(({ query }) => results(query, aHit({ sku: 'CAL-1' }), aHit({ id: 2, sku: 'CAL-10' })));
    mockProducts(() => aProduct());
    await searchFor('cal1{Enter}');
    await searchIsClosed();
    expect(window.location.pathname).toBe('/product/CAL-1');
  });

  it('says how many more are described in the other language alone', async () => {
    mockSearch(({ query }) => ({ ...results(query, aHit()), otherLanguage: 1 }));
    const { dialog } = await searchFor('Cookers');
    expect(
      await dialog.findByRole('link', { name: '1 more product is described in Italian only' }),
    ).toHaveAttribute('href', '/product?q=Cookers&lng=it');
  });

  it('says what the other language has where here is only something near', async () => {
    const nearly = { without: ['sottovuoto'], items: [aHit()], total: 1, alternatives: [] };
    mockSearch(({ query }) => ({ ...results(query), nearly, otherLanguage: 1 }));
    const { dialog } = await searchFor('forno sottovuoto');
    expect(await dialog.findByRole('link', { name: 'Search in Italian: 1 product' })).toBeVisible();
  });

  it('goes on to all that was found where a text is entered, also before that has come', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof results>>();
    mockSearch(() => answer.promise);
    const { user } = await renderSite('/');
    await openSearch(user);
    await user.type(field(), 'Antique 100{Enter}');
    await searchIsClosed();
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “Antique 100”' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/product?q=Antique%20100&lng=en');
    answer.resolve(results('antique 100', aHit()));
    expect(await screen.findByRole('heading', { name: '1 product for “Antique 100”' })).toBeVisible();
    await act(async () => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'The kitchen has a centre again' });
    // Who comes back goes on where the search was opened.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
  });

  it('goes on to the same results again, and stays where nothing is entered', async () => {
    mockSearch(({ query }) => results(query, aHit()));
    const { user } = await renderSite('/product?q=antique');
    for (const typed of ['antique{Enter}', ' {Enter}']) {
      await openSearch(user);
      await user.clear(field());
      await user.type(field(), typed);
      if (typed.startsWith('antique')) await searchIsClosed();
    }
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(window.location.search).toMatch(/^\?q=antique/);
  });

  it('stays while a code is still typed', async () => {
    mockSearch(({ query }) => results(query, aHit()));
    const { dialog } = await searchFor('cal-an100-bu');
    expect(await dialog.findByRole('heading', { name: /1 product for/ })).toBeVisible();
    expect(window.location.pathname).toBe('/product');
  });

  it('closes and goes to the product that was chosen', async () => {
    mockSearch(({ query }) => results(query, aHit()));
    mockProducts(() => aProduct());
    const { dialog, user } = await searchFor('antique');
    await user.click(await dialog.findByRole('option', { name: /^Antique 100/ }));
    await searchIsClosed();
    expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100' })).toBeVisible();
    expect(window.location.pathname).toBe('/product/CAL-AN100-BU');
  });

  it('goes back from a product to the results, with the words in the field, and then to the page that it lay over', async () => {
    mockSearch(({ query }) => results(query, aHit()));
    mockProducts(() => aProduct());
    const { user } = await renderSite('/');
    await openSearch(user);
    await user.type(field(), 'Antique');
    await user.click(await screen.findByRole('option', { name: /^Antique 100/ }));
    await screen.findByRole('heading', { level: 1, name: 'Antique 100' });
    await act(async () => window.history.back());
    expect(await screen.findByRole('heading', { name: '1 product for “Antique”' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveValue('Antique');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'The kitchen has a centre again' });
  });

  describe('the arrow keys', () => {
    const hits = [aHit(), aHit({ id: 2, sku: 'CAL-2', name: 'Antique 90', recall: 'glass' })];

    it('move through the results and what belongs to them, and back into the field', async () => {
      mockSearch(({ query }) => results(query, ...hits));
      const { dialog, user } = await searchFor('antique');
      await dialog.findAllByRole('option');
      const list = dialog.getByRole('listbox', { name: 'Results' });
      expect(field()).toHaveAttribute('aria-expanded', 'true');
      expect(field()).toHaveAttribute('aria-controls', list.id);
      const options = dialog.getAllByRole('option');
      expect(options.map((option) => option.getAttribute('href'))).toEqual([
        '/product/CAL-AN100-BU?lng=en',
        '/product/CAL-2?lng=en',
        '/recalls?lng=en#glass',
      ]);
      for (const active of [...options, undefined, options[0]]) {
        await user.keyboard('{ArrowDown}');
        if (active) expect(field()).toHaveAttribute('aria-activedescendant', active.id);
        else expect(field()).not.toHaveAttribute('aria-activedescendant');
        expect(options.filter((option) => option.ariaSelected === 'true')).toEqual(active ? [active] : []);
        expect(field()).toHaveFocus();
      }
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(field()).toHaveAttribute('aria-activedescendant', options[2]?.id);
      // Who types on is in the field again.
      await user.keyboard(' 9');
      expect(field()).not.toHaveAttribute('aria-activedescendant');
      expect(field()).toHaveAttribute('aria-expanded', 'false');
    });

    it('come to the results that have only a part of what was asked, which Enter opens', async () => {
      mockSearch(({ query }) => ({
        ...results(query),
        nearly: { without: ['purple'], items: [aHit()], total: 1, alternatives: [] },
      }));
      mockProducts(() => aProduct());
      const { dialog, user } = await searchFor('purple antique');
      await dialog.findByRole('option');
      expect(field()).toHaveAttribute('aria-controls', dialog.getByRole('listbox').id);
      await user.keyboard('{ArrowDown}{Enter}');
      await searchIsClosed();
      expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100' })).toBeVisible();
    });
  });

  describe('what was searched for before', () => {
    const recent = () =>
      within(screen.getByRole('heading', { name: 'Your recent searches' }).parentElement as HTMLElement);

    it('is what was entered, or of which a result was opened, the last first and five at most', async () => {
      mockSearch(({ query }) => results(query, aHit()));
      mockProducts(() => aProduct());
      const { dialog, user } = await searchFor('only typed');
      await dialog.findByRole('option');
      for (const text of ['1 Oven', '2 Hob', '3 Hood', '4 Titan', '5 Land', '1 oven']) {
        await user.clear(field());
        await user.type(field(), `${text}{Enter}`);
        await searchIsClosed();
        await openSearch(user);
      }
      await user.clear(field());
      expect(
        recent()
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['1 oven', '5 Land', '4 Titan', '3 Hood', '2 Hob']);
      await user.type(field(), 'Antique');
      await user.click(await screen.findByRole('option'));
      await searchIsClosed();
      await openSearch(user);
      expect(field()).toHaveValue('');
      expect(recent().getAllByRole('listitem')[0]).toHaveTextContent('Antique');
      await user.click(recent().getByRole('button', { name: '1 oven' }));
      expect(field()).toHaveValue('1 oven');
    });

    it('is one code however that was typed', async () => {
      window.localStorage.setItem('recent-searches', '["an100-bu","oven"]');
      mockSearch(({ query }) => results(query, aHit()));
      const { user } = await searchFor('AN100BU{Enter}');
      await searchIsClosed();
      await openSearch(user);
      await user.clear(field());
      expect(
        recent()
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['AN100BU', 'oven']);
    });

    it('is forgotten when that is asked, which is said, and the field has the focus', async () => {
      window.localStorage.setItem('recent-searches', '["antique"]');
      const { user } = await renderSite('/product?lng=it', { language: 'it' });
      const dialog = await openSearch(user);
      await user.click(within(dialog).getByRole('button', { name: 'Dimenticale' }));
      expect(within(dialog).queryByText('antique')).toBeNull();
      expect(within(dialog).getByRole('status')).toHaveTextContent('sono state dimenticate');
      expect(field()).toHaveFocus();
      expect(window.localStorage.getItem('recent-searches')).toBe('[]');
    });

    it('is nothing where the browser holds what is no such list', async () => {
      window.localStorage.setItem('recent-searches', '{"antique":1}');
      const { user } = await renderSite('/product');
      await openSearch(user);
      expect(screen.queryByRole('heading', { name: 'Your recent searches' })).toBeNull();
    });
  });

  it('says that nothing was found, with the words that were searched for', async () => {
    mockSearch(({ query }) => results(query));
    const { dialog } = await searchFor('Zebra');
    expect(await dialog.findByRole('heading', { name: 'No products for “Zebra”' })).toBeVisible();
    expect(dialog.getByText(/^Try another word/)).toBeVisible();
  });

  it('offers the nearest words, the categories and a way to us where nothing was found', async () => {
    mockSearch(({ query }) => ({ ...results(query), suggestions: query === 'cooler' ? ['cooker'] : [] }));
    const { dialog } = await searchFor('cooler');
    expect(await dialog.findByRole('link', { name: 'cooker' })).toHaveAttribute(
      'href',
      '/product?q=cooker&lng=en',
    );
    expect(
      within(dialog.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: 'Hoods' }),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contacts?lng=en');
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
    expect(dialog.getByRole('option')).toBeVisible();
    await user.type(field(), '9');
    expect(dialog.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('Loading...');
    expect(dialog.queryByRole('option')).not.toBeInTheDocument();
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
    // The button is gone.
    expect(field()).toHaveFocus();
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
