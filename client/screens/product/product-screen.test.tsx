import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProblem, aProduct, aRecall } from '../../testing/builders.ts';
import { mockProducts, mockRecalls } from '../../testing/mock-api.ts';
import { renderScreen, renderSite } from '../../testing/render-screen.tsx';
import { answerPaths } from './product-screen.tsx';

const main = () => within(screen.getByRole('main'));
const headTag = (selector: string) => document.head.querySelector(selector);
const specifications: Product['specifications'] = [
  { section: 'cooktop', value: 'Type: Gas - Burners: 6' },
  { section: 'oven', value: 'Pizza: 300 °C - Seven levels' },
];

describe('the page of a product', () => {
  it('shows what the product is', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/CAL-AN100-BU');
    expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100' })).toBeVisible();
    expect(screen.getByText('A cooker in', { exact: false })).toHaveTextContent(
      'A cooker in burgundy enamel.',
    );
    expect(screen.getByText('burgundy').tagName).toBe('STRONG');
    expect(screen.getByText('CAL-AN100-BU')).toBeVisible();
    expect(screen.getByText('Model AN100-BU')).toBeVisible();
    expect(screen.getByText('100 × 60 × 90 cm')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A burgundy cooker' })).toHaveAttribute('fetchpriority', 'high');
    const aesthetics = within(screen.getByRole('region', { name: 'Aesthetics' }));
    expect(aesthetics.getAllByRole('term').map((term) => term.textContent)).toEqual(['Line', 'Colour']);
    expect(aesthetics.getAllByRole('definition').map((words) => words.textContent)).toEqual([
      'Antique',
      'Burgundy',
    ]);
  });

  it('names the maker, the model and what to warn of, and takes reports of safety problems', async () => {
    mockProducts(() => aProduct({ warnings: ['Hot surfaces: keep children away', 'Fix it to the wall'] }));
    await renderScreen('/product/CAL-AN100-BU');
    const maker = within(await screen.findByRole('region', { name: 'The maker' }));
    expect(maker.getByText(/Calidora S.p.A./)).toHaveTextContent(
      'Via dell’Industria 12, 20100 Milano, Italy',
    );
    expect(maker.getByRole('link', { name: 'info@calidora.example' })).toBeVisible();
    expect(maker.getByText('AN100-BU, CAL-AN100-BU')).toBeVisible();
    expect(maker.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hot surfaces: keep children away',
      'Fix it to the wall',
    ]);
    expect(maker.getByRole('link', { name: 'Report a safety problem' })).toHaveAttribute(
      'href',
      '/contacts?sku=CAL-AN100-BU&subject=safety&lng=en',
    );
  });

  it.each([
    [{}, 'Check your serial number', '/recalls?sku=AN100-BU&lng=en#check'],
    [{ serials: [] }, 'See what to do', '/recalls?lng=en#door'],
  ])(
    'leads from the sheet of what is recalled to the recall first, to the enquiry after it: %j',
    async (recall, first, href) => {
      mockProducts(() => aProduct({ sku: 'AN100-BU' }));
      mockRecalls(() => ({ items: [aRecall({ id: 'door', skus: ['AN100-BU'], ...recall })] }));
      await renderScreen('/product/AN100-BU');
      const enquiry = (await main().findAllByRole('link', { name: 'Enquire about this product' }))[0];
      const action = main().getAllByRole('link', { name: first }).at(-1);
      expect(action).toHaveAttribute('href', href);
      expect(action?.nextElementSibling).toBe(enquiry);
      expect(enquiry).toHaveAttribute('href', '/contacts?sku=AN100-BU&lng=en');
    },
  );

  it('says over its sheet that it is recalled, and over no other', async () => {
    mockProducts(({ sku }) => aProduct({ sku }));
    mockRecalls(() => ({ items: [aRecall({ skus: ['AN100/BU'] })] }));
    await renderScreen('/product/an100%2Fbu?lng=it', { language: 'it' });
    const banner = within(
      await screen.findByRole('region', { name: 'Richiamo per la sicurezza del prodotto' }),
    );
    expect(banner.getByText(/controlla se c’è anche il tuo/)).toBeVisible();
    expect(banner.getByText('Stop using the oven at once.')).toBeVisible();
    expect(banner.getByRole('link', { name: 'Vedi che cosa fare' })).toHaveAttribute(
      'href',
      '/recalls?lng=it#door',
    );
    expect(screen.getAllByRole('heading')[0]).toBe(screen.getByRole('heading', { level: 1 }));
    cleanup();
    await renderScreen('/product/AN100');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: /recall/ })).toBeNull();
  });

  it('says what it does not know by name with spaces, and calls a product without line classic', async () => {
    mockProducts(() =>
      aProduct({ collection: null, color: 'verde_salvia', installationMode: 'under_cabinet' }),
    );
    await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1 });
    expect(main().getByText('classic')).toBeVisible();
    const aesthetics = within(screen.getByRole('region', { name: 'Aesthetics' }));
    expect(aesthetics.getAllByRole('definition').map((words) => words.textContent)).toEqual([
      'Verde salvia',
      'Under cabinet',
    ]);
  });

  it('says each of several colours in the language of the visit, a sample beside it', async () => {
    mockProducts(() => aProduct({ color: 'cream, burgundy', collection: 'nero', language: 'it' }));
    await renderScreen('/product/CAL-1?lng=it', { language: 'it' });
    await screen.findByRole('heading', { level: 1 });
    const aesthetics = within(screen.getByRole('region', { name: 'Estetica' }));
    const said = aesthetics.getAllByRole('definition');
    expect(said.map((words) => words.textContent)).toEqual(['Nero', 'Crema', 'Bordeaux']);
    expect(said.slice(1).map((words) => words.childElementCount)).toEqual([1, 1]);
    expect(aesthetics.getByRole('link', { name: 'Nero' })).toHaveAttribute(
      'href',
      '/collections/nero-line-collection?lng=it',
    );
    // Over the name.
    expect(main().getByText('Linea Nero')).toBeVisible();
  });

  it('asks about another colour only where there is one', async () => {
    const versions = [
      { sku: 'CAL-1', name: 'Antique 90', color: 'burgundy', width: '90' },
      { sku: 'CAL-3', name: 'Antique 90', color: 'cream', width: '90' },
    ];
    const families: Record<string, Product['family']> = {
      'CAL-1': { name: 'Antique', versions },
      'CAL-2': {
        name: 'Antique',
        versions: versions.map((one) => ({ ...one, sku: 'CAL-2', color: 'cream' })),
      },
    };
    mockProducts(({ sku }) => aProduct({ sku, family: families[sku] ?? null }));
    const { unmount } = await renderScreen('/product/CAL-1');
    const ask = within(
      await screen.findByRole('region', { name: 'Would you like to see it in your colour?' }),
    );
    expect(ask.getByRole('link', { name: 'Enquire about this product' })).toHaveAttribute(
      'href',
      '/contacts?sku=CAL-1&lng=en',
    );
    expect(ask.getByRole('link', { name: 'See it nearby' })).toHaveAttribute(
      'href',
      '/dealers?display=CAL-1&lng=en',
    );
    unmount();
    await renderScreen('/product/CAL-2');
    expect(await screen.findByRole('region', { name: 'Would you like to know more?' })).toBeVisible();
  });

  it('stays while it comes in another language, with the section that was open', async () => {
    const italian = Promise.withResolvers<ReturnType<typeof aProduct>>();
    const pictures = [
      { source: 'front', alt: 'Front' },
      { source: 'side', alt: 'Side' },
    ];
    mockProducts(({ language }) =>
      language === 'it' ? italian.promise : aProduct({ pictures, specifications }),
    );
    const { user } = await renderSite('/product/CAL-AN100-BU');
    await user.click(await screen.findByText('Oven'));
    const section = screen.getByText('Oven').closest('details');
    expect(section).toHaveAttribute('open');
    await user.click(screen.getByRole('link', { name: 'Show picture 2' }));
    await user.click(screen.getByRole('link', { name: 'Italiano' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en'));
    italian.resolve(aProduct({ id: 2, name: 'Cucina Antique', language: 'it', pictures, specifications }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cucina Antique' })).toBeVisible();
    expect(section).toBeInTheDocument();
    expect(section).toHaveAttribute('open');
    expect(screen.getByRole('img', { name: 'Front' })).toBeVisible();
  });

  it('hides an installation mode that nobody chose', async () => {
    mockProducts(() => aProduct({ installationMode: null }));
    await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Installation')).toBeNull();
  });

  it('marks texts that are in another language than the page', async () => {
    mockProducts(() => aProduct({ language: 'it', name: 'Cucina Antique' }));
    await renderScreen('/product/CAL-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cucina Antique' })).toHaveAttribute(
      'lang',
      'it',
    );
  });

  it.each([
    ['en', 'it', 'This product is described in Italian only.'],
    ['it', 'en', 'Questo prodotto è descritto solo in inglese.'],
  ] as const)(
    'says in %s where a product is described in the other language only',
    async (language, other, note) => {
      for (const described of [other, language, null]) {
        mockProducts(() => aProduct({ language: described, shortDescription: '<p>Words.</p>' }));
        const { unmount } = await renderScreen(`/product/CAL-1?lng=${language}`, { language });
        const description = await screen.findByText('Words.');
        if (described === other) {
          // In the page's own language, before what is in another.
          expect(screen.getByText(note).closest('[lang]')).toBe(document.documentElement);
          expect(screen.getByText(note).compareDocumentPosition(description)).toBe(
            Node.DOCUMENT_POSITION_FOLLOWING,
          );
          expect(description.closest('[lang]')).toHaveAttribute('lang', other);
        } else expect(screen.queryByText(note)).toBeNull();
        unmount();
      }
    },
  );

  it('says so where it has no description, too', async () => {
    mockProducts(() => aProduct({ language: 'it', shortDescription: '' }));
    await renderScreen('/product/CAL-1');
    expect(await screen.findByText('This product is described in Italian only.')).toBeVisible();
  });

  it('speaks Italian to Italian visitors', async () => {
    mockProducts(({ language }) => aProduct({ language, name: 'Antique 100', installationMode: 'wall' }));
    await renderScreen('/product/CAL-1?lng=it', { language: 'it' });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
    const aesthetics = within(screen.getByRole('region', { name: 'Estetica' }));
    expect(aesthetics.getAllByRole('definition').map((words) => words.textContent)).toEqual([
      'Antique',
      'Bordeaux',
      'A parete',
    ]);
  });

  it('leads to the form for an enquiry about the product', async () => {
    mockProducts(() => aProduct({ name: 'Forno & Grill', sku: 'A/1' }));
    await renderScreen('/product/A%2F1');
    const [button] = await screen.findAllByRole('link', { name: 'Enquire about this product' });
    expect(button).toHaveAttribute('href', '/contacts?sku=A%2F1&lng=en');
    // One page for all products: search engines need not ask for it of each.
    expect(button).toHaveAttribute('rel', 'nofollow');
  });

  it('asks for any code, whatever signs it has', async () => {
    const asked: string[] = [];
    mockProducts(({ sku }) => {
      asked.push(sku);
      return aProduct({ sku });
    });
    await renderScreen('/product/A%2F1%20%2B50%25%23');
    await screen.findByRole('heading', { level: 1 });
    expect(asked).toEqual(['A/1 +50%#']);
    const query = new URLSearchParams();
    expect(answerPaths?.({ pathname: '', params: { sku: 'A/1' }, query, language: 'it' })).toEqual([
      '/api/products/A%2F1?lng=it',
    ]);
  });
});

describe('a product that cannot be shown', () => {
  it('is not found where the store has no such code', async () => {
    mockProducts(() => aProblem('not-found'));
    await renderScreen('/product/cal-0');
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Home', 'Products', 'Cal-0']);
    expect(screen.getByText(/with this code\. It may have left/)).toBeVisible();
    expect(main().getByRole('link', { name: 'See the categories' })).toHaveAttribute(
      'href',
      '/product?lng=en',
    );
    expect(headTag('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('does not ask again for what the page says is not there', async () => {
    const asked: string[] = [];
    mockProducts(({ sku }) => {
      asked.push(sku);
      return aProblem('not-found');
    });
    const answers = { [apiPaths.product('en', 'CAL-0')]: aProblem('not-found') };
    const { user } = await renderScreen('/product/CAL-0', { answers });
    await user.click(await screen.findByRole('link', { name: 'See the categories' }));
    await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['en', '/product/CAL-1', 'Error: The catalogue cannot be reached at the moment.', 'Reload Page'],
    [
      'it',
      '/product/CAL-1?lng=it',
      'Errore: Al momento il catalogo non è raggiungibile.',
      'Ricarica la pagina',
    ],
  ] as const)(
    'says in %s what failed, and loads again on request',
    async (language, path, message, reload) => {
      let failing = true;
      mockProducts(() => (failing ? aProblem('store-unavailable') : aProduct()));
      const { user } = await renderScreen(path, { language });
      expect(await screen.findByRole('heading', { level: 1, name: new RegExp(message) })).toBeVisible();
      expect(screen.queryByText(/As the server says it/)).toBeNull();
      failing = false;
      await user.click(screen.getByRole('button', { name: reload }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100' })).toBeVisible();
    },
  );

  it('shows its shape while it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aProduct>>();
    mockProducts(() => promise);
    await renderScreen('/product/cal-1');
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(trail).toHaveTextContent('Cal-1');
    expect(main().getByText('Loading...')).toHaveAttribute('role', 'status');
    expect(main().getByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
    resolve(aProduct());
    expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100' })).toBeVisible();
  });
});
