import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectNoAccessibilityFaults, test } from './visit.ts';

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] });
  },
});

/** Which share of what is seen in a place has a colour, by its red, green and blue. */
async function shareOf(place: Locator, is: (red: number, green: number, blue: number) => boolean) {
  const pixels = await sharp(await place.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (is(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) found += 3;
  }
  return found / pixels.length;
}

const isBurgundy = (red: number, green: number, blue: number) =>
  red > 40 && red > 3 * green && red > 2 * blue;
/** Not as pale as the ground. */
const isCream = (red: number, green: number, blue: number) => green > 140 && red > green && red > blue + 25;

test('what a cooker looks like from every side and in another finish is loaded at a press, from here alone @phone', async ({
  page,
  visit,
  onPhone,
  troubles,
}) => {
  // Drawn without a graphics card.
  troubles.allow(/^warning: .*(GL Driver Message|rAF timed out)/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit('/product/AN100-BU');
  expect(asked.filter((address) => /model-viewer|\.glb$/.test(address))).toEqual([]);
  await page.getByRole('link', { name: 'See it in 3D' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Antique 100 in 3D' });
  const viewer = dialog.getByRole('img', { name: /^Antique 100, \w+: width 1000\smm, depth 600\smm/ });
  const turnRight = dialog.getByRole('button', { name: 'Turn right' });
  await expect(turnRight).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: 'See it in your kitchen' })).toBeVisible({
    visible: onPhone,
  });
  const drawn = { timeout: 60_000 };
  await expect.poll(() => shareOf(dialog, isBurgundy), drawn).toBeGreaterThan(0.03);

  const cream = dialog.getByRole('button', { name: 'Cream' });
  await cream.press('Enter');
  await expect(cream).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shareOf(dialog, isCream), drawn).toBeGreaterThan(0.03);
  expect(await shareOf(dialog, isBurgundy)).toBeLessThan(0.01);

  const orbit = () =>
    dialog.locator('model-viewer').evaluate((element) => {
      const { theta } = (element as HTMLElement & { getCameraOrbit(): { theta: number } }).getCameraOrbit();
      return theta;
    });
  const before = await orbit();
  await viewer.first().press('ArrowRight');
  await expect.poll(orbit).not.toBeCloseTo(before, 2);
  const turned = await orbit();
  await turnRight.click();
  await expect.poll(orbit).toBeGreaterThan(turned);

  await expectNoAccessibilityFaults(page);
  const here = new URL(page.url()).origin;
  expect(
    asked.filter((address) => !/^(blob|data):/.test(address) && !address.startsWith(`${here}/`)),
  ).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the model of a product is a file to keep', async ({ page }) => {
    await page.goto('/product/AN100-BU');
    const link = page.getByRole('link', { name: /3D model/ });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('model/gltf-binary');
  });
});
