import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureName } from '../catalogue/appliance.ts';
import { appliances } from '../catalogue/appliances.ts';
import type { DemoStore } from './demo-store.ts';
import { startDemoStore } from './demo-store.ts';

let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore();
});
afterAll(() => store.close());

async function picture(file: string) {
  const response = await fetch(`${store.dialUrl}/wp-content/uploads/2026/11/${file}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  return sharp(await response.arrayBuffer());
}

test('every picture that the catalogue names is there', async () => {
  const names = new Set(appliances.flatMap((appliance) => pictureName(appliance) ?? []));
  for (const name of names) expect((await (await picture(`${name}.webp`)).metadata()).width, name).toBe(900);
});

test('a picture says in both languages what it shows, unless an editor forgot to', () => {
  const records = [...store.products.values()].filter(({ sku }) => sku === 'AN100-BU');
  expect(records.map(({ images }) => images[0]?.alt)).toEqual([
    'Cucina Antique da 100 cm, color bordeaux',
    'Antique free-standing cooker, 100 cm, burgundy',
  ]);
});

test('the first pictures of the records are there, square and on a transparent ground', async () => {
  const samples = [...store.products.values()].filter(({ id }) => id % 80 === 1);
  const files = samples.flatMap(({ images }) => images.slice(0, 1).map(({ file }) => file));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { width, height, hasAlpha } = await (await picture(file)).metadata();
    expect({ width, height, hasAlpha }, file).toEqual({ width: 900, height: 900, hasAlpha: true });
  }
});

test('cookers are shown a second time, from near, and each of these pictures is there', async () => {
  const records = [...store.products.values()];
  const second = records.flatMap(({ images }) => images.slice(1).map(({ file }) => file));
  expect(second).toContain('detail-antique-burgundy.webp');
  for (const file of new Set(second)) {
    const { width, height } = await (await picture(file)).metadata();
    expect({ width, height }, file).toEqual({ width: 720, height: 720 });
  }
});

test('the smaller sizes that a record lists are there too', async () => {
  const { width } = await (await picture('hob-90-enzo-black-gas-300x300.webp')).metadata();
  expect(width).toBe(300);
});

test.each([
  'teapot.webp',
  'cooker-100-baroque-burgundy-gas.webp',
  '..%2f..%2f..%2fpackage.webp',
  'hob-90-enzo-black-gas.jpg',
])('there is no %s', async (file) => {
  const response = await fetch(`${store.dialUrl}/wp-content/uploads/2026/11/${file}`);
  expect(response.status).toBe(404);
});
