import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProblem, aProduct } from '../../testing/builders.ts';
import { mockComparison, mockListings, mockProductCards } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const measures = { width: 1000, depth: 600, height: 900, heightTo: 900, adjustableBy: 0 };
const antique = aProduct({
  sku: 'A1',
  name: 'Antique 100',
  measures,
  specifications: [{ section: 'oven', value: 'Volume: 60 L - Enamelled' }],
});
const elegant = aProduct({
  sku: 'E,1',
  name: 'Elegant 90',
  color: 'cream',
  measures: { ...measures, width: 900 },
  specifications: [{ section: 'oven', value: 'Volume: 74 L - Grill: yes' }],
});

const row = (name: string | RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the comparison', () => {
  it('shows the data of products side by side, and marks what can be compared and differs', async () => {
    mockComparison(({ skus }) => {
      expect(skus).toEqual(['A1', 'E,1']);
      return { products: [antique, elegant] };
    });
    await renderScreen('/compare?items=A1,E%252C1');
    const table = await screen.findByRole('table', { name: 'Data of the products, side by side' });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map((column) => within(column).getAllByRole('link')[0]?.textContent)).toEqual([
      'Antique 100',
      'Elegant 90',
    ]);
    expect(row(/^Finish\s+Different/)).toEqual(['Burgundy', 'Cream']);
    expect(row(/^Width\s+Different/)).toEqual(['100\u00a0cm', '90\u00a0cm']);
    expect(row(/^Volume\s+Different/)).toEqual(['60 L', '74 L']);
    expect(row(/^Grill (?!\s*Different)/)).toEqual(['–Not stated', 'yes']);
    expect(row(/^Also/)).toEqual(['Enamelled', '–Not stated']);
    expect(screen.queryByRole('row', { name: /Energy/ })).toBeNull();
    expect(screen.getByText('– Not stated')).toBeVisible();
    expect(document.title).toMatch(/^Comparison of Antique 100, Elegant 90/);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    for (const [name, path] of [
      ['Enquire: Elegant 90', '/contacts?sku=E%2C1&lng=en'],
      ['Remove: Antique 100', '/compare?items=E%252C1&lng=en'],
      ['Choose another product to compare', '/product-category/cookers?lng=en'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  it.each([
    [
      'en',
      '',
      ['Ovens Different', 'Cooktop Different', 'Volume Different', 'Finish Different'],
      [
        ['2', '1'],
        ['Gas, 6 burners', 'Mixed, 4 burners, 1 zone'],
        ['74 + 38.5 L', '74 L'],
        ['Burgundy', 'Cream'],
      ],
      ['Spit Different', ['No', 'Rotisserie']],
      ['Light', ['No', '–Not stated']],
    ],
    [
      'it',
      '&lng=it',
      ['Forni Diverso', 'Piano cottura Diverso', 'Volume Diverso', 'Finitura Diverso'],
      [
        ['2', '1'],
        ['A gas, 6 fuochi', 'Misto, 4 fuochi, 1 zona'],
        ['74 + 38,5 L', '74 L'],
        ['Bordeaux', 'Crema'],
      ],
      ['Spit Diverso', ['No', 'Rotisserie']],
      ['Light', ['No', '–Non indicato']],
    ],
  ] as const)(
    'says in %s first what cards say, and No where a record says no',
    async (language, query, labels, cells, spit, light) => {
      const specifications = (value: string) => [{ section: 'oven' as const, value }];
      mockComparison(() => ({
        products: [
          {
            ...antique,
            facts: { cooktop_type: 'gas' },
            figures: { ovens: 2, burners: 6, litres: [74, 38.5] },
            specifications: specifications('Spit: none - Light: no'),
          },
          {
            ...elegant,
            measures: null,
            facts: { cooktop_type: 'mixed' },
            figures: { ovens: 1, burners: 4, zones: 1, litres: [74] },
            specifications: specifications('Spit: Rotisserie'),
          },
        ],
      }));
      await renderScreen(`/compare?items=A1,E%252C1${query}`, { language });
      await screen.findByRole('table');
      const said = screen
        .getAllByRole('rowheader')
        .slice(1, 5)
        .map((label) => label.textContent?.replace(/\s+/g, ' '));
      expect(said).toEqual(labels);
      const values = (label: string) =>
        row(new RegExp(`^${label}`)).map((text) => text?.replaceAll('\u00a0', ' '));
      expect(labels.map(values)).toEqual(cells);
      for (const [label, both] of [spit, light]) expect(values(label)).toEqual(both);
    },
  );

  it.each([
    [
      'en',
      '',
      'Energy class',
      ['A+, on a scale from A+++ to D', 'A (oven 1), B (oven 2), on a scale from A+++ to D'],
      'Different',
    ],
    [
      'it',
      '&lng=it',
      'Classe energetica',
      ['A+, su una scala da A+++ a D', 'A (forno 1), B (forno 2), su una scala da A+++ a D'],
      'Diverso',
    ],
  ] as const)(
    'says in %s the energy class once, with its scale and its oven',
    async (language, query, label, cells, mark) => {
      const energyLabel = (classes: string[]) => ({
        kind: 'ovens' as const,
        classes,
        from: 'A+++',
        to: 'D',
        eprelNumber: null,
        registerPage: null,
        productSheet: null,
        labelPicture: null,
      });
      mockComparison(() => ({
        products: [
          { ...antique, energyLabel: energyLabel(['A+']) },
          { ...elegant, energyLabel: energyLabel(['A', 'B']) },
        ],
      }));
      await renderScreen(`/compare?items=A1,E%252C1${query}`, { language });
      expect(await screen.findByRole('row', { name: new RegExp(`^${label} ${mark}`) })).toBeVisible();
      expect(row(new RegExp(`^${label} ${mark}`))).toEqual(cells);
      expect(screen.queryByRole('img', { name: new RegExp(label) })).toBeNull();
      expect(screen.getAllByText('A+++ – D')).toHaveLength(2);
    },
  );

  it.each([
    [
      'en',
      '',
      [
        ['Ovens', '2', 'Not stated'],
        ['Gas Different', 'Yes', 'No'],
        ['Energy class', 'A, on a scale from A+++ to D', 'Not stated'],
        ['Steam Different', 'No', 'Yes'],
        ['Cleaning', 'Not stated', 'Pyrolytic, Catalytic'],
        ['Extraction mode Different', 'Ducted', 'Ducted, Recirculating'],
        ['Electric connection', 'Three-phase', 'Three-phase'],
      ],
    ],
    [
      'it',
      '&lng=it',
      [
        ['Forni', '2', 'Non indicato'],
        ['Gas Diverso', 'Sì', 'No'],
        ['Classe energetica', 'A, su una scala da A+++ a D', 'Non indicato'],
        ['Vapore Diverso', 'No', 'Sì'],
        ['Pulizia', 'Non indicato', 'Pirolitica, Catalitica'],
        ['Aspirazione Diverso', 'Aspirante', 'Aspirante, Filtrante'],
        ['Allacciamento elettrico', 'Trifase', 'Trifase'],
      ],
    ],
  ] as const)(
    'says in %s what products have and have not, or that it is not stated',
    async (language, query, rows) => {
      const energyLabel = {
        kind: 'ovens' as const,
        classes: ['A'],
        from: 'A+++',
        to: 'D',
        eprelNumber: null,
        registerPage: null,
        productSheet: null,
        labelPicture: null,
      };
      mockComparison(() => ({
        products: [
          {
            ...antique,
            energyLabel,
            figures: { ovens: 2 },
            features: { gas: true, steam: false, ducting: ['ducted'], connection: ['three_phase'] },
          },
          {
            ...elegant,
            features: {
              gas: false,
              steam: true,
              cleaning: ['pyrolytic', 'catalytic'],
              ducting: ['ducted', 'recirculating'],
              connection: ['three_phase'],
            },
          },
        ],
      }));
      await renderScreen(`/compare?items=A1,E%252C1${query}`, { language });
      await screen.findByRole('table');
      const said = screen
        .getAllByRole('row')
        .slice(3, 3 + rows.length)
        .map((each) => [...each.children].map(({ textContent }) => textContent?.trim().replace(/\s+/g, ' ')));
      expect(said).toEqual(rows);
    },
  );

  it('marks the words of a record in another language, and only those', async () => {
    mockComparison(() => ({ products: [antique, { ...elegant, language: 'it' }] }));
    await renderScreen('/compare?items=A1,E%252C1');
    const lang = (text: string) => screen.getByText(text).closest('td, th > span, a')?.getAttribute('lang');
    await screen.findByText('74 L');
    expect(['60 L', '74 L', 'Volume', 'Grill', 'Cream', 'Elegant 90'].map(lang)).toEqual([
      null,
      'it',
      null,
      'it',
      null,
      'it',
    ]);
    expect(screen.getAllByText('Not stated').filter((text) => text.closest('td[lang]'))).toEqual([]);
  });

  it.each([
    ['en', '/compare', 'Compare products', /up to three products/i],
    ['it', '/compare?lng=it', 'Confronta i prodotti', /fino a tre prodotti/],
  ] as const)('says in %s how to choose, where nothing is chosen', async (language, path, title, words) => {
    mockComparison(() => ({ products: [] }));
    await renderScreen(path, { language });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: language === 'en' ? 'Hobs' : 'Piani cottura' })).toBeVisible();
  });

  it.each([
    ['A,B,C,D', 'bad-input', 'Too many products'],
    ['A,B', 'bad-input', 'These products cannot be compared'],
    ['A,B', 'store-unavailable', /^Error: /],
  ] as const)('says of %s, %s, what is wrong', async (items, problem, title) => {
    mockComparison(() => aProblem(problem));
    mockProductCards(() => aProblem('not-found'));
    await renderScreen(`/compare?items=${items}`);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  it('offers those of each category where several are mixed', async () => {
    mockComparison(() => aProblem('bad-input'));
    mockProductCards(() => ({
      items: [
        { ...aCard({ sku: 'A', name: 'Antique 100' }), category: 'cookers' },
        { ...aCard({ sku: 'H', name: 'Antique hood' }), category: 'hoods' },
        { ...aCard({ sku: 'B', name: 'Elegant 90' }), category: 'cookers' },
      ],
      missing: [],
    }));
    await renderScreen('/compare?items=A,H,B');
    for (const [name, path] of [
      ['Compare Antique 100, Elegant 90', '/compare?items=A,B&lng=en'],
      ['Compare Antique hood', '/compare?items=H&lng=en'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  it('offers the first three of each category where too many are named', async () => {
    mockComparison(() => aProblem('bad-input'));
    mockProductCards(() => ({
      items: ['A', 'B', 'C', 'D', 'H'].map((sku) => ({
        ...aCard({ sku, name: `Name ${sku}` }),
        category: sku === 'H' ? 'hoods' : 'cookers',
      })),
      missing: [],
    }));
    await renderScreen('/compare?items=d,H,C,B,A');
    for (const [name, path] of [
      ['Compare Name D, Name C, Name B', '/compare?items=D,C,B&lng=en'],
      ['Compare Name H', '/compare?items=H&lng=en'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  it.each([
    [['b'], 'Not in the catalogue: B.', '/compare?items=A&lng=en'],
    [['a', 'b'], 'Not in the catalogue: A, B.', undefined],
  ])('says which products are unknown: %s', async (missing, words, others) => {
    mockComparison(() => aProblem('not-found'));
    mockProductCards(() =>
      missing.length === 2
        ? aProblem('not-found')
        : { items: [{ ...aCard({ sku: 'A' }), category: 'ovens' }], missing },
    );
    await renderScreen('/compare?items=A,B');
    expect(
      await screen.findByRole('heading', {
        level: 2,
        name: 'One of these products is not in the catalogue',
      }),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
    expect(screen.queryByRole('link', { name: 'Compare the others' })?.getAttribute('href')).toBe(others);
  });

  it.each([
    ['en', 'not-found', 'One of these products is not in the catalogue', /^No product has the code NO-1\./],
    ['it', 'not-found', 'Uno di questi prodotti non è in catalogo', /^Nessun prodotto ha il codice NO-1\./],
    ['en', 'bad-input', 'These products cannot be compared', /^NO-1 is of another category/],
    ['it', 'bad-input', 'Questi prodotti non si possono confrontare', /^NO-1 è di un’altra categoria/],
  ] as const)(
    'of an address whose last code cannot stand there compares the others, with the code and its fault in the field (%s, %s)',
    async (language, problem, title, words) => {
      window.localStorage.setItem('compare', JSON.stringify({ category: 'cookers', skus: ['A1', 'NO-1'] }));
      mockComparison(({ skus }) =>
        skus.includes('NO-1') ? aProblem(problem) : { products: [antique, elegant] },
      );
      const { user } = await renderScreen(
        `/compare?items=A1,E%252C1&with=NO-1${language === 'it' ? '&lng=it' : ''}`,
        { language },
      );
      expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
      expect(document.title).toContain(title);
      const field = screen.getByRole('textbox');
      expect(field).toHaveValue('NO-1');
      expect(field).toHaveAccessibleDescription(words);
      expect([...new FormData(screen.getByRole<HTMLInputElement>('textbox').form ?? undefined)]).toEqual([
        ['lng', language],
        ['items', 'A1,E%2C1'],
        ['with', 'NO-1'],
      ]);
      expect(JSON.parse(window.localStorage.getItem('compare') ?? '').skus).toEqual(
        problem === 'not-found' ? ['A1'] : ['A1', 'NO-1'],
      );
      await user.type(field, 'X');
      expect(field).toBeValid();
    },
  );

  it('says of an unknown code alone where it was typed', async () => {
    mockComparison(({ skus }) => (skus.length > 0 ? aProblem('not-found') : { products: [] }));
    await renderScreen('/compare?with=NO-1');
    expect(await screen.findByText(/up to three products/i)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^No product has the code NO-1\./);
  });

  it('gives the focus to the next product where one is removed, and to the heading after the last', async () => {
    mockComparison(({ skus }) => ({ products: [antique, elegant].filter(({ sku }) => skus.includes(sku)) }));
    const { user } = await renderScreen('/compare?items=A1,E%252C1');
    (await screen.findByRole('link', { name: 'Remove: Antique 100' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Remove: Elegant 90' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('offers each two of three products, by their codes where they have one name', async () => {
    const other = { ...elegant, sku: 'E2', specifications: [] };
    mockComparison(() => ({ products: [antique, elegant, other] }));
    await renderScreen('/compare?items=A1,E%252C1,E2');
    const pairs = within(await screen.findByRole('group', { name: 'Side by side' }));
    for (const name of [
      'Antique 100 and Elegant 90 (E,1)',
      'Antique 100 and Elegant 90 (E2)',
      'Elegant 90 (E,1) and Elegant 90 (E2)',
    ])
      expect(pairs.getByRole('radio', { name })).toBeInTheDocument();
    expect(pairs.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  it.each([
    ['en', 'Comparison of Antique 100'],
    ['it', 'Confronto: Antique 100'],
  ] as const)('is titled in %s by the one product that there is as yet', async (language, title) => {
    mockComparison(() => ({ products: [antique] }));
    await renderScreen(`/compare?items=A1&lng=${language}`, { language });
    await screen.findByRole('table');
    expect(document.title).toMatch(new RegExp(`^${title} [^,]`));
  });

  it.each([
    ['en', '', 'Comparison of Antique 100, Elegant 90 (E,1), Elegant 90 (E2)', 'Enquire', 'Remove'],
    [
      'it',
      '&lng=it',
      'Confronto tra Antique 100, Elegant 90 (E,1), Elegant 90 (E2)',
      'Richiedi informazioni',
      'Togli',
    ],
  ] as const)(
    'tells in %s two finishes of one name apart by their codes, wherever it names them',
    async (language, query, title, enquire, remove) => {
      const other = { ...elegant, sku: 'E2', color: 'black' };
      mockComparison(() => ({ products: [antique, elegant, other] }));
      await renderScreen(`/compare?items=A1,E%252C1,E2${query}`, { language });
      await screen.findByRole('table');
      expect(document.title).toContain(title);
      for (const name of ['Antique 100', 'Elegant 90 (E,1)', 'Elegant 90 (E2)']) {
        for (const link of [name, `${enquire}: ${name}`, `${remove}: ${name}`])
          expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
      }
    },
  );

  it('removes a product from the choice, too', async () => {
    window.localStorage.setItem('compare', JSON.stringify({ category: 'cookers', skus: ['A1', 'E,1'] }));
    mockComparison(({ skus }) => ({ products: [antique, elegant].filter(({ sku }) => skus.includes(sku)) }));
    const { user } = await renderScreen('/compare?items=A1,E%252C1');
    await user.click(await screen.findByRole('link', { name: 'Remove: Antique 100' }));
    expect(await screen.findByRole('columnheader')).toHaveTextContent('Elegant 90');
    expect(JSON.parse(window.localStorage.getItem('compare') ?? '')).toMatchObject({ skus: ['E,1'] });
  });

  it('grows by a code that is typed, and offers the other versions of the model', async () => {
    const versions = ['a1', 'A2'].map((sku) => ({
      sku,
      name: `Antique ${sku}`,
      color: 'cream',
      width: '100',
    }));
    const antiques = [{ ...antique, family: { name: 'Antique', versions } }, elegant];
    mockComparison(({ skus }) => ({ products: antiques.filter(({ sku }) => skus.includes(sku)) }));
    const { user } = await renderScreen('/compare?items=A1');
    const code = await screen.findByRole('textbox', { name: 'Or add a product by its code' });
    const offered = within(screen.getByRole('list', { name: /another version/ })).getAllByRole('link');
    expect(offered.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Antique A2, Cream', '/compare?items=A1,A2&lng=en'],
    ]);
    await user.type(code, ' E,1 {Enter}');
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
    expect(window.location.search).toBe('?items=A1,E%252C1&lng=en');
  });

  const announced = () => document.querySelector('[aria-live="polite"]:not([role])')?.textContent?.trim();

  it.each([
    ['en', 'NO-1', 'not-found', /^No product has the code NO-1\./],
    ['it', 'NO-1', 'not-found', /^Nessun prodotto ha il codice NO-1\./],
    ['en', 'H1', 'bad-input', /^H1 is of another category/],
    ['it', 'H1', 'bad-input', /^H1 è di un’altra categoria/],
    ['en', 'E,1', 'store-unavailable', /^The catalogue/],
    ['en', 'E2', 'too-many-requests', 'Too many requests. Please try again in a moment.'],
    ['it', 'E2', 'too-many-requests', 'Troppe richieste. Riprova tra un momento.'],
    ['en', 'a1', null, 'a1 is here already.'],
    ['it', 'a1', null, 'a1 c’è già.'],
    ['en', ' ', null, 'Enter a code.'],
    ['it', ' ', null, 'Inserisci un codice.'],
  ] as const)(
    'stays as it is where a code cannot be added, and says why at the field (%s, %s)',
    async (language, code, problem, words) => {
      mockComparison(({ skus }) =>
        skus.length === 1 ? { products: [antique] } : aProblem(problem ?? 'not-found'),
      );
      const { user } = await renderScreen(`/compare?items=A1${language === 'it' ? '&lng=it' : ''}`, {
        language,
      });
      await screen.findByRole('columnheader');
      const field = screen.getByRole('textbox');
      await user.type(field, code);
      await user.click(screen.getByRole('button', { name: language === 'en' ? 'Add' : 'Aggiungi' }));
      await waitFor(() => expect(field).toHaveAccessibleDescription(words));
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
      expect(field).toHaveValue(code);
      expect(announced()).toMatch(words);
      expect(screen.getByRole('columnheader')).toHaveTextContent('Antique 100');
      expect(window.location.search).toMatch(/^\?items=A1(&lng=it)?$/);
      await user.type(field, 'X');
      expect(field).toBeValid();
    },
  );

  it('lets go who leaves while a code is looked up', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockListings(() => aListing());
    mockComparison(async ({ skus }) => {
      if (skus.length === 1) return { products: [antique] };
      await held;
      return { products: [antique, elegant] };
    });
    const { user } = await renderScreen('/compare?items=A1');
    await user.type(await screen.findByRole('textbox'), 'E,1{Enter}');
    await user.click(screen.getByRole('link', { name: 'Choose another product to compare' }));
    await screen.findByRole('heading', { level: 1, name: 'Cookers' });
    await act(async () => {
      answer();
      // Asked later, it is answered later.
      await (await fetch('/api/comparison?items=A1&lng=en')).json();
    });
    expect(window.location.pathname).toBe('/product-category/cookers');
  });

  it('says the same fault again where the same code is tried again', async () => {
    mockComparison(({ skus }) => (skus.length === 1 ? { products: [antique] } : aProblem('not-found')));
    const { user } = await renderScreen('/compare?items=A1');
    const field = await screen.findByRole('textbox');
    await user.type(field, 'NO-1{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    const live = document.querySelector('[aria-live="polite"]:not([role])');
    const before = live?.textContent;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(live?.textContent).not.toBe(before));
  });

  it.each([
    ['en', 'Elegant 90 added, 2 of 3', 'Antique 90 added, 3 of 3', 'Antique 90 removed, 2 of 3'],
    ['it', 'Aggiunto: Elegant 90, 2 di 3', 'Aggiunto: Antique 90, 3 di 3', 'Tolto: Antique 90, 2 di 3'],
  ] as const)(
    'says in %s what was added or removed, with the focus in the field as long as there is one',
    async (language, second, third, removed) => {
      const all = [antique, elegant, { ...antique, sku: 'A2', name: 'Antique 90' }];
      mockComparison(({ skus }) => ({ products: all.filter(({ sku }) => skus.includes(sku)) }));
      const { user } = await renderScreen(`/compare${language === 'it' ? '?lng=it' : ''}`, { language });
      await user.type(await screen.findByRole('textbox'), 'A1{Enter}');
      await screen.findByRole('columnheader');
      expect(screen.getByRole('textbox')).toHaveFocus();
      expect(screen.getByRole('textbox')).toHaveValue('');
      await user.keyboard('E,1{Enter}');
      await waitFor(() => expect(announced()).toBe(second));
      expect(screen.getByRole('textbox')).toHaveFocus();
      expect(screen.getByRole('textbox')).toHaveValue('');
      await user.keyboard('A2{Enter}');
      await waitFor(() => expect(announced()).toBe(third));
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      await user.click(screen.getByRole('link', { name: /^(Remove|Togli): Antique 90$/ }));
      await waitFor(() => expect(announced()).toBe(removed));
      expect(screen.getByRole('textbox')).not.toHaveFocus();
    },
  );
});
