import { expect, it } from 'vitest';
import { technicalTables } from './technical-information.ts';
import { texts as english } from './texts/en/screens/product.ts';
import { texts as italian } from './texts/it/screens/product.ts';

const hood = [
  {
    kind: 'hood' as const,
    rows: [
      { key: 'hood_annual_energy', values: [52.25] },
      { key: 'hood_air_flow_max', values: [1200] },
    ],
  },
];

it('writes numbers and units as each language does', () => {
  const said = (language: 'en' | 'it', { technical }: typeof english | typeof italian) =>
    technicalTables(hood, language, technical).flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap(({ label, values }) => [label, ...values.map(({ text }) => text)]),
    ]);
  expect(said('en', english)).toEqual([
    'Hood',
    'Annual energy consumption',
    '52.25\u00A0kWh/year',
    'Air flow, highest speed',
    '1200\u00A0m³/h',
  ]);
  expect(said('it', italian)).toEqual([
    'Cappa',
    'Consumo annuo di energia',
    '52,25\u00A0kWh/anno',
    'Flusso d’aria, velocità massima',
    '1200\u00A0m³/h',
  ]);
});

it('names what each of several values is of, and a diameter', () => {
  const [table] = technicalTables(
    [{ kind: 'electric_hob', rows: [{ key: 'hob_zone_size', values: [[18], [21, 19.5]] }] }],
    'it',
    italian.technical,
  );
  expect(table?.rows[0]?.values).toEqual([
    { of: 'Zona\u00A01', text: 'Ø\u00A018\u00A0cm' },
    { of: 'Zona\u00A02', text: '21\u00A0×\u00A019,5\u00A0cm' },
  ]);
});
