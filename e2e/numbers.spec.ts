import { defaultBrand } from '@kitchen/shared/brand.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Locator } from '@playwright/test';
import { expect, test } from './visit.ts';

/** Numbers that the design has to keep, as a visitor meets them. */
const about = paths.about(defaultBrand);
const byFive = [
  [320, 1],
  [640, 2],
  [768, 3],
  [1024, 4],
  [1280, 5],
] as const;

const carousels = [
  { name: 'the categories of the home page', path: paths.home, place: 0, gap: 20, steps: byFive },
  { name: 'the gallery of the about page', path: about, place: 1, gap: 10, steps: byFive },
  {
    name: 'the timeline of the about page',
    path: about,
    place: 0,
    gap: 30,
    steps: [
      [390, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
    ],
  },
] as const;

/** How many slides fit side by side, and the px between two of them. */
const measure = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const [first, second] = [...element.querySelectorAll('.swiper-slide')].map((slide) =>
      slide.getBoundingClientRect(),
    );
    // On phones a part of the next slide may show beyond the room that the slides share.
    const whole = element.querySelector('.swiper-wrapper')?.getBoundingClientRect().width ?? 0;
    if (!first || !second) throw new Error('The carousel has no two slides');
    const gap = second.left - first.right;
    return { perView: Math.round(((whole + gap) / (first.width + gap)) * 10) / 10, gap: Math.round(gap) };
  });

for (const { name, path, place, gap, steps } of carousels) {
  test(`${name}: slides side by side and the space between them`, async ({ page, visit, troubles }) => {
    const carousel = page.locator('main .swiper').nth(place);
    for (const scripts of [true, false]) {
      // What the server rendered must not differ from what the scripts make of it.
      if (!scripts) {
        troubles.allow(/^failed: net::ERR_FAILED .*\.js$/);
        await page.route('**/*.js', (route) => route.abort());
      }
      if (scripts) await visit(path);
      else await page.goto(path);
      for (const [width, count] of steps) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => measure(carousel), `${width} px`).toEqual({ perView: count, gap });
      }
    }
  });
}

const moving = [
  { name: 'the timeline moves every 3 seconds', path: about, place: 0, everyMs: 3000 },
  { name: 'the news move every 5 seconds', path: paths.home, place: 1, everyMs: 5000 },
] as const;

for (const { name, path, place, everyMs } of moving) {
  test(name, async ({ page, visit }) => {
    await page.clock.install();
    await visit(path);
    const carousel = page.locator('main .swiper').nth(place);
    const shown = () => carousel.locator('.swiper-slide-active [role=group]').getAttribute('aria-label');
    // It waits under the pointer, and its time begins when the pointer leaves.
    await carousel.hover();
    await expect(carousel).toHaveClass(/initialized/);
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = await shown();
    await page.mouse.move(5, 5);
    await page.clock.runFor(everyMs - 200);
    expect(await shown()).toBe(first);
    await page.clock.runFor(1_000);
    await expect.poll(shown).not.toBe(first);
  });
}

test('the menu takes half the screen, and all of it under 768 px', async ({ page, visit }) => {
  for (const [width, share] of [
    [1440, 0.5],
    [768, 0.5],
    [767, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(paths.companyInfo);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    const links = dialog.getByRole('navigation').locator('..');
    await expect.poll(async () => ((await links.boundingBox())?.width ?? 0) / width).toBeCloseTo(share, 2);
  }
});

test('the figures of the company are told', async ({ page, visit }) => {
  await visit(about);
  const main = page.getByRole('main');
  for (const year of ['1979', '1985', '1995', '2005', '2020']) {
    await expect(main.getByText(year, { exact: true }).first()).toBeAttached();
  }
  for (const figure of [/more than 60 countries/, /30,000\sm²/, /ISO 9001/, /1998/]) {
    await expect(main.getByText(figure).first()).toBeAttached();
  }
  // Its controls come when it comes near.
  await main.locator('.swiper').first().scrollIntoViewIfNeeded();
  await expect(main.locator('[aria-current=true]').first()).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  const bars = await main
    .locator('[aria-current=true], [aria-current=false]')
    .evaluateAll((bullets) =>
      bullets.map((bullet) => [bullet.ariaCurrent, getComputedStyle(bullet, '::after').backgroundColor]),
    );
  const barsOf = (current: string) =>
    new Set(bars.filter(([is]) => is === current).map(([, color]) => color));
  expect([barsOf('true').size, barsOf('false').size, new Set(bars.map(([, color]) => color)).size]).toEqual([
    1, 1, 2,
  ]);
});
