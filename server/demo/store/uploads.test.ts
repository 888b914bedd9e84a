import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureName } from '../catalogue/appliance.ts';
import { appliances } from '../catalogue/appliances.ts';
import { drawAppliance } from '../drawings/draw-appliance.ts';
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

test('every picture that the catalogue names can be drawn', () => {
  const names = new Set(appliances.flatMap((appliance) => pictureName(appliance) ?? []));
  for (const name of names) expect(drawAppliance(name), name).toMatch(/^<svg .*<\/svg>$/s);
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

test('a drawing shows something in the middle and nothing in the corners', async () => {
  const drawn = await picture('oven-60-land-avena.webp');
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect(alphaAt(450, 600)).toBe(255);
  expect(alphaAt(5, 5)).toBe(0);
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
