import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('every picture that a record shows is there, cut out unless it is a close-up or shows it in its place', async () => {
  const records = [...store.products.values()];
  const files = new Set(records.flatMap(({ images }) => images.map(({ file }) => file)));
  expect(files).toContain('cooker-100-antique-burgundy-gas.webp');
  expect(files).toContain('detail-antique-burgundy.webp');
  for (const file of files) {
    const { width, height, hasAlpha } = await (await picture(file)).metadata();
    const hasPlace = file.startsWith('detail-') || /-worktop\./.test(file);
    const [leastSide, isCutOut] = hasPlace ? [720, false] : [900, true];
    expect({ height, hasAlpha }, file).toEqual({ height: width, hasAlpha: isCutOut });
    expect(width, file).toBeGreaterThanOrEqual(leastSide);
  }
});

test('a picture says in both languages what it shows, unless an editor forgot to', () => {
  const records = [...store.products.values()].filter(({ sku }) => sku === 'AN100-BU');
  expect(records.map(({ images }) => images[0]?.alt)).toEqual([
    'Cucina Antique da 100 cm, color bordeaux',
    'Antique free-standing cooker, 100 cm, burgundy',
  ]);
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
