import type { Recall } from '@kitchen/shared/recalls.ts';
import type { Appliance, SupportAnswer } from '@kitchen/shared/support.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProblem, aRecall } from '../../testing/builders.ts';
import { mockAppliance, mockRecalls, mockSupport } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const anAppliance = (others: Partial<Appliance> = {}): Appliance => ({
  sku: 'LDF60S-BU',
  name: 'Land 60 oven',
  picture: null,
  photo: null,
  documents: [
    { kind: 'manual', language: 'en', bytes: 900_000, pages: 24, date: '2026-03-02' },
    { kind: 'parts', language: 'it', bytes: 200_000, pages: 2, date: '2026-03-02' },
  ],
  category: 'ovens',
  model: 'LDF60S',
  isDrawn: true,
  isMade: true,
  ...others,
});
const anAnswer = (others: Partial<SupportAnswer> = {}): SupportAnswer => ({
  appliance: null,
  items: [],
  total: 0,
  complete: true,
  ...others,
});
const main = () => within(screen.getByRole('main'));
const link = (name: string | RegExp) => main().getByRole('link', { name });

beforeEach(() => {
  mockRecalls(() => ({ items: [] }));
  mockSupport(() => anAnswer());
});

describe('the help for owners', () => {
  it('says where each kind of appliance has its plate, and whom to call', async () => {
    await renderScreen('/support?lng=it', { language: 'it' });
    expect(main().getByRole('heading', { level: 1, name: 'Manuali e supporto' })).toBeVisible();
    const places = within(main().getByRole('list', { name: 'Dove si trova la targhetta' }));
    expect(places.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      ...['Cucine', 'Forni', 'Piani cottura', 'Cappe', 'Prodotti compatti'],
    ]);
    expect(places.getByText('Apri la porta: è sul telaio, a destra.')).toBeVisible();
    expect(link('Trova un centro assistenza vicino a te')).toHaveAttribute(
      'href',
      '/dealers?kind=service&lng=it',
    );
    expect(link('+39 02 5550 0100')).toHaveAttribute('href', 'tel:+390255500100');
  });

  it.each([
    ['en', 'No longer made', 'Square 90 hood (SQH90-SS)'],
    ['it', 'Fuori produzione', 'Square 90 hood (SQH90-SS)'],
  ] as const)('leads in %s to what is no longer made', async (language, title, name) => {
    const old = { name: 'Square 90 hood', sku: 'SQH90-SS', picture: null, photo: null, documents: [] };
    mockSupport(({ query }) => anAnswer(query === '' ? { items: [old], total: 1 } : {}));
    await renderScreen(`/support?lng=${language}`, { language });
    const way = within(await main().findByRole('list', { name: title })).getByRole('link', { name });
    expect(way).toHaveAttribute('href', `/support/SQH90-SS?lng=${language}`);
    expect(way).not.toHaveAttribute('rel');
  });

  it('speaks of nothing that is no longer made where there is none', async () => {
    await renderWithoutScripts('/support', { answers: { '/api/support?lng=en': anAnswer() } });
    expect(main().queryByText('No longer made')).toBeNull();
  });

  it('answers a code with the manual and all else that there is of the appliance', async () => {
    mockSupport(({ query }) => anAnswer({ appliance: query === 'ldf60s-bu' ? anAppliance() : null }));
    const { user } = await renderScreen('/support');
    await user.type(main().getByRole('textbox', { name: 'Model code, serial number or name' }), 'LDF60S-BU');
    await user.click(main().getByRole('button', { name: 'Find' }));
    expect(await main().findByRole('heading', { level: 2, name: 'Land 60 oven LDF60S-BU' })).toBeVisible();
    expect(window.location.search).toBe('?q=LDF60S-BU&lng=en');
    expect(link('Open the manual')).toHaveAttribute('href', '/product-documents/LDF60S-BU/manual.en.pdf');
    expect(main().getAllByText(/0.9.MB, 24.pages,/)[0]).toBeVisible();
    expect(link('PDF: Parts list, Italiano')).toBeVisible();
    expect(link('PDF: Data sheet, English')).toHaveAttribute('href', '/product/LDF60S-BU/sheet.pdf?lng=en');
    expect(link('Its page in the catalogue')).toHaveAttribute('href', '/product/LDF60S-BU?lng=en');
    expect(link('Find a service dealer near you')).toHaveAttribute(
      'href',
      '/dealers?kind=service&sku=LDF60S-BU&lng=en',
    );
    expect(main().getByText('No recall concerns this model.')).toBeVisible();
    expect(main().getByText('Wipe the seal of the door with water alone.')).toBeVisible();
    expect(main().queryByText('No longer made')).toBeNull();
  });

  it('asks for something where nothing was typed', async () => {
    const { user } = await renderScreen('/support');
    await user.click(main().getByRole('button', { name: 'Find' }));
    const field = main().getByRole('textbox');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^Enter a code, a number or a name\./);
    const live = document.querySelector('[aria-live="polite"]:not([role])');
    const before = live?.textContent;
    expect(before).toMatch(/^Enter a code, a number or a name\./);
    await user.keyboard('{Enter}');
    expect(live?.textContent).not.toBe(before);
    expect(window.location.pathname).toBe('/support');
  });

  it('lists what words may mean, each with its manual', async () => {
    const {
      category: _category,
      model: _model,
      isDrawn: _isDrawn,
      isMade: _isMade,
      ...found
    } = anAppliance();
    mockSupport(() =>
      anAnswer({
        items: [found, { ...found, sku: 'LDF90M-BU', name: 'Land 90 oven', documents: [] }],
        total: 30,
      }),
    );
    await renderScreen('/support?q=land');
    expect(await main().findByRole('heading', { name: '30 appliances for “land”' })).toBeVisible();
    expect(document.title).toBe('Manuals and help for “land” | Calidora');
    expect(main().getByText(/^These are the first 2\./)).toBeVisible();
    expect(link('Instruction manual: Land 60 oven (LDF60S-BU)')).toHaveAttribute('hreflang', 'en');
    expect(main().queryByRole('link', { name: 'Instruction manual: Land 90 oven (LDF90M-BU)' })).toBeNull();
    expect(link('All about it: Land 90 oven (LDF90M-BU)')).toHaveAttribute(
      'href',
      '/support/LDF90M-BU?lng=en',
    );
  });

  it.each([
    ['LD-2318-0042', /number LD-2318-0042 is recalled/],
    ['LD-2318-0999', /number LD-2318-0999 is not concerned/],
  ])('tells of the serial number %s whether it is recalled', async (serial, words) => {
    mockRecalls(() => ({ items: [aRecall()] }));
    mockSupport(() => anAnswer());
    await renderScreen(`/support?q=${serial}`);
    expect(await main().findByText(words)).toBeVisible();
    expect(main().queryByText(/Nothing found/)).toBeNull();
  });

  it('says of a serial number nothing before it is known whether it is recalled, and then in the same place', async () => {
    const recalls = Promise.withResolvers<{ items: Recall[] }>();
    mockRecalls(() => recalls.promise);
    const { user } = await renderScreen('/support');
    const field = main().getByRole('textbox', { name: 'Model code, serial number or name' });
    await user.type(field, 'LD-2318-0042{Enter}');
    const status = await main().findByRole('status');
    expect(status).toHaveTextContent('Loading');
    recalls.resolve({ items: [aRecall()] });
    expect(await within(status).findByText(/number LD-2318-0042 is recalled/)).toBeVisible();
    expect(main().getByRole('status')).toBe(status);
  });

  it('says of what finds nothing no more than that it did not go through, where recalls are not known', async () => {
    mockRecalls(() => aProblem('internal'));
    await renderScreen('/support?q=LD-2318-0042');
    expect(await main().findByText('This did not go through')).toBeVisible();
    expect(main().queryByText(/Nothing found/)).toBeNull();
  });

  it('says of a recalled model and serial number that they are, over everything else', async () => {
    mockRecalls(() => ({ items: [aRecall()] }));
    mockSupport(() => anAnswer({ appliance: anAppliance() }));
    await renderScreen('/support?q=LDF60S-BU%20LD-2318-0042');
    expect(await main().findByText(/number LD-2318-0042 is recalled/)).toBeVisible();
    expect(link('Land 60 oven: What to do')).toHaveAttribute('href', '/recalls?lng=en#door');
    expect(main().getByRole('region', { name: 'Product safety recall' })).toBeVisible();
  });

  it.each([
    [{}, /letter by letter/],
    [{ complete: false }, /cannot be looked through at the moment/],
  ])('says where nothing is found what else to try (%o)', async (others, words) => {
    mockSupport(() => anAnswer(others));
    await renderScreen('/support?q=nothing');
    expect(await main().findByText('Nothing found for “nothing”')).toBeVisible();
    expect(main().getByText(words)).toBeVisible();
    expect(link('Find a service dealer near you')).toBeVisible();
  });

  it('offers the codes that are like one that nothing has', async () => {
    mockSupport(() => anAnswer({ suggestions: ['LDF60S-BU'] }));
    await renderScreen('/support?q=LDF6OS-BU');
    expect(await main().findByRole('link', { name: 'LDF60S-BU' })).toHaveAttribute(
      'href',
      '/support?q=LDF60S-BU&lng=en#found',
    );
  });

  it('goes on leading to the service where the answer fails', async () => {
    mockSupport(() => aProblem('internal'));
    await renderScreen('/support?q=land');
    expect(await main().findByRole('alert')).toHaveTextContent('or call us: +39 02 5550 0100');
    expect(link('Find a service dealer near you')).toBeVisible();
  });

  it('is a form that needs no scripts', async () => {
    await renderWithoutScripts('/support?lng=it', { language: 'it' });
    const form = main().getByRole('search');
    expect(form).toHaveAttribute('action', '/support#found');
    expect(within(form).getByRole('textbox')).toHaveAttribute('name', 'q');
    expect(form.querySelector('input[name=lng]')).toHaveValue('it');
  });
});

describe('the page of an appliance', () => {
  it('says that it is no longer made, and has its documents', async () => {
    mockAppliance(() => anAppliance({ isMade: false, isDrawn: false, category: null, photo: '/photo.webp' }));
    await renderScreen('/support/LDF60S-BU');
    expect(await main().findByRole('heading', { level: 1, name: 'Land 60 oven LDF60S-BU' })).toBeVisible();
    expect(main().getByText('No longer made')).toBeVisible();
    expect(screen.getByRole('main').querySelector('img')).toHaveAttribute('src', '/photo.webp');
    expect(link('Open the manual')).toBeVisible();
    expect(main().queryByRole('link', { name: 'PDF: Data sheet, English' })).toBeNull();
    expect(main().queryByRole('link', { name: 'Its page in the catalogue' })).toBeNull();
    expect(document.title).toBe('Land 60 oven (LDF60S-BU): manual and help | Calidora');
  });

  it('has a title that says its code once where nobody knows its name', async () => {
    mockAppliance(() => anAppliance({ name: 'LDF60S-BU', isMade: false }));
    await renderScreen('/support/LDF60S-BU');
    expect(await main().findByRole('heading', { level: 1, name: 'LDF60S-BU' })).toBeVisible();
    expect(document.title).toBe('LDF60S-BU: manual and help | Calidora');
  });

  it('claims nothing of that while the store is away, and offers to ask for a manual that is missing', async () => {
    mockAppliance(() => anAppliance({ isMade: null, documents: [] }));
    await renderScreen('/support/LDF60S-BU');
    expect(await main().findByRole('link', { name: 'Ask us for it' })).toHaveAttribute(
      'href',
      '/contacts?sku=LDF60S-BU&lng=en',
    );
    expect(main().queryByText('No longer made')).toBeNull();
    expect(main().queryByRole('link', { name: 'Its page in the catalogue' })).toBeNull();
  });

  it('offers the field again where no appliance has the code', async () => {
    mockAppliance(() => aProblem('not-found'));
    await renderScreen('/support/NO-SUCH');
    expect(
      await main().findByRole('heading', { level: 1, name: 'We know no appliance with this code' }),
    ).toBeVisible();
    expect(main().getByRole('textbox', { name: 'Model code, serial number or name' })).toBeVisible();
  });
});
