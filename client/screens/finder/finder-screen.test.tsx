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
    expect(first?.getByRole('link', { name: 'Antique 100' })).toHaveAttribute(
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
      '90 cm, cream, 48–\u206058 dB(A), 700 m³/h',
    );
    expect(screen.getByText('Antique 100').closest('[lang]')).toHaveAttribute('lang', 'it');
  });

  it('says how many more are described in the other language alone', async () => {
    mockSearch(({ query }) => ({ query, items: [hit], total: 1, otherLanguage: 4 }));
    await renderScreen('/product?q=Cookers');
    expect(
      await screen.findByRole('link', { name: '4 more products are described in Italian only' }),
    ).toHaveAttribute('href', '/product?q=Cookers&lng=it');
  });

  it('says of an energy class that better ones are among what was found', async () => {
    mockSearch(({ query }) => ({ query, items: [hit], total: 9, betterClasses: true }));
    await renderScreen('/product?q=forno+classe+A&lng=it', { language: 'it' });
    const said = '9 prodotti per «forno classe A», comprese le classi migliori';
    expect(await screen.findByRole('heading', { level: 1, name: said })).toBeVisible();
    expect(document.title).toBe(`${said} | Calidora`);
  });

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

  it('tells the documents of finishes apart that are called the same', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [hit],
      total: 1,
      documents: ['AN100-BU', 'AN100-CR'].map((sku) => ({ sku, name: 'Antique 100', items: [] })),
    }));
    await renderScreen('/product?q=an100+manual');
    for (const sku of ['AN100-BU', 'AN100-CR'])
      expect(await screen.findByRole('heading', { name: `Documents: Antique 100, ${sku}` })).toBeVisible();
  });

  it('says that there is no manual here, and leads to the documents that there are and to us', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [hit],
      total: 1,
      documents: [
        {
          sku: 'CAL-1',
          name: 'Antique 100',
          items: [{ kind: 'drawing', language: 'en', bytes: 9, pages: null, date: '2026-03-02' }],
          missing: 'manual',
        },
      ],
    }));
    await renderScreen('/product?q=CAL-1+manual');
    const group = within(
      (await screen.findByRole('heading', { name: 'Documents: Antique 100' })).parentElement as HTMLElement,
    );
    expect(group.getByText('There is no instruction manual for it here.')).toBeVisible();
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/CAL-1/sheet.pdf?lng=en',
      '/product/CAL-1?lng=en#documents',
      '/product-documents/CAL-1/drawing.en.pdf',
      '/support/CAL-1?lng=en',
      '/contacts?sku=CAL-1&lng=en',
    ]);
  });

  describe('its filters', () => {
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
        answers: { '/api/search?lng=en&q=enzo': { query: 'enzo', items: [hit], total: 3, filters } },
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

    it('narrow the results, stay, and are given up by the same link', async () => {
      mockSearch(({ query, filters: { category } }) => ({
        query,
        items: [hit],
        total: category ? 2 : 3,
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
      expect(await screen.findByRole('heading', { name: '3 products for “enzo”' })).toBeVisible();
      expect(window.location.search).toBe('?q=enzo&lng=en');
    });

    it.each([
      ['all of them', 'Clear all filters', () => screen.getByRole('heading', { level: 1 })],
      ['one that leaves nothing', /^Mirror/, () => screen.getByRole('link', { name: /^Hobs/ })],
    ] as const)('keep the focus where who has it gives up %s', async (_what, name, next) => {
      mockSearch(({ query, filters: { color } }) => ({
        query,
        items: color ? [] : [aHit()],
        total: color ? 0 : 3,
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
      expect(await screen.findByRole('heading', { name: '3 products for “enzo”' })).toBeVisible();
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

  it('leads to what is no longer made, with what is worth knowing of its documents', async () => {
    const items = [
      { kind: 'manual' as const, language: 'en' as const, bytes: 800_000, pages: 24, date: '2014-10-03' },
    ];
    const documents = [{ sku: 'OLD-1', name: 'Square 90 hood', items, noLongerMade: true as const }];
    mockSearch(({ query }) => ({ query, items: [], total: 0, documents }));
    await renderScreen('/product?q=OLD-1');
    const heading = await screen.findByRole('heading', { name: 'Documents: Square 90 hood' });
    const group = within(heading.parentElement as HTMLElement);
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/support/OLD-1?lng=en',
      '/product-documents/OLD-1/manual.en.pdf',
    ]);
    expect(group.getByText(/^No longer made\./)).toBeVisible();
    expect(group.getByText(/^PDF, 0.8.MB, 24.pages,/)).toBeVisible();
  });

  it('has lines, documents and pages of the site in groups of their own', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [hit],
      total: 1,
      lines: ['land-hobs', 'land-ovens'],
      pages: ['login', 'collections', 'reasons'],
      documents: [
        {
          sku: 'CAL-1',
          name: 'Antique 100',
          items: [{ kind: 'manual', language: 'it', bytes: 9, pages: null, date: '2026-03-02' }],
        },
      ],
    }));
    await renderScreen('/product?q=land+collection+manual');
    const linksOf = async (title: string) => {
      const group = (await screen.findByRole('heading', { name: title })).parentElement as HTMLElement;
      return within(group)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    };
    expect(await linksOf('Collections')).toEqual([
      ['Land (Hobs)', '/collections/collections-hobs/land-hobs?lng=en'],
      ['Land (Ovens)', '/collections/collections-ovens/land-ovens?lng=en'],
    ]);
    expect(await linksOf('Documents: Antique 100')).toEqual([
      ['Data sheet (PDF)', '/product/CAL-1/sheet.pdf?lng=en'],
      ['All documents and drawings', '/product/CAL-1?lng=en#documents'],
      ['Instruction manual (Italiano)', '/product-documents/CAL-1/manual.it.pdf'],
      ['Help and manuals', '/support/CAL-1?lng=en'],
    ]);
    expect(await linksOf('On other pages of the site')).toEqual([
      ['Service area', '/ita/login?lng=en'],
      ['Collections', '/collections?lng=en'],
      ['Why a freestanding cooker', '/reasons-to-choose-freestandig-cooker?lng=en'],
    ]);
  });

  it('answers the text of its address, and is then not for search engines', async () => {
    mockSearch(({ query }) => ({ query, items: [hit], total: 1 }));
    await renderScreen('/product?q=Antique+100');
    expect(
      await screen.findByRole('heading', { level: 1, name: '1 product for “Antique 100”' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Antique 100' })).toHaveAttribute(
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
    expect(screen.getAllByRole('link', { name: 'Antique 100' })).toHaveLength(24);
    expect(more).toHaveAttribute('href', '/product?q=Antique&page=2&lng=en');
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Antique 100' })).toHaveLength(30));
    expect(screen.getAllByRole('link', { name: 'Antique 100' })[24]).toHaveFocus();
    expect(window.location.search).toBe('?q=Antique&page=2&lng=en');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
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
    expect(screen.getAllByRole('link', { name: 'Antique 100' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/product?q=cream&page=3&lng=en',
    );
  });

  it('says that nothing was found for the text of its address', async () => {
    mockSearch(({ query }) => ({ query, items: [], total: 0 }));
    await renderScreen('/product?q=Zebra');
    expect(await screen.findByText(/No product matches “Zebra”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hoods' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contacts?lng=en');
    expect(screen.queryByRole('link', { name: /Italian/ })).toBeNull();
  });

  it.each([
    ['en', 'We do not make this kind of appliance. What we make:', 'Hoods', 'Ask us'],
    ['it', 'Non produciamo questo tipo di elettrodomestico. Che cosa produciamo:', 'Cappe', 'Chiedi a noi'],
  ] as const)(
    'says in %s of an appliance that is not made that it is not, and what is',
    async (language, said, kind, ask) => {
      mockSearch(({ query }) => ({ query, items: [], total: 0, notMade: true }));
      await renderScreen(`/product?q=frigo&lng=${language}`, { language });
      expect(await screen.findByText(said)).toBeVisible();
      const ways = screen.getAllByRole('link').map((link) => link.textContent);
      expect(ways.findIndex((name) => name.startsWith(kind))).toBeLessThan(ways.indexOf(ask));
      expect(screen.queryByText(/«frigo»\.|“frigo”\./)).toBeNull();
    },
  );

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
    expect(nearly.getByRole('link', { name: 'Antique 100' })).toBeVisible();
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

  it.each([
    [
      'en',
      'recall CAL-1',
      'Check whether CAL-1 is recalled',
      '/recalls?sku=CAL-1&lng=en#check',
      'Antique 100',
    ],
    [
      'it',
      'richiamo CAL-1',
      'Controlla se CAL-1 è stato richiamato',
      '/recalls?sku=CAL-1&lng=it#check',
      'Antique 100',
    ],
  ] as const)(
    'leads in %s for “%s” to the recall check first, and then to the product',
    async (language, typed, name, href, details) => {
      mockSearch(({ query }) => ({
        query,
        items: [hit],
        total: 1,
        pages: ['recalls', 'contacts', 'dealers'],
        code: 'CAL-1',
      }));
      await renderScreen(`/product?q=${encodeURIComponent(typed)}&lng=${language}`, { language });
      const check = await screen.findByRole('link', { name });
      expect(check).toHaveAttribute('href', href);
      const product = screen.getByRole('link', { name: details });
      expect(check.compareDocumentPosition(product)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(
        [...document.querySelectorAll('main section a')].map((link) => link.getAttribute('href')),
      ).toEqual([href, `/contacts?sku=CAL-1&lng=${language}`, `/dealers?display=CAL-1&lng=${language}`]);
    },
  );

  it.each([
    ['en', 'how to clean enamel', 'Enamel'],
    ['it', 'pulire smalto', 'Smalto'],
  ] as const)(
    'leads in %s for “%s” to its care first, and then to products',
    async (language, typed, name) => {
      mockSearch(({ query }) => ({ query, items: [hit], total: 1, pages: ['care'], care: ['enamel'] }));
      await renderScreen(`/product?q=${encodeURIComponent(typed)}&lng=${language}`, { language });
      const care = await screen.findByRole('link', { name });
      expect(care).toHaveAttribute('href', `/care/enamel?lng=${language}`);
      expect(care.compareDocumentPosition(screen.getByRole('link', { name: /Antique 100/ }))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    },
  );

  it('leads who asks for a manual to the help for owners first, and names it once', async () => {
    mockSearch(({ query }) => ({ query, items: [hit], total: 1, pages: ['support', 'contacts'] }));
    await renderScreen('/product?q=oven%20manual');
    const help = await screen.findByRole('link', { name: 'Help and manuals' });
    expect(help).toHaveAttribute('href', '/support?lng=en');
    const [card] = screen.getAllByRole('article');
    expect(help.compareDocumentPosition(card as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['en', 'gas leak', 'Report what happened', /close the gas tap/],
    ['it', 'perdita di gas', 'Segnala che cosa è successo', /chiudi il rubinetto del gas/],
  ] as const)(
    'says in %s for “%s” first what to do, whom to call and where to report it',
    async (language, typed, name, toDo) => {
      mockSearch(({ query }) => ({ query, items: [], total: 0, pages: ['safety', 'support', 'recalls'] }));
      await renderScreen(`/product?q=${encodeURIComponent(typed)}&lng=${language}`, { language });
      const report = await screen.findByRole('link', { name });
      expect(report).toHaveAttribute('href', `/contacts?subject=safety&lng=${language}`);
      const group = report.closest('section') as HTMLElement;
      expect(group).toHaveTextContent(toDo);
      expect(within(group).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^tel:/);
      const [first] = document.querySelectorAll('main section');
      expect(first).toBe(group);
      expect(screen.getAllByRole('link', { name })).toHaveLength(1);
    },
  );

  it('leads to the recalls first where no code is typed, too', async () => {
    mockSearch(({ query }) => ({ query, items: [], total: 0, pages: ['recalls'] }));
    await renderScreen('/product?q=recall');
    const check = await screen.findByRole('link', { name: 'Check whether your appliance is recalled' });
    expect(check).toHaveAttribute('href', '/recalls?lng=en');
  });

  it.each([
    ['en', 'Results for “dealer Milano”', /No product/, 'Dealers near Milano'],
    ['it', 'Risultati per «dealer Milano»', /Nessun prodotto/, 'Rivenditori vicino a Milano'],
  ] as const)(
    'leads in %s with the pages that were found, not with what was not',
    async (language, title, none, name) => {
      mockSearch(({ query }) => ({
        query,
        items: [],
        total: 0,
        pages: ['dealers'],
        dealersNear: { place: 'milano', name: 'Milano' },
      }));
      await renderScreen(`/product?q=dealer%20Milano&lng=${language}`, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link', { name })).toBeVisible();
      expect(screen.queryByText(none)).toBeNull();
      expect(screen.queryByRole('link', { name: /Hoods|Cappe/ })).toBeNull();
      expect(document.title).toContain(title);
    },
  );

  it.each([
    ['en', 'service dealer Munich', 'On other pages of the site', 'Service near Munich', 'Help and manuals'],
    [
      'it',
      'assistenza Munich',
      'In altre pagine del sito',
      'Assistenza vicino a Munich',
      'Manuali e supporto',
    ],
  ] as const)(
    'leads in %s for “%s” to service there, under one heading with the other pages',
    async (language, typed, heading, name, help) => {
      mockSearch(({ query }) => ({
        query,
        items: [],
        total: 0,
        pages: ['dealers', 'support', 'contacts'],
        dealersNear: { place: 'munich', name: 'Munich', kind: 'service' },
      }));
      await renderScreen(`/product?q=${encodeURIComponent(typed)}&lng=${language}`, { language });
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        `/dealers?near=munich&kind=service&lng=${language}`,
      );
      expect(screen.getAllByRole('heading', { name: heading })).toHaveLength(1);
      const pages = within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement);
      expect(pages.getByRole('link', { name: help })).toBeVisible();
    },
  );

  it('leads before products to the dealers who show them near the place that is typed', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [hit],
      total: 1,
      pages: ['dealers'],
      dealersNear: { place: 'bologna', name: 'Bologna', display: 'antique' },
    }));
    await renderScreen('/product?q=Antique%20Bologna');
    const dealers = await screen.findByRole('link', { name: 'Dealers near Bologna' });
    expect(dealers).toHaveAttribute('href', '/dealers?near=bologna&display=antique&lng=en');
    const [card] = screen.getAllByRole('article');
    expect(dealers.compareDocumentPosition(card as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

  it('leads with a serial number, as it was typed, to the help for owners', async () => {
    mockSearch(({ query }) => ({ query, items: [], total: 0, serial: 'ld-2318-0042' }));
    await renderScreen('/product?q=LD-2318-0042');
    expect(
      await screen.findByRole('link', { name: 'Look up the serial number LD-2318-0042' }),
    ).toHaveAttribute('href', '/support?q=LD-2318-0042&lng=en');
  });

  it('leads to the listing of the same products, where there are more filters and orders', async () => {
    mockSearch(({ query }) => ({
      query,
      items: [hit],
      total: 1,
      listing: { category: 'hoods', path: '/product-category/hoods?width=90&sort=noise' },
    }));
    await renderScreen('/product?q=silent+hood+90');
    expect(await screen.findByRole('link', { name: 'Hoods: sort and filter' })).toHaveAttribute(
      'href',
      '/product-category/hoods?width=90&sort=noise&lng=en',
    );
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
