import { paths } from '@kitchen/shared/paths.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './visit.ts';

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
          .toMatchObject({ shows: true, underHeader: false, inSight: true });
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
      localStorage.setItem('compare', JSON.stringify({ category: 'ovens', skus: ['NO60PY-AT'] })),
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
