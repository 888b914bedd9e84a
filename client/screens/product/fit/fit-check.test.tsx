import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen, renderSite } from '../../../testing/render-screen.tsx';

const product = aProduct({
  measures: { width: 1_000, depth: 600, height: 900, heightTo: 900, adjustableBy: 20 },
  specifications: [{ section: 'electric_connection', value: 'Voltage: 220–240 V - Power: 3.3 kW' }],
});

async function openForm() {
  mockProducts(() => product);
  const { user } = await renderScreen('/product/CAL-AN100-BU');
  await screen.findByLabelText('Width');
  return { user, section: within(screen.getByRole('region', { name: 'Does it fit?' })) };
}

it('says what fits, what does not, and why, by keyboard alone', async () => {
  const { user, section } = await openForm();
  section.getByLabelText('Width').focus();
  await user.keyboard('995{Tab}65{Enter}');
  const said = section.getByRole('status');
  const rows = () =>
    within(said)
      .getAllByRole('listitem')
      .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(said).toHaveTextContent('By the data of the sheet, it does not fit.');
  expect(rows()).toEqual([
    'Width: Does not fit1000 mm, in a space of 995 mm: 5 mm too much.',
    'Depth: Fits600 mm, in a space of 650 mm: 50 mm to spare.',
    'Electric supply: Not comparedYou have not said how much power there is. It needs 3.3 kW.',
  ]);
  expect(section.getByLabelText('Width')).toHaveAccessibleDescription(/^Read as 995\smm$/);
  expect(section.getByLabelText('Depth')).toHaveAccessibleDescription(/^Read as 650\smm$/);
  expect(window.location.search).toBe('?width=995&depth=65&supply_unit=kW&phases=1&lng=en');
  await user.clear(section.getByLabelText('Width'));
  await user.type(section.getByLabelText('Width'), '100 cm');
  await user.type(section.getByLabelText('Electric supply'), '12');
  await user.selectOptions(section.getByLabelText('Unit of the supply'), 'A');
  await user.click(section.getByRole('button', { name: 'Check' }));
  expect(section.getByLabelText('Width')).not.toHaveAccessibleDescription();
  // Too little power is no matter of size.
  expect(said).toHaveTextContent('By the data of the sheet, the measurements fit.');
  expect(said).toHaveTextContent('By the data of the sheet, these connections do not suit it.');
  expect(rows()).toEqual([
    'Width: Fits1000 mm, as wide as the space: it fits exactly, flush at both sides.',
    'Depth: Fits600 mm, in a space of 650 mm: 50 mm to spare.',
    'Electric supply: Not suitableIt needs 3.3 kW; your supply gives it only 2.8 kW. Your supply is one phase: 230 V × 12 A.',
  ]);
});

it('says that the power has to be checked, beside measurements that fit, where it may be too much for one phase', async () => {
  const specifications = [
    { section: 'electric_connection' as const, value: 'Voltage: 230–240 V - Power: 10.6 kW' },
  ];
  mockProducts(() => ({ ...product, specifications }));
  await renderScreen('/product/CAL-AN100-BU?width=1005&phases=1');
  const section = within(await screen.findByRole('region', { name: 'Does it fit?' }));
  const said = section.getByRole('status');
  expect(said).toHaveTextContent('the measurements fit.');
  expect(said).toHaveTextContent(
    /Whether the power suffices has to be checked\..*It needs 10\.6\skW\. One phase at 230\sV with 32\sA carries at most 7\.4\skW/,
  );
  expect(said).not.toHaveTextContent('it fits');
});

it('asks for the worktop’s height where the product stands beside it', async () => {
  const { user, section } = await openForm();
  await user.type(section.getByLabelText('Height of the worktop'), '91{Enter}');
  expect(section.getByRole('status')).toHaveTextContent(/level with the worktop at 910\smm/);
});

it('is led to from the first window', async () => {
  mockProducts(() => product);
  await renderScreen('/product/CAL-AN100-BU');
  const link = await screen.findByRole('link', { name: 'Check whether it fits' });
  expect(document.querySelector(link.getAttribute('href') ?? 'none')).toBe(
    screen.getByRole('heading', { name: 'Does it fit?' }),
  );
});

it('says under each field what is wrong with it, and leads to the first', async () => {
  const { user, section } = await openForm();
  await user.type(section.getByLabelText('Depth'), 'deep');
  await user.type(section.getByLabelText('Electric supply'), '500');
  await user.click(section.getByRole('button', { name: 'Check' }));
  expect(section.getByLabelText('Depth')).toHaveFocus();
  expect(section.getByLabelText('Depth')).toHaveAccessibleDescription('Enter a number, such as 60 or 59.5.');
  expect(section.getByLabelText('Depth')).toBeInvalid();
  const live = document.querySelector('[aria-live="polite"]:not([role])');
  expect(live).toHaveTextContent('Enter a number, such as 60 or 59.5.');
  const before = live?.textContent;
  await user.keyboard('{Enter}');
  expect(live?.textContent).not.toBe(before);
  await user.clear(section.getByLabelText('Depth'));
  await user.click(section.getByRole('button', { name: 'Check' }));
  expect(section.getByLabelText('Electric supply')).toHaveFocus();
  expect(section.getByRole('status')).toBeEmptyDOMElement();
});

it('answers what an address says of a kitchen, with the fields filled in', async () => {
  mockProducts(() => product);
  await renderScreen('/product/CAL-AN100-BU?height=95&gas=lpg&utm_source=letter');
  const section = within(await screen.findByRole('region', { name: 'Does it fit?' }));
  expect(section.getByLabelText('Height of the worktop')).toBeVisible();
  expect(section.getByLabelText('Height of the worktop')).toHaveValue('95');
  expect(section.getByLabelText('Gas')).toHaveValue('lpg');
  expect(section.getByRole('status')).toHaveTextContent(
    /900\smm at most: 50\smm lower than the worktop at 950\smm./,
  );
});

it('judges another version of the product by what was said before', async () => {
  const versions = ['100', '90'].map((width) => ({ sku: `AN${width}`, name: width, color: 'cream', width }));
  const family = { name: 'Antique', versions };
  mockProducts(({ sku }) =>
    aProduct({
      sku,
      family,
      name: sku,
      measures: {
        width: sku === 'AN90' ? 900 : 1_000,
        depth: 600,
        height: 900,
        heightTo: 900,
        adjustableBy: 0,
      },
    }),
  );
  const { user } = await renderSite('/product/AN100');
  await user.type(await screen.findByLabelText('Width'), '95{Enter}');
  expect(screen.getByText('By the data of the sheet, it does not fit.')).toBeInTheDocument();
  await user.click(within(screen.getByRole('list', { name: 'Width, cm' })).getByRole('link', { name: '90' }));
  expect(await screen.findByText('By the data of the sheet, the measurements fit.')).toBeInTheDocument();
  expect(screen.getByLabelText('Width')).toHaveValue('95');
});

const hob = aProduct({
  category: 'hobs',
  measures: { width: 750, depth: 520, height: 50, heightTo: 50, adjustableBy: 0 },
  specifications: [],
  construction: {
    kind: 'hob',
    parts: [],
    cutout: { width: { from: 560, to: 568 }, depth: { from: 490, to: 490 } },
  },
});

it.each([
  [
    'en',
    'Does it fit?',
    [
      'Width: Fits560 mm: the cut-out that the sheet asks for, from 560 to 568 mm.',
      'Depth: Fits490 mm: the cut-out that the sheet asks for.',
    ],
    [
      'Width: Check this700 mm: larger than the cut-out of the sheet, from 560 to 568 mm, but smaller than the product, 750 mm.',
      'Depth: Does not fit480 mm is too little: the cut-out has to be 490 mm.',
    ],
  ],
  [
    'it',
    'Ci sta?',
    [
      'Larghezza: Va bene560 mm: il foro d’incasso che la scheda richiede, da 560 a 568 mm.',
      'Profondità: Va bene490 mm: il foro d’incasso che la scheda richiede.',
    ],
    [
      'Larghezza: Da verificare700 mm: più di quanto la scheda richiede (il foro d’incasso da 560 a 568 mm), ma meno del prodotto, 750 mm.',
      'Profondità: Non va480 mm: troppo poco, il foro d’incasso deve essere di 490 mm.',
    ],
  ],
] as const)('tells in %s of the cut-out that the sheet asks for', async (lng, name, right, wrong) => {
  mockProducts(() => hob);
  for (const [query, expected] of [
    ['width=560&depth=490', right],
    ['width=700&depth=480', wrong],
  ] as const) {
    const { unmount } = await renderScreen(`/product/CAL-AN100-BU?${query}&lng=${lng}`);
    const section = within(await screen.findByRole('region', { name }));
    const rows = section.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(rows).toEqual(expected);
    unmount();
  }
});

it('asks for no height of the place of a hob, and passes over one that an address has', async () => {
  mockProducts(() => hob);
  await renderScreen('/product/CAL-AN100-BU?width=76&height=high');
  const section = within(await screen.findByRole('region', { name: 'Does it fit?' }));
  expect(section.getByLabelText('Depth')).toBeVisible();
  expect(section.queryByLabelText('Height')).toBeNull();
  expect(section.getByRole('status')).toHaveTextContent('the measurements fit.');
  expect(section.getAllByRole('listitem')).toHaveLength(1);
});

it('is an empty form where an address has nothing but the height of the place of a hob', async () => {
  mockProducts(() => hob);
  await renderScreen('/product/CAL-AN100-BU?height=90');
  const section = within(await screen.findByRole('region', { name: 'Does it fit?' }));
  expect(section.getByLabelText('Width')).toBeValid();
  expect(section.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['en', 'Does it fit?', 'It needs 3.3 kW; your supply gives it only 1 kW.'],
  ['it', 'Ci sta?', 'Assorbe 3,3 kW; la tua linea ne fornisce solo 1.'],
])('tells in %s of a supply of one kilowatt', async (lng, name, expected) => {
  mockProducts(() => product);
  await renderScreen(`/product/CAL-AN100-BU?supply=1&lng=${lng}`);
  const section = within(await screen.findByRole('region', { name }));
  expect(section.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toContain(expected);
});

it('is no section where the record has nothing to compare', async () => {
  mockProducts(() => aProduct({ measures: null, specifications: [] }));
  await renderScreen('/product/CAL-AN100-BU');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Does it fit?' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Check whether it fits' })).toBeNull();
});
