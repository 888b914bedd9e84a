import { paths } from '@kitchen/shared/paths.ts';
import type { Page } from '@playwright/test';
import { expect, holdLaterScripts, test } from './visit.ts';

/** What the keyboard is at: whether it shows, and what lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const outlined = [
      element,
      // A category's card draws it within its picture, which stands before the name.
      ...[
        element.closest('label'),
        element.closest('form'),
        // Around a field it is its box that draws it.
        element.matches('input, select') ? element.parentElement : null,
        element.parentElement?.previousElementSibling,
      ].filter((e) => e != null),
    ];
    const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 10));
    const header = document.querySelector('header');
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(
        0,
        60,
      ),
      shows: outlined.some((e) =>
        // A card draws it around all of itself.
        [null, '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(e, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        }),
      ),
      underHeader: !header?.contains(element) && header?.contains(onTop),
      // A ring of 2 px stands 3 px off; that of a drawing as high as the window goes beyond it. What lies over the header is fixed.
      ringUnderHeader:
        element.closest('main') !== null &&
        element.offsetParent !== null &&
        box.height < window.innerHeight / 2 &&
        box.top - 5 < (header?.getBoundingClientRect().bottom ?? 0),
      inSight: box.bottom > 0 && box.top < window.innerHeight,
    };
  });

for (const path of ['/', '/product-category/ovens', '/product/AN100-BU']) {
  test(`the keyboard gets through ${path} and is never out of sight`, async ({ page, visit }) => {
    await visit(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    for (const [key, last] of [
      ['Tab', 'A Pinterest'],
      ['Shift+Tab', 'A Skip to the content'],
    ] as const) {
      const reached: string[] = [];
      for (let steps = 0; steps < 200 && reached.at(-1) !== last; steps++) {
        await page.keyboard.press(key);
        // Where a step scrolls the page, the header needs a moment to become small.
        await expect
          .poll(() => focused(page), { message: `${key} after ${reached.at(-1)}` })
          .toMatchObject({ shows: true, underHeader: false, ringUnderHeader: false, inSight: true });
        const at = await focused(page);
        reached.push(at?.name ?? '');
      }
      expect(reached.at(-1)).toBe(last);
      expect(reached.length).toBeGreaterThan(10);
    }
  });
}

/** How much of what the keyboard is at can be seen: one of nine points of it that nothing else lies on, or none. */
const sightOfFocused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const parts = [0.1, 0.5, 0.9];
    const isSeen = [...element.getClientRects()].some(({ x, y, width, height }) =>
      parts.some((across) =>
        parts.some((down) => {
          const onTop = document.elementFromPoint(x + across * width, y + down * height);
          return onTop && (element.contains(onTop) || onTop.contains(element));
        }),
      ),
    );
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { name: `${element.tagName} ${name.slice(0, 60)}`, isSeen };
  });

for (const path of [
  '/product-category/ovens',
  '/product-category/ovens?lng=it&collection=land',
  '/product/AN100-BU?lng=it',
  paths.compareOf(['AN100-BU', 'EL90-CR', 'PF90IY-AT']),
  paths.privacyPolicy,
  '/?lng=it',
]) {
  test(`at 400 % nothing hides what the keyboard is at on ${path}`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.addInitScript(() =>
      localStorage.setItem('compare', JSON.stringify({ category: 'ovens', skus: ['LDF60M-CR'] })),
    );
    await visit(path);
    await expect(page.locator('aside:has([href^="/compare"])')).toBeVisible();
    const reached: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      // At its end the page hands the focus on to the browser.
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      await expect
        .poll(() => sightOfFocused(page), { message: `after ${reached.at(-1)}` })
        .toMatchObject({ isSeen: true });
      reached.push((await sightOfFocused(page))?.name ?? '');
    }
    expect(reached.at(-1)).toMatch(/^BUTTON (Clear|Svuota)$/);
  });
}

for (const language of ['en', 'it']) {
  test(`what cannot be compared is said in sight, and hides nothing that the keyboard is at (${language})`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('compare', JSON.stringify({ category: 'hobs', skus: ['EMP30C-BK'] })),
    );
    for (const height of [256, 640]) {
      await page.setViewportSize({ width: 320, height });
      await visit(`${paths.product('AN100-BU')}?lng=${language}`);
      const compare = page.getByRole('article').locator('button[aria-pressed]').first();
      await compare.click();
      const said = page.getByText(/^(Only products of the same category|Si possono confrontare solo)/);
      await expect(said).toBeInViewport({ ratio: 1 });
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let steps = 0; steps < 25; steps++) {
          await page.keyboard.press(key);
          await expect.poll(() => sightOfFocused(page)).toMatchObject({ isSeen: true });
        }
      }
      await page.getByRole('button', { name: /^(Close|Chiudi)$/ }).click();
      await expect(compare).toBeFocused();
      await expect(compare).toBeInViewport();
    }
  });
}

test('a carousel that comes late, or shows fewer slides at 400 %, keeps the focus of who is in it', async ({
  page,
  visit,
}) => {
  const arrival = await holdLaterScripts(page, '/?lng=it');
  await page.setViewportSize({ width: 320, height: 256 });
  await visit('/?lng=it');
  const carousel = page.locator('.swiper').first();
  const links = carousel.locator('a');
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  arrival.resolve();
  await expect(carousel).toContainClass('swiper-initialized');
  await expect(carousel.locator('[inert]')).toHaveCount(4);
  await expect(links.nth(1)).toBeFocused();
  await expect.poll(() => sightOfFocused(page)).toMatchObject({ isSeen: true });

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(carousel.locator('[inert]')).toHaveCount(0);
  await links.nth(3).focus();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(carousel.locator('[inert]')).toHaveCount(4);
  await expect(links.nth(3)).toBeFocused();
  // The page is another one, of which the browser keeps no place.
  await links.nth(3).scrollIntoViewIfNeeded();
  await expect.poll(() => sightOfFocused(page)).toMatchObject({ isSeen: true });
});

for (const [height, language] of [
  [256, 'en'],
  [256, 'it'],
  [640, 'it'],
] as const) {
  test(`for how long something waits is said at the foot of a window ${height} px high, and hides nothing that the keyboard is at (${language})`, async ({
    page,
    visit,
    troubles,
  }) => {
    troubles.expect(/^429 .*\/api\//);
    await page.setViewportSize({ width: 320, height });
    await page.addInitScript(() =>
      localStorage.setItem('compare', JSON.stringify({ category: 'ovens', skus: ['LDF60M-CR'] })),
    );
    await visit(`${paths.category('hobs')}?lng=${language}`);
    const choice = page.locator('aside:has([href^="/compare"])');
    await expect(choice).toBeVisible();
    await page.route('**/api/categories/**', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '600' } }),
    );
    await page.getByRole('combobox').selectOption('width');
    const notice = page.getByText(/^(Too many requests|Troppe richieste)/).and(page.locator('[aria-hidden]'));
    await expect(notice).toBeInViewport({ ratio: 1 });
    const standsOver = height > 512 ? ((await choice.boundingBox())?.height ?? 0) : 0;
    const foot = await notice.evaluate((words) => words.parentElement?.getBoundingClientRect().bottom);
    expect(foot).toBeCloseTo(height - standsOver, 0);
    for (let steps = 0; steps < 25; steps++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => sightOfFocused(page)).toMatchObject({ isSeen: true });
    }
  });
}

for (const [path, beside] of [
  [`${paths.category('cookers')}?lng=it`, 'aside'],
  [`${paths.privacyPolicy}?lng=en`, 'nav:has(ol)'],
] as const) {
  test(`what stands beside ${path} ends above the bar at the foot of the window`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.addInitScript(() =>
      localStorage.setItem('compare', JSON.stringify({ category: 'ovens', skus: ['LDF60M-CR'] })),
    );
    await visit(path);
    await expect(page.locator('aside:has([href^="/compare"])')).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    const controls = page
      .getByRole('main')
      .locator(`${beside} :is(a, summary, input)`)
      .filter({ visible: true });
    await controls.last().focus();
    await expect.poll(() => sightOfFocused(page)).toMatchObject({ isSeen: true });
  });
}

test('what stays over the products hides nothing that the keyboard is at', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 520 });
  await visit('/product-category/ovens?lng=it');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => sightOfFocused(page)).toMatchObject({ isSeen: true });
    if (await page.evaluate(() => document.activeElement?.closest('header'))) break;
  }
});
