import type { Facet } from '@kitchen/shared/listing.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProblem, aProduct } from '../../testing/builders.ts';
import { observeIntersections } from '../../testing/intersections.ts';
import { mockListings, mockProducts } from '../../testing/mock-api.ts';
import { renderScreen, renderSite } from '../../testing/render-screen.tsx';
import { answerPaths, furtherAnswerPaths } from './listing-screen.tsx';

const facets: Facet[] = [
  {
    facet: 'color',
    options: [
      { option: 'burgundy', count: 2 },
      { option: 'cream', count: 1 },
      { option: 'avena', count: 0 },
    ],
  },
  { facet: 'width', options: [{ option: '90', count: 3 }] },
  { facet: 'cooktop_type', options: [{ option: 'gas', count: 3 }] },
  { facet: 'oven_type', options: [{ option: 'gas', count: 2 }] },
];

const address = () => window.location.pathname + window.location.search;
const products = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const filters = () => within(screen.getByRole('form', { name: 'Filters' }));
const countOfProducts = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('the listing of a category', () => {
  it('shows its products with their facts, and how many were found', async () => {
    mockListings(() =>
      aListing({
        items: [
          aCard({
            id: 7,
            sku: 'AN/100 BU',
            name: 'Antique 100',
            facts: [
              { facet: 'width', option: '100' },
              { facet: 'color', option: 'slate_gray' },
              { facet: 'cooktop_type', option: 'gas' },
            ],
          }),
          aCard({
            id: 8,
            sku: null,
            name: 'Senza codice',
            language: 'it',
            facts: [{ facet: 'width', option: '78' }],
          }),
        ],
        total: 2,
      }),
    );
    await renderScreen('/product-category/cookers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cookers' })).toBeVisible();
    await countOfProducts('2 products found');
    const [first, second] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Antique 100' })).toHaveAttribute(
      'href',
      '/product/AN%2F100%20BU',
    );
    expect(first).toHaveTextContent('100 cm, slate grey, gas top');
    expect(within(first as HTMLElement).getByRole('heading')).not.toHaveAttribute('lang');
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
    expect(within(second as HTMLElement).getByRole('heading')).toHaveAttribute('lang', 'it');
    expect(second).toHaveTextContent('78 cm');
  });

  it('shows a narrow hob larger than in its picture, and never the words instead of one', async () => {
    const facts = [{ facet: 'width' as const, option: '30' }];
    mockListings(() =>
      aListing({
        category: 'hobs',
        items: [aCard({ id: 7, facts }), aCard({ id: 8, facts, picture: null })],
        total: 2,
      }),
    );
    await renderScreen('/product-category/hobs');
    await countOfProducts('2 products found');
    const enlarged = [...document.querySelectorAll<HTMLElement>('article *')].filter((e) => e.style.scale);
    expect(enlarged.map(({ tagName }) => tagName)).toEqual(['IMG']);
  });

  it('says that it loads before the first products are there', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aListing>>();
    mockListings(() => promise);
    await renderScreen('/product-category/cookers');
    expect(await screen.findByText('Loading products...')).toHaveAttribute('role', 'status');
    resolve(aListing());
    await countOfProducts('3 products found');
    expect(screen.queryByText('Loading products...')).toBeNull();
  });

  it('shows at once what came with the page', async () => {
    const { promise } = Promise.withResolvers<ReturnType<typeof aListing>>();
    mockListings(() => promise);
    await renderScreen('/product-category/cookers', {
      answers: { '/api/categories/cookers/products?lng=en': aListing({ total: 1 }) },
    });
    expect(await screen.findByText('1 product found')).toBeVisible();
  });

  it('speaks Italian to Italian visitors', async () => {
    mockListings(({ language }) =>
      aListing({ items: [aCard({ name: `Cucina ${language}` })], facets, total: 1 }),
    );
    await renderScreen('/product-category/cookers?lng=it', { language: 'it' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cucine' })).toBeVisible();
    await countOfProducts('1 prodotto trovato');
    expect(products()).toEqual(['Cucina it']);
    expect(screen.getByRole('checkbox', { name: /Bordeaux/ })).toBeEnabled();
    expect(screen.getByRole('article')).toHaveTextContent('90 cm, bordeaux');
  });

  it('reads the category from an address in capitals', async () => {
    mockListings(({ category }) => aListing({ items: [aCard({ name: category })], total: 1 }));
    await renderScreen('/Product-Category/COOKERS/');
    await countOfProducts('1 product found');
    expect(products()).toEqual(['cookers']);
  });

  it('says that a category that there is not does not exist', async () => {
    await renderScreen('/product-category/fridges');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('tells when products may be missing', async () => {
    mockListings(() => aListing({ complete: false }));
    await renderScreen('/product-category/cookers');
    expect(await screen.findByText('The list may not be complete at the moment.')).toBeVisible();
  });
});

describe('the filters', () => {
  it('write each choice into the address, and the back button undoes it', async () => {
    mockListings(({ selection }) => aListing({ facets, total: selection.color ? 2 : 3 }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('checkbox', { name: /^Burgundy/ }));
    await countOfProducts('2 products found');
    await user.click(screen.getByRole('checkbox', { name: /^90/ }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=burgundy&width=90'));
    window.history.back();
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=burgundy'));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^90/ })).not.toBeChecked());
    expect(screen.getByRole('checkbox', { name: /^Burgundy/ })).toBeChecked();
  });

  it('keep every choice of a quick hand, and show each at once', async () => {
    mockListings(() => aListing({ facets }));
    await renderScreen('/product-category/cookers');
    const cream = await screen.findByRole('checkbox', { name: /^Cream/ });
    const shownAtOnce: boolean[] = [];
    act(() => {
      for (const name of [/^Cream/, /^Burgundy/, /^90/]) {
        const box = filters().getByRole<HTMLInputElement>('checkbox', { name });
        box.click();
        shownAtOnce.push(box.checked);
      }
    });
    expect(shownAtOnce).toEqual([true, true, true]);
    expect(address()).toBe('/product-category/cookers?color=burgundy,cream&width=90');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Remove filter: Cream' })).toBeVisible());
    expect(cream).toBeChecked();
    act(() => {
      screen.getByRole('link', { name: 'Remove filter: Cream' }).click();
      screen.getByRole('link', { name: 'Remove filter: 90\u00a0cm' }).click();
    });
    expect(address()).toBe('/product-category/cookers?color=burgundy');
  });

  it('take their state from the address and pass over what no facet offers', async () => {
    mockListings(({ selection }) =>
      aListing({ facets, items: [aCard({ name: JSON.stringify(selection) })] }),
    );
    await renderScreen('/product-category/cookers?color=cream,pink&width=90&shape=round');
    await waitFor(() => expect(products()).toEqual(['{"color":["cream"],"width":["90"]}']));
    expect(filters().getByRole('checkbox', { name: /^Cream/ })).toBeChecked();
    expect(filters().getByRole('checkbox', { name: /^Burgundy/ })).not.toBeChecked();
  });

  it('cannot choose what would leave nothing, but can give up what was chosen', async () => {
    const dead: Facet[] = [
      {
        facet: 'color',
        options: [
          { option: 'cream', count: 0 },
          { option: 'avena', count: 0 },
        ],
      },
    ];
    mockListings(() => aListing({ facets: dead, total: 0 }));
    await renderScreen('/product-category/cookers?color=cream');
    expect(await screen.findByRole('checkbox', { name: /^Oat/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /^Cream/ })).toBeEnabled();
  });

  it('drop the pages that were shown before', async () => {
    mockListings(({ page }) => aListing({ facets, total: 40, page }));
    const { user } = await renderScreen('/product-category/cookers?page=2');
    await user.click(await screen.findByRole('checkbox', { name: /^Cream/ }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=cream'));
    await waitFor(() => expect(products()).toHaveLength(24));
  });

  it('keep the products that were there while others are on their way, and say so', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aListing>>();
    mockListings(({ selection }) => (selection.color ? promise : aListing({ facets })));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('checkbox', { name: /^Cream/ }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Cream/ })).toBeChecked());
    expect(products()).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('Loading products...');
    resolve(aListing({ facets, total: 1 }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 product found'));
    expect(products()).toHaveLength(1);
  });

  it('can be passed by on the way to the products', async () => {
    mockListings(() => aListing({ facets }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('link', { name: 'Skip to the products' }));
    expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
  });

  it('stand over the products as chips that give them up one by one or all at once', async () => {
    mockListings(() => aListing({ facets }));
    const { user } = await renderScreen('/product-category/cookers?color=burgundy,cream&width=90');
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    await user.click(chips.getByRole('link', { name: 'Remove filter: Burgundy' }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers?color=cream&width=90'));
    await waitFor(() => expect(chips.getByRole('link', { name: 'Remove filter: Cream' })).toHaveFocus());
    await user.click(chips.getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => expect(address()).toBe('/product-category/cookers'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
    expect(await screen.findByText('3 products found')).toHaveFocus();
  });

  it('open in a drawer on narrow pages, whose button says what is left and closes it', async () => {
    mockListings(({ selection }) => aListing({ facets, total: selection.color ? 2 : 3 }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await drawer.findByRole('checkbox', { name: /^Burgundy/ }));
    await user.click(await drawer.findByRole('button', { name: 'Show 2 products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters, 1' })).toHaveFocus();
    expect(address()).toBe('/product-category/cookers?color=burgundy');
  });

  it('can all be given up from the drawer, which stays open and keeps the focus', async () => {
    mockListings(({ selection }) => aListing({ facets, total: selection.color ? 2 : 3 }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const clear = drawer.getByRole('button', { name: 'Clear all' });
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    const steps = window.history.length;
    await user.click(clear);
    expect(window.history.length).toBe(steps);
    await user.click(await drawer.findByRole('checkbox', { name: /^Burgundy/ }));
    await waitFor(() => expect(clear).toHaveAttribute('aria-disabled', 'false'));
    await user.click(clear);
    await waitFor(() => expect(address()).toBe('/product-category/cookers'));
    expect(await drawer.findByRole('button', { name: 'Show 3 products' })).toBeVisible();
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    expect(clear).toHaveFocus();
  });

  it('are a form that works without scripts, in the language of the visit', async () => {
    mockListings(() => aListing({ facets }));
    await renderScreen('/product-category/cookers?lng=it&width=90', { language: 'it' });
    const form = await screen.findByRole('form', { name: 'Filtri' });
    expect(form).toHaveAttribute('action', '/product-category/cookers');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['lng', 'it'],
      ['width', '90'],
    ]);
  });
});

describe('long listings', () => {
  it('show more on request, keep the place in the address and go on at the first new product', async () => {
    mockListings(({ page }) => aListing({ total: 31, page }));
    const { user } = await renderScreen('/product-category/cookers');
    const historyLength = window.history.length;
    expect(await screen.findByText('24 of 31 models')).toBeVisible();
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more).toHaveAttribute('href', '/product-category/cookers?page=2');
    await user.click(more);
    await waitFor(() => expect(products()).toHaveLength(31));
    expect(screen.getByRole('link', { name: 'Cooker 25' })).toHaveFocus();
    expect(address()).toBe('/product-category/cookers?page=2');
    expect(window.history.length).toBe(historyLength);
    expect(screen.getByText('31 of 31 models')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('show again all the pages that the address names, without taking the focus', async () => {
    mockListings(({ page }) => aListing({ total: 60, page }));
    await renderScreen('/product-category/cookers?page=3');
    await waitFor(() => expect(products()).toHaveLength(60));
    expect(products().at(-1)).toBe('Cooker 60');
    expect(document.body).toHaveFocus();
  });

  it('ask for no page that there is not', async () => {
    mockListings(({ page }) => (page > 2 ? aProblem('bad-input') : aListing({ total: 30, page })));
    await renderScreen('/product-category/cookers?page=9');
    await waitFor(() => expect(products()).toHaveLength(30));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offer another try where more could not be loaded', async () => {
    let failing = true;
    mockListings(({ page }) =>
      page === 2 && failing ? aProblem('store-unavailable') : aListing({ total: 30, page }),
    );
    const { user } = await renderScreen('/product-category/cookers?page=2');
    expect(await screen.findByRole('alert')).toHaveTextContent('The next products could not be loaded.');
    expect(products()).toHaveLength(24);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(products()).toHaveLength(30));
  });

  it('of 2,000 products lead to each by the numbers of pages, and go on from there', async () => {
    mockListings(({ page }) => aListing({ total: 2000, page }));
    const { user } = await renderScreen('/product-category/cookers?color=cream');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of products' }));
    const numbers = () => pages.getAllByRole('link').map((link) => Number(link.textContent));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 10, 20, 30, 40, 50, 60, 70, 80, 84]);
    // Those in between are one step further.
    await user.click(pages.getByRole('link', { name: 'Page 40' }));
    await waitFor(() => expect(numbers()).toEqual(expect.arrayContaining([35, 36, 44, 45])));
    await user.click(pages.getByRole('link', { name: 'Page 1' }));
    await waitFor(() => expect(products()[0]).toBe('Cooker 1'));
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('1');
    await user.click(pages.getByRole('link', { name: 'Page 84' }));
    await waitFor(() =>
      expect(products()).toEqual(Array.from({ length: 8 }, (_, i) => `Cooker ${1993 + i}`)),
    );
    expect(address()).toBe('/product-category/cookers?color=cream&from=84');
    expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
    expect(screen.getByText('Models 1993 to 2000 of 2000')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    await user.click(pages.getByRole('link', { name: 'Page 83' }));
    await waitFor(() => expect(products()).toHaveLength(24));
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(products()).toHaveLength(32));
    expect(address()).toBe('/product-category/cookers?color=cream&from=83&page=84');
    await user.click(screen.getByRole('link', { name: 'From the first product' }));
    await waitFor(() => expect(products()[0]).toBe('Cooker 1'));
    expect(address()).toBe('/product-category/cookers?color=cream');
  });

  it('begin anew after 20 pages, and where the list has become shorter show its end', async () => {
    // One product stands for those of its page.
    mockListings(({ page }) =>
      aListing({ total: 600, page, items: page > 25 ? [] : [aCard({ id: page, name: `Page ${page}` })] }),
    );
    const { user } = await renderScreen('/product-category/cookers?page=20');
    await waitFor(() => expect(products()).toHaveLength(20));
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(products()).toEqual(['Page 21']));
    expect(address()).toBe('/product-category/cookers?from=21');
    cleanup();
    await renderScreen('/product-category/cookers?from=60');
    await waitFor(() => expect(products()).toEqual(['Page 25']));
  });

  it('name the answers that the server renders with', () => {
    const query = new URLSearchParams('page=3&color=nero,pink');
    expect(answerPaths?.({ pathname: '', params: { category: 'Cookers' }, query, language: 'it' })).toEqual([
      '/api/categories/cookers/products?lng=it&color=nero',
    ]);
    const none = new URLSearchParams();
    expect(
      answerPaths?.({ pathname: '', params: { category: 'fridges' }, query: none, language: 'en' }),
    ).toEqual(['/api/categories/fridges/products?lng=en']);
  });
});

describe('rooms between the products', () => {
  it.each([
    ['cookers', 'The Antique line', '/collections/collections-cookers/antique'],
    ['compact-products', 'The Nero line', '/collections/nero-line-collection'],
  ])('lead from the list of %s to a line', async (category, name, href) => {
    observeIntersections({ isIntersecting: true });
    mockListings(() => aListing({ total: 14 }));
    await renderScreen(`/product-category/${category}`);
    const room = await screen.findByRole('link', { name });
    expect(room).toHaveAttribute('href', href);
    const item = room.closest('li');
    expect([...(item?.parentElement?.children ?? [])].indexOf(item as HTMLElement)).toBe(12);
    expect(products()).toHaveLength(14);
  });

  it('do not stand among what visitors filtered for, nor in a short list', async () => {
    observeIntersections({ isIntersecting: true });
    mockListings(({ selection }) => aListing({ total: selection.color ? 14 : 12 }));
    await renderScreen('/product-category/cookers?color=burgundy');
    await countOfProducts('14 products found');
    expect(screen.queryByRole('link', { name: 'The Antique line' })).toBeNull();
    cleanup();
    await renderScreen('/product-category/cookers');
    await countOfProducts('12 products found');
    expect(screen.queryByRole('link', { name: 'The Antique line' })).toBeNull();
  });
});

describe('a model that comes in several versions', () => {
  const finishes = [
    { color: 'burgundy', sku: 'AN100-BU' },
    { color: 'cream', sku: 'AN100-CR' },
  ];
  const card = aCard({ sku: 'AN100-BU', name: 'Antique', model: { finishes, widths: ['60', '100'] } });
  const shownPicture = () => document.querySelector('article img')?.getAttribute('src');

  it('is one card, whose picture, facts and link change with the finish that is pressed', async () => {
    mockListings(() => aListing({ total: 3, models: 1, items: [card] }));
    mockProducts(({ sku }) =>
      aProduct({ sku, pictures: [`picture-of-${sku}`, 'detail'].map((source) => ({ source, alt: '' })) }),
    );
    const { user } = await renderScreen('/product-category/cookers');
    expect(await screen.findByText('3 products found in 1 model')).toBeVisible();
    expect(screen.getByText(/^Widths: 60, 100\scm$/)).toBeVisible();
    const dots = within(screen.getByRole('list', { name: 'Finishes of Antique' }));
    await user.click(dots.getByRole('link', { name: 'Cream' }));
    expect(screen.getByRole('link', { name: 'Antique' })).toHaveAttribute('href', '/product/AN100-CR');
    expect(screen.getByText(/cream/)).toBeVisible();
    expect(dots.getByRole('link', { name: 'Cream' })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(shownPicture()).toContain('picture-of-AN100-CR'));
    // The pointer is over the card still; its other view would lie over the finish.
    expect(document.querySelector('article .second')).toBeNull();
  });

  it('tells at once of the recall and the energy class of the finish that is pressed, whether its product comes or not', async () => {
    const energy = { classes: ['A'], from: 'A+++', to: 'D' };
    const [shown] = finishes;
    const recalled = { color: 'cream', sku: 'AN100-CR', recall: 'door', energy };
    const model = { finishes: shown ? [shown, recalled] : [], widths: [] };
    mockListings(() => aListing({ total: 2, models: 1, items: [{ ...card, model }] }));
    mockProducts(() => aProblem('store-unavailable'));
    const { user } = await renderScreen('/product-category/cookers');
    const marks = () => [
      screen.queryByRole('link', { name: 'Recall: what to do (Antique)' })?.getAttribute('href'),
      screen.queryByRole('img', { name: /^Energy class A\b/ })?.textContent,
    ];
    await user.click(await screen.findByRole('link', { name: 'Cream' }));
    expect(marks()).toEqual(['/recalls#door', expect.stringContaining('A+++ – D')]);
    await user.click(screen.getByRole('link', { name: 'Burgundy' }));
    expect(marks()).toEqual([undefined, undefined]);
  });

  it('still shows the finish that was pressed to who comes back from it', async () => {
    mockListings(() => aListing({ total: 3, models: 1, items: [card] }));
    mockProducts(({ sku }) => aProduct({ sku }));
    const { user } = await renderSite('/product-category/cookers');
    await user.click(await screen.findByRole('link', { name: 'Cream' }));
    await user.click(screen.getByRole('link', { name: 'Antique' }));
    await screen.findByText('AN100-CR', { exact: false, selector: 'main p' });
    act(() => window.history.back());
    const name = await screen.findByRole('link', { name: 'Antique' });
    expect(name).toHaveAttribute('href', '/product/AN100-CR');
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('shows another view under the pointer', async () => {
    const views = [
      { source: 'front', alt: '' },
      { source: 'detail', alt: '' },
    ];
    mockListings(() => aListing({ total: 1, items: [aCard({ sku: 'AN100-BU', name: 'Antique' })] }));
    mockProducts(({ sku }) => aProduct({ sku, pictures: views }));
    const { user } = await renderScreen('/product-category/cookers');
    await user.hover(await screen.findByRole('link', { name: 'Antique' }));
    await waitFor(() => expect(document.querySelector('article .second img')).not.toBeNull());
    expect(document.querySelector('article .second img')?.getAttribute('src')).toContain('detail');
  });
});

describe('a listing without products', () => {
  it('says so where the store cannot be reached, and loads again on request', async () => {
    let failing = true;
    mockListings(() => (failing ? aProblem('store-unavailable') : aListing()));
    const { user } = await renderScreen('/product-category/cookers');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Error Loading Products' })).toBeVisible();
    expect(alert.getByText('Please try again later or contact support.')).toBeVisible();
    expect(screen.queryByText(/As the server says it/)).toBeNull();
    failing = false;
    await user.click(alert.getByRole('button', { name: 'Reload Page' }));
    await countOfProducts('3 products found');
  });

  it('offers to reset the filters where they leave nothing', async () => {
    mockListings(({ selection }) => aListing({ facets, total: selection.color ? 0 : 3 }));
    const { user } = await renderScreen('/product-category/cookers?color=cream');
    expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    const others = within(screen.getByRole('navigation', { name: 'Other categories' }));
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ovens',
      'Hobs',
      'Hoods',
      'Compact products',
    ]);
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    await countOfProducts('3 products found');
    expect(address()).toBe('/product-category/cookers');
  });

  it('offers other categories where the category itself is empty', async () => {
    mockListings(() => aListing({ total: 0 }));
    await renderScreen('/product-category/cookers');
    expect(await screen.findByRole('heading', { name: 'No products here yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset Filters' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Other categories' })).toBeVisible();
  });

  it.each([
    ['page=3', 9, [2, 3]],
    ['page=7', 9, [5, 6, 7]],
    ['page=20', 2, [2]],
    ['', 9, []],
    ['from=30', 84, []],
    ['from=30&page=40', 84, [38, 39, 40]],
    ['from=60', 25, [25]],
  ])('go on, for %j of %i pages, with %j at most', (asked, pages, expected) => {
    const query = new URLSearchParams(asked);
    const request = { pathname: '', params: { category: 'cookers' }, query, language: 'it' } as const;
    const [path = ''] = answerPaths?.(request) ?? [];
    const paths = furtherAnswerPaths?.(request, { [path]: aListing({ pages }) });
    expect(paths).toEqual(expected.map((page) => `/api/categories/cookers/products?lng=it&page=${page}`));
  });
});
