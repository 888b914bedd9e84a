import type { EnergyLabel } from '@kitchen/shared/energy-label.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { structuredData } from '../../../testing/structured-data.ts';

const specifications: Product['specifications'] = [
  { section: 'cooktop', value: 'Type: Gas - Burners: 6' },
  { section: 'oven', value: 'Pizza: 300 °C - Seven levels' },
];

describe('the technical sheet', () => {
  it('has the sections that have a value, the first open', async () => {
    mockProducts(() => aProduct({ specifications }));
    await renderScreen('/product/CAL-1');
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
  });

  it('says twice what is said twice', async () => {
    const value = 'Left: 3 kW - Right: 3 kW';
    mockProducts(() => aProduct({ specifications: [{ section: 'cooktop', value }] }));
    await renderScreen('/product/CAL-1');
    const sheet = within(await screen.findByRole('region', { name: 'Technical specifications' }));
    const parts = sheet.getAllByRole('listitem', { hidden: true });
    expect(parts.map((part) => part.textContent)).toEqual(['3 kW', '3 kW']);
  });

  it('has how the product is connected as a table, in place of the texts that say it', async () => {
    mockProducts(() =>
      aProduct({
        specifications: [
          { section: 'other', value: 'Light: LED - Duct: 150 mm', rest: 'Light: LED' },
          { section: 'electric_connection', value: 'Voltage: 230 V', rest: '' },
          { section: 'accessories', value: 'Filter: charcoal' },
        ],
        connection: {
          rows: [
            {
              about: 'supply',
              values: [
                { text: '220–240 V', phases: '1' },
                { text: '380–415 V', phases: '3' },
              ],
            },
            { about: 'gas', values: [{ text: 'City gas', pressure: '8 mbar' }] },
            { about: 'electric', label: 'Grill', values: [{ text: '2 kW' }] },
          ],
          speeds: [
            { name: 1, airFlow: 269, noise: 44.5, power: null },
            { name: 'boost', airFlow: 781, noise: null, power: null },
          ],
        },
      }),
    );
    await renderScreen('/product/CAL-1');
    const sheet = within(await screen.findByRole('region', { name: 'Technical specifications' }));
    const titles = sheet.getAllByRole('heading', { level: 3, hidden: true });
    expect(titles.map((title) => title.textContent)).toEqual(['Other', 'Connection', 'Accessories']);
    expect(sheet.queryByText('150 mm')).toBeNull();
    const rows = sheet
      .getAllByRole('row', { hidden: true })
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Voltage and phases', '220–240 V, single-phase380–415 V, three-phase'],
      ['Gas and pressure', 'City gas, 8 mbar'],
      ['Grill', '2 kW'],
      ['Speed', 'Air, m³/h', 'Noise, dB(A)'],
      ['1', '269', '44.5'],
      ['Boost', '781', '–'],
    ]);
    expect(sheet.getByRole('table', { name: 'At each speed', hidden: true })).toBeInTheDocument();
  });

  it('marks the record’s words of a connection as in its language, the site’s for phases as in none', async () => {
    mockProducts(() =>
      aProduct({
        language: 'en',
        connection: {
          rows: [
            {
              about: 'supply',
              values: [
                { text: '220–240 V', phases: '1' },
                { text: '380–415 V', phases: '2N' },
              ],
            },
            { about: 'gas', values: [{ text: 'City gas', pressure: '8 mbar' }] },
          ],
          speeds: [],
        },
      }),
    );
    await renderScreen('/product/CAL-1?lng=it', { language: 'it' });
    const cell = async (row: RegExp) =>
      within(await screen.findByRole('row', { name: row, hidden: true })).getByRole('cell', { hidden: true });
    const supply = await cell(/^Tensione/);
    expect(supply).toHaveTextContent('220–240 V, monofase');
    expect(supply.closest('[lang]')).toBe(document.documentElement);
    expect(supply.querySelector('[lang=en]')).toBeNull();
    expect((await cell(/^Gas/)).closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('is left out where nothing is known', async () => {
    mockProducts(() => aProduct({ specifications: [] }));
    await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Technical specifications')).toBeNull();
  });
});

describe('what regulations ask to be said of a product', () => {
  it('says beside the name alone, and shows beside the technical data, the energy class of each oven with its scale, only where there is a label', async () => {
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
    const said = await screen.findByRole('img', { name: /on a scale from/ });
    expect(said).toHaveAccessibleName('Energy class A+ (oven 1), B (oven 2), on a scale from A+++ to D');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.parentElement).toContainElement(said);
    // Once more among the figures that are compared first, in words, and beside the label's links.
    expect(screen.getAllByText('A+++ – D')).toHaveLength(3);
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
    expect(row).toHaveTextContent(/Forno 1\s*0,80 kWh\s*Forno 2\s*–/);
    expect(within(table).getByText('118,5 kg')).toBeVisible();
  });
});
