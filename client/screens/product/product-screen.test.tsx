import type { EnergyLabel } from '@kitchen/shared/energy-label.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aListing, aProblem, aProduct, aRecall } from '../../testing/builders.ts';
import { mockCompanions, mockListings, mockProducts, mockRecalls } from '../../testing/mock-api.ts';
import { renderScreen, renderSite } from '../../testing/render-screen.tsx';
import { structuredData } from '../../testing/structured-data.ts';
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
      '/contacts?sku=CAL-AN100-BU&subject=safety',
    );
  });

  it('says over its sheet that it is recalled, and over no other', async () => {
    mockProducts(({ sku }) => aProduct({ sku }));
    mockRecalls(() => ({ items: [aRecall({ skus: ['AN100/BU'] })] }));
    await renderScreen('/product/an100%2Fbu?lng=it', { language: 'it' });
    const banner = within(
      await screen.findByRole('region', { name: 'Richiamo per la sicurezza del prodotto' }),
    );
    expect(banner.getByText(/controlla se c’è anche il tuo/)).toHaveTextContent(
      'Stop using the oven at once.',
    );
    expect(banner.getByRole('link', { name: 'Vedi che cosa fare' })).toHaveAttribute(
      'href',
      '/recalls?lng=it#door',
    );
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
    expect(main().getByText('Classic')).toBeVisible();
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
    expect(said.map((words) => words.childElementCount)).toEqual([0, 1, 1]);
    expect(main().getByText('Linea Nero')).toBeVisible();
  });

  it('asks about another colour only where the product is enamelled', async () => {
    mockProducts(({ sku }) => aProduct({ sku, color: sku === 'CAL-1' ? 'burgundy' : null }));
    const { unmount } = await renderScreen('/product/CAL-1');
    const ask = within(
      await screen.findByRole('region', { name: 'Would you like to see it in your colour?' }),
    );
    expect(ask.getByRole('link', { name: 'Enquire about this product' })).toHaveAttribute(
      'href',
      '/contacts?sku=CAL-1',
    );
    expect(ask.getByRole('link', { name: 'Find a dealer' })).toHaveAttribute('href', '/dealers');
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
    mockProducts(() => aProduct({ installationMode: 'choose_option' }));
    await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Installation')).toBeNull();
  });

  it('shows the energy class of each cavity with its scale and the register, only where there is a label', async () => {
    const energyLabel: EnergyLabel = {
      kind: 'ovens',
      classes: ['A+', 'B'],
      from: 'A+++',
      to: 'D',
      eprelNumber: '12',
      registerPage: 'https://register.example/12',
      productSheet: 'https://register.example/12.pdf',
      labelPicture: 'https://register.example/12.svg',
    };
    mockProducts(({ sku }) => aProduct(sku === 'CAL-1' ? { sku, energyLabel } : { sku }));
    const { unmount } = await renderScreen('/product/CAL-1');
    // Beside the label's links, the technical data and the drawing.
    expect(
      await screen.findAllByRole('img', { name: 'Energy class A+, B, on a scale from A+++ to D' }),
    ).toHaveLength(3);
    for (const [name, href] of [
      ['Product information sheet', energyLabel.productSheet],
      ['Energy label', energyLabel.labelPicture],
      ['EU register (EPREL)', energyLabel.registerPage],
    ]) {
      expect(screen.getByRole('link', { name: name ?? '' })).toHaveAttribute('href', href);
    }
    const category = (name: string) => `https://schema.org/EUEnergyEfficiencyCategory${name}`;
    const scale = { energyEfficiencyScaleMax: category('A3Plus'), energyEfficiencyScaleMin: category('D') };
    expect(structuredData('Product')).toMatchObject({
      hasEnergyConsumptionDetails: [
        { ...scale, hasEnergyEfficiencyCategory: category('A1Plus') },
        { ...scale, hasEnergyEfficiencyCategory: category('B') },
      ],
    });
    unmount();
    await renderScreen('/product/CAL-2');
    await screen.findByRole('heading', { level: 1 });
    expect(structuredData('Product')).not.toHaveProperty('hasEnergyConsumptionDetails');
    expect(screen.queryByText('Energy class')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Energy and performance' })).toBeNull();
  });

  it('has the technical information of what it is, in the language of the page', async () => {
    const technicalInformation: Product['technicalInformation'] = [
      {
        kind: 'oven',
        rows: [
          { key: 'oven_energy_fan', values: [0.8, '–'] },
          { key: 'oven_heat_source', values: ['electricity', 'gas'] },
          { key: 'oven_mass', values: [118.5] },
        ],
      },
    ];
    mockProducts(() => aProduct({ technicalInformation }));
    await renderScreen('/product/CAL-1', { language: 'it' });
    const table = await screen.findByRole('table', { name: 'Forno' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const row = within(table).getByRole('row', { name: /^Energia per ciclo, ventilato/ });
    expect(row).toHaveTextContent(/Cavità 1\s*0,80 kWh\s*Cavità 2\s*–/);
    expect(within(table).getByText('118,5 kg')).toBeVisible();
  });

  it('shows words in place of a picture that is missing or broken', async () => {
    mockProducts(({ sku }) => aProduct(sku === 'CAL-1' ? { sku, pictures: [] } : { sku }));
    const { unmount } = await renderScreen('/product/CAL-1');
    expect(await screen.findByText('No Image Available')).toBeVisible();
    unmount();
    await renderScreen('/product/CAL-2');
    fireEvent.error(await screen.findByRole('img', { name: 'A burgundy cooker' }));
    expect(screen.getByText('No Image Available')).toBeVisible();
  });

  it('offers its picture as AVIF in several widths, as WebP to browsers that do not know it', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/CAL-1');
    const picture = await screen.findByRole('img', { name: 'A burgundy cooker' });
    expect(picture).toHaveAttribute('src', '/media/704/antique-100.webp');
    const sources = [...(picture.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
    expect(sources.map(({ srcset }) => srcset.split(',').at(-1))).toEqual([
      '/media/1440/antique-100.avif 1440w',
    ]);
  });

  it('shows further pictures on request', async () => {
    const pictures = [
      { source: 'front', alt: 'From the front' },
      { source: 'side', alt: 'From the side' },
    ];
    mockProducts(() => aProduct({ pictures }));
    const { user } = await renderScreen('/product/CAL-1');
    await user.click(await screen.findByRole('link', { name: 'Show picture 2' }));
    expect(screen.getByRole('img', { name: 'From the side' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'From the front' })).toBeNull();
  });

  it('shows a gallery that has one picture twice, and an attribute that has one value twice', async () => {
    const picture = { source: 'front', alt: 'From the front' };
    mockProducts(() =>
      aProduct({ pictures: [picture, picture], color: 'nero, nero', installationMode: 'wall, Wall' }),
    );
    const { user } = await renderScreen('/product/CAL-1');
    await user.click(await screen.findByRole('link', { name: 'Show picture 2' }));
    expect(screen.getByRole('link', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true');
    const aesthetics = within(screen.getByRole('region', { name: 'Aesthetics' }));
    expect(aesthetics.getAllByRole('definition').map((words) => words.textContent)).toEqual([
      'Antique',
      'Matt black',
      'Wall',
    ]);
  });

  it('marks texts that are in another language than the page', async () => {
    mockProducts(() => aProduct({ language: 'it', name: 'Cucina Antique' }));
    await renderScreen('/product/CAL-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cucina Antique' })).toHaveAttribute(
      'lang',
      'it',
    );
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
    expect(button).toHaveAttribute('href', '/contacts?sku=A%2F1');
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

describe('the way on from a product', () => {
  it('leads to what goes with it, and back to its list', async () => {
    mockProducts(() => aProduct());
    mockCompanions(() => ({ items: [{ ...aCard({ id: 5, name: 'Antique 90 hood' }), category: 'hoods' }] }));
    await renderScreen('/product/CAL-1');
    const companions = within(await screen.findByRole('region', { name: 'Goes with it' }));
    expect(companions.getByRole('link', { name: 'Antique 90 hood' })).toHaveAttribute(
      'href',
      '/product/CAL-5',
    );
    expect(screen.getByRole('link', { name: 'Back to the list: Cookers' })).toHaveAttribute(
      'href',
      '/product-category/cookers',
    );
  });

  it('says nothing of what goes with it where nothing does', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mockProducts(() => aProduct());
    mockCompanions(() => {
      resolve();
      return { items: [] };
    });
    await renderScreen('/product/CAL-1');
    await promise;
    expect(screen.queryByRole('region', { name: 'Goes with it' })).toBeNull();
  });
});

describe('the technical sheet', () => {
  it('has the sections that have a value, the first open, and opens one at a time', async () => {
    mockProducts(() => aProduct({ specifications }));
    const { user } = await renderScreen('/product/CAL-1');
    const sheet = within(await screen.findByRole('region', { name: 'Technical specifications' }));
    const sections = sheet.getAllByRole('group');
    expect(sheet.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Cooktop',
      'Oven',
    ]);
    const [cooktop, oven] = sections as [HTMLElement, HTMLElement];
    expect(cooktop).toHaveAttribute('open');
    expect(oven).not.toHaveAttribute('open');
    expect(
      within(cooktop)
        .getAllByRole('listitem')
        .map((part) => part.textContent),
    ).toEqual(['Gas', '6']);
    await user.click(sheet.getByText('Oven'));
    await waitFor(() => expect(oven).toHaveAttribute('open'));
    await waitFor(() => expect(cooktop).not.toHaveAttribute('open'));
    await user.click(sheet.getByText('Oven'));
    await waitFor(() => expect(oven).not.toHaveAttribute('open'));
  });

  it('says twice what is said twice', async () => {
    const value = 'Left: 3 kW - Right: 3 kW';
    mockProducts(() => aProduct({ specifications: [{ section: 'cooktop', value }] }));
    await renderScreen('/product/CAL-1');
    const sheet = within(await screen.findByRole('region', { name: 'Technical specifications' }));
    const parts = sheet.getAllByRole('listitem', { hidden: true });
    expect(parts.map((part) => part.textContent)).toEqual(['3 kW', '3 kW']);
  });

  it('is left out where nothing is known', async () => {
    mockProducts(() => aProduct({ specifications: [] }));
    await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Technical specifications')).toBeNull();
  });
});

describe('the way to and from a product', () => {
  it('is told from the home page on', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/CAL-AN100-BU');
    await screen.findByRole('heading', { level: 1 });
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Home',
      'Products',
      'Cookers',
      'Antique 100',
    ]);
    expect(trail.getByRole('link', { name: 'Cookers' })).toHaveAttribute('href', '/product-category/cookers');
    expect(trail.getByText('Antique 100')).toHaveAttribute('aria-current', 'page');
  });

  it('goes back to the listing as it was, with its filters and pages', async () => {
    mockListings(({ page }) =>
      aListing({ total: 30, page, items: page === 1 ? [aCard(), aCard({ id: 2 })] : [aCard({ id: 30 })] }),
    );
    mockProducts(() => aProduct());
    const { user } = await renderScreen('/product-category/cookers?color=cream&page=2');
    await user.click(await screen.findByRole('link', { name: 'Cooker 2' }));
    await screen.findByRole('heading', { level: 1, name: 'Antique 100' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'Cookers' });
    expect(window.location.search).toBe('?color=cream&page=2');
    expect(screen.getByRole('link', { name: 'Cooker 2' })).toHaveFocus();
  });

  it('leads to the category where the visit began with the product', async () => {
    mockListings(() => aListing());
    mockProducts(() => aProduct({ category: 'ovens' }));
    const { user } = await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1, name: 'Antique 100' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ovens' })).toBeVisible();
  });
});

describe('what search engines and social networks learn', () => {
  it('is the name, the description without markup, the picture and one address', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/cal-an100-bu');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Antique 100, CAL-AN100-BU | Calidora');
    expect(headTag('meta[name=description]')).toHaveAttribute('content', 'A cooker in burgundy enamel.');
    expect(headTag('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://kitchen.example/product/CAL-AN100-BU',
    );
    expect(headTag('meta[property="og:type"]')).toHaveAttribute('content', 'product');
    expect(headTag('meta[property="og:image"]')).toHaveAttribute(
      'content',
      'https://kitchen.example/media/960/antique-100.jpg',
    );
  });

  it('is structured, without an offer', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/CAL-AN100-BU');
    await screen.findByRole('heading', { level: 1 });
    expect(structuredData('Product')).toMatchObject({
      name: 'Antique 100',
      sku: 'CAL-AN100-BU',
      description: 'A cooker in burgundy enamel.',
      image: 'https://kitchen.example/media/960/antique-100.jpg',
      brand: { '@type': 'Brand', name: 'Calidora' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Overall dimensions', value: '100 cm, 60 cm, 90 cm' },
      ],
    });
    expect(structuredData('Product')).not.toHaveProperty('offers');
    expect(structuredData('BreadcrumbList').itemListElement).toHaveLength(4);
  });

  it('is structured in the language of the page', async () => {
    mockProducts(() => aProduct({ color: 'cream, burgundy' }));
    await renderScreen('/product/CAL-AN100-BU?lng=it');
    await screen.findByRole('heading', { level: 1 });
    expect(structuredData('Product')).toMatchObject({ color: 'Crema, Bordeaux' });
  });
});

describe('a product that cannot be shown', () => {
  it('is not found where the store has no such code', async () => {
    mockProducts(() => aProblem('not-found'));
    await renderScreen('/product/CAL-0');
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.getByText(/with this code\. It may have left/)).toBeVisible();
    expect(main().getByRole('link', { name: 'See the categories' })).toHaveAttribute('href', '/product');
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
