import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHit } from '../../testing/builders.ts';
import { mockSearch } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const hit = aHit();

describe('what the finder leads to beside products', () => {
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

  it.each([
    [
      'en',
      'recall CAL-1',
      'Check whether CAL-1 is recalled',
      '/recalls?sku=CAL-1&lng=en#check',
      'Antique 100 Cooker',
    ],
    [
      'it',
      'richiamo CAL-1',
      'Controlla se CAL-1 è stato richiamato',
      '/recalls?sku=CAL-1&lng=it#check',
      'Antique 100 Cucina',
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

  it.each([
    ['en', 'Model code, serial number or words', 'Serial number', 'Town or Italian postcode'],
    ['it', 'Codice, numero di serie o parole', 'Numero di serie', 'Città o CAP'],
  ] as const)(
    'asks in %s itself what help, recalls and dealers ask, without scripts too',
    async (language, support, serial, place) => {
      await renderWithoutScripts(`/product?q=manual&lng=${language}`, {
        language,
        answers: {
          [`/api/search?lng=${language}&q=manual`]: {
            query: 'manual',
            items: [],
            total: 0,
            pages: ['support', 'recalls', 'dealers', 'login'],
          },
        },
      });
      const asked = [serial, support, place].map((name) => {
        const field = screen.getByRole('textbox', { name }) as HTMLInputElement;
        return [field.form?.getAttribute('action'), field.name];
      });
      expect(asked).toEqual([
        ['/recalls#check', 'serial'],
        ['/support#found', 'q'],
        ['/dealers#found', 'near'],
      ]);
      // Each page is named once.
      const led = [...document.querySelectorAll('main section a')].map((link) => link.getAttribute('href'));
      expect(led).toEqual(
        ['/recalls', '/support', '/dealers', '/ita/login'].map((path) => `${path}?lng=${language}`),
      );
    },
  );

  it.each([
    ['a product', { items: [hit], total: 1 }],
    ['a code', { items: [], total: 0, code: 'CAL-1' }],
    ['a serial number', { items: [], total: 0, serial: 'LD-2318-0042' }],
    [
      'documents',
      {
        items: [],
        total: 0,
        documents: [{ sku: 'OLD-1', name: 'Old', items: [], noLongerMade: true as const }],
      },
    ],
  ])('asks nothing itself beside %s', async (_, found) => {
    mockSearch(({ query }) => ({ query, pages: ['support', 'recalls'], ...found }));
    await renderScreen('/product?q=oven%20manual');
    expect(await screen.findAllByRole('link', { name: 'Help and manuals' })).not.toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

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

  it.each([
    ['en', undefined, 'Germany: dealers', '/dealers?country=DE&lng=en'],
    ['it', 'service', 'Germany: assistenza', '/dealers?country=DE&kind=service&lng=it'],
  ] as const)('leads in %s to the dealers of a country (%s)', async (language, kind, name, path) => {
    mockSearch(({ query }) => ({
      query,
      items: [],
      total: 0,
      pages: ['dealers'],
      dealersNear: { country: 'DE', name: 'Germany', ...(kind && { kind }) },
    }));
    await renderScreen(`/product?q=dealers%20Germany&lng=${language}`, { language });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
  });

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
});
