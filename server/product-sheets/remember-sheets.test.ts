import type { Product } from '@kitchen/shared/product.ts';
import { expect, it } from 'vitest';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import type { MadeSheet } from './remember-sheets.ts';
import { rememberSheets } from './remember-sheets.ts';
import { sheetWords } from './sheet-words.ts';

const aProduct = (name: string) => ({ sku: 'AN100-BU', name }) as Product;

const words = sheetWords(builtInTexts.en);

function countingSheets(others: Partial<MadeSheet> = {}) {
  const made: string[] = [];
  const make = rememberSheets(async ({ name }, language, { sheet }) => {
    made.push(`${name} ${language} ${sheet.finishes}`);
    return { body: Buffer.from(name), ...others };
  }, 100);
  return { made, make };
}

it('makes a sheet once, and anew when its own record or its words have changed or in another language', async () => {
  const { made, make } = countingSheets();
  const first = await make(aProduct('Antique'), 'en', words);
  expect(await make(aProduct('Antique'), 'en', words)).toEqual(first);
  await make(aProduct('Antique'), 'it', words);
  expect(String((await make(aProduct('Antique 100'), 'en', words)).body)).toBe('Antique 100');
  await make(aProduct('Antique'), 'en', { ...words, sheet: { ...words.sheet, finishes: 'Colours' } });
  expect(made).toEqual([
    'Antique en Finishes',
    'Antique it Finishes',
    'Antique 100 en Finishes',
    'Antique en Colours',
  ]);
});

it('makes a sheet again that lacked its picture', async () => {
  const { made, make } = countingSheets({ ttlMs: 60_000 });
  await make(aProduct('Antique'), 'en', words);
  expect((await make(aProduct('Antique'), 'en', words)).ttlMs).toBe(60_000);
  expect(made).toHaveLength(2);
});

it('keeps no more than it has room for', async () => {
  const { made, make } = countingSheets();
  for (const name of ['A'.repeat(60), 'B'.repeat(60), 'A'.repeat(60)])
    await make(aProduct(name), 'en', words);
  expect(made).toHaveLength(3);
});
