import type { Product } from '@kitchen/shared/product.ts';
import { expect, it } from 'vitest';
import type { MadeSheet } from './remember-sheets.ts';
import { rememberSheets } from './remember-sheets.ts';

const aProduct = (name: string) => ({ sku: 'AN100-BU', name }) as Product;

function countingSheets(others: Partial<MadeSheet> = {}) {
  const made: string[] = [];
  const make = rememberSheets(async ({ name }, language) => {
    made.push(`${name} ${language}`);
    return { body: Buffer.from(name), ...others };
  }, 100);
  return { made, make };
}

it('makes a sheet once, and anew when its own record has changed or in another language', async () => {
  const { made, make } = countingSheets();
  const first = await make(aProduct('Antique'), 'en');
  expect(await make(aProduct('Antique'), 'en')).toEqual(first);
  await make(aProduct('Antique'), 'it');
  expect(String((await make(aProduct('Antique 100'), 'en')).body)).toBe('Antique 100');
  expect(made).toEqual(['Antique en', 'Antique it', 'Antique 100 en']);
});

it('makes a sheet again that lacked its picture', async () => {
  const { made, make } = countingSheets({ ttlMs: 60_000 });
  await make(aProduct('Antique'), 'en');
  expect((await make(aProduct('Antique'), 'en')).ttlMs).toBe(60_000);
  expect(made).toHaveLength(2);
});

it('keeps no more than it has room for', async () => {
  const { made, make } = countingSheets();
  for (const name of ['A'.repeat(60), 'B'.repeat(60), 'A'.repeat(60)]) await make(aProduct(name), 'en');
  expect(made).toHaveLength(3);
});
