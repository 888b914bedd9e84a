import type { Page } from '@playwright/test';
import { expect, expectHydrated, expectNoAccessibilityFaults, openBeforeScripts, test } from './visit.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Search|Ricerca)$/ });
const field = (page: Page) => dialog(page).getByRole('combobox');
const results = (page: Page) => dialog(page).getByRole('option');

test('the search opens over the page, takes the focus after a tenth of a second, and closes in every way', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/product-category/hoods');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await page.clock.install();
  await opener.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await opener.click();
  await expect(dialog(page)).toBeAttached();
  await expect(field(page)).not.toBeFocused();
  await page.clock.runFor(99);
  await expect(field(page)).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(field(page)).toBeFocused();
  await page.clock.resume();

  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({
    x: 0,
    y: 0,
    width: page.viewportSize()?.width,
    height: page.viewportSize()?.height,
  });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'the close button': () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    'a click outside the content': () => dialog(page).click({ position: { x: 3, y: 400 } }),
  };
  for (const [way, close] of Object.entries(ways)) {
    await test.step(way, async () => {
      await expect(dialog(page)).toBeVisible();
      await field(page).fill('antique');
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
      await opener.click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
    });
  }
});

test('the empty search invites, and a popular term fills it', async ({ page, visit, openSearch }) => {
  await visit('/');
  await openSearch();
  await expect(dialog(page).getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  await expect(
    dialog(page).getByText('Type a product name, a collection, a width or a product code.'),
  ).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await expectNoAccessibilityFaults(page);
  for (const term of await dialog(page).getByRole('list').getByRole('button').allTextContents()) {
    await dialog(page).getByRole('button', { name: term }).click();
    await expect(field(page)).toHaveValue(term);
    await expect(field(page)).toBeFocused();
    // Each popular term leads somewhere.
    await expect(
      dialog(page).getByRole('heading', { name: new RegExp(`^\\d+ products? for “${term}”$`) }),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Clear' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  }
});

test('a search shows a spinner, then what it found, in two-line summaries', async ({
  page,
  visit,
  openSearch,
}) => {
  await visit('/product');
  await openSearch();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/search?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await field(page).fill('domino');
  await expect(dialog(page).getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('Loading...');
  answer.resolve();
  await expect(
    dialog(page).getByRole('heading', { level: 2, name: /products? for “domino”$/ }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('progressbar')).toBeHidden();
  const grill = results(page).filter({ hasText: 'Domino grill' });
  await expect(grill).toContainText('SKU N/A');
  await expect(grill).toHaveAttribute('aria-disabled', 'true');

  await field(page).fill('vacuum drawer');
  await expect(results(page).filter({ hasText: 'Vacuum drawer 60' })).toContainText('No Image Available');

  await field(page).fill('antique 100');
  await expect(dialog(page).getByRole('heading', { name: /^\d+ products for “antique 100”$/ })).toBeVisible();
  const first = results(page).first();
  await expect(first).toContainText(/SKU \S+/);
  const summary = first.locator('p:not(:has(svg))').last();
  // Whole sentences, where there is room for one.
  await expect(summary).toContainText(/\w+ .+\.$/);
  expect(await summary.textContent()).not.toContain('<');
  const lines = await summary.evaluate((element) => {
    const style = getComputedStyle(element);
    return element.getBoundingClientRect().height / Number.parseFloat(style.lineHeight);
  });
  expect(lines).toBeLessThanOrEqual(2.05);
  await expect(results(page).getByText('statico')).toHaveCount(0);
  await expectNoAccessibilityFaults(page);
});

test('a visitor goes from a result to its page', async ({ page, visit, openSearch }) => {
  await visit('/product-category/hoods');
  await openSearch();
  await field(page).fill('AN100-BU');
  const hit = results(page).filter({ hasText: 'SKU AN100-BU' });
  await hit.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/product/AN100-BU?lng=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antique 100 burgundy');
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/product?q=AN100-BU&lng=en');
  await expect(page.getByRole('heading', { level: 1, name: '1 product for “AN100-BU”' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('AN100-BU');
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/product-category/hoods');
  await expect(dialog(page)).toBeHidden();
});

test('a result opens in a tab of its own by the pointer, and the search stays', async ({
  page,
  context,
  visit,
  openSearch,
}) => {
  await visit('/');
  await openSearch();
  await field(page).fill('AN100-BU');
  const opened = context.waitForEvent('page');
  await results(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/product/AN100-BU?lng=en');
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toHaveValue('AN100-BU');
});

test('from a result among many the visitor comes back to its place', async ({ page, visit }) => {
  await visit('/product?q=oven&lng=en');
  const place = () => page.evaluate(() => window.scrollY);
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').nth(9);
  await link.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Technical specifications' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('oven');
  await expect.poll(place).toBe(left);
  await expect(link).toBeFocused();
});

test('a press on the search before the scripts are there leads to a field that has the focus, and keeps it', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await openBeforeScripts(page, '/product-category/hoods');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/product?lng=en');
  const finder = page.getByRole('main').getByRole('searchbox');
  await expect(finder).toBeFocused();
  await page.keyboard.type('antique');
  scripts.resolve();
  await expectHydrated(page);
  await expect(finder).toBeFocused();
  await expect(finder).toHaveValue('antique');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product?q=antique&lng=en');
  await expect(page.getByRole('heading', { name: /^\d+ products for “antique”$/ })).toBeVisible();
});

test('results are narrowed by links with their number', async ({ page, visit }) => {
  await visit('/product?q=cream&lng=en');
  const opener = page.getByRole('button', { name: /^Filters/ });
  const isNarrow = await opener.isVisible();
  if (isNarrow) await opener.click();
  const filters = isNarrow
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('navigation', { name: 'Narrow the results' });
  const hobs = filters.getByRole('link', { name: /^Cookers \d+ products$/ });
  const count = /\d+/.exec((await hobs.textContent()) ?? '')?.[0];
  await hobs.click();
  await expect(page).toHaveURL('/product?q=cream&category=cookers&lng=en');
  await expect(
    isNarrow
      ? filters.getByRole('button', { name: `Show ${count} products` })
      : page.getByRole('heading', { name: `${count} products for “cream”` }),
  ).toBeVisible();
  await expect(hobs).toBeFocused();
  await expectNoAccessibilityFaults(page);
  await page.goBack();
  await expect(page).toHaveURL('/product?q=cream&lng=en');
  if (isNarrow) await expect(filters).toBeHidden();
  else await expect(hobs).not.toHaveAttribute('aria-current');
});

test('the step that closes the search is gone once: after two closes, a recall that was found, a page loaded again', async ({
  page,
  visit,
  openSearch,
}) => {
  await visit('/');
  await visit('/product-category/hoods');
  await openSearch();
  // Sooner than the browser has gone back.
  await dialog(page)
    .getByRole('button', { name: 'Close' })
    .evaluate((close: HTMLButtonElement) => {
      close.click();
      close.click();
    });
  await expect(dialog(page)).toBeHidden();
  await openSearch();
  await field(page).fill('LDF60S-BU');
  await dialog(page)
    .getByRole('option', { name: /^Recall: what to do/ })
    .click();
  await expect(page).toHaveURL('/recalls?lng=en#example-door-glass');
  await page.goBack();
  await expect(page).toHaveURL('/product?q=LDF60S-BU&lng=en');
  await page.goBack();
  await expect(page).toHaveURL('/product-category/hoods');
  await expectHydrated(page);
  await openSearch();
  await page.reload();
  await expectHydrated(page);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the keyboard alone searches, finds and opens a product', async ({ page, visit }) => {
  await visit('/product');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('elementum 75');
  await expect(dialog(page).getByRole('heading', { name: /for “elementum 75”$/ })).toBeVisible();
  const link = results(page).first();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  // The focus does not leave the dialog.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await link.getAttribute('id')) ?? '');
  await expect(link).toHaveAttribute('aria-selected', 'true');
  await expectNoAccessibilityFaults(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/EMP75/);
  await expect(dialog(page)).toBeHidden();
});

test('the field stays in sight of who goes through many results by the arrow keys', async ({
  page,
  visit,
  openSearch,
}) => {
  await visit('/');
  await openSearch();
  await field(page).fill('oven');
  await expect(dialog(page).getByRole('heading', { name: /products for “oven”$/ })).toBeVisible();
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowDown');
  const active = dialog(page).locator('[aria-selected="true"]');
  await expect(active).toBeInViewport({ ratio: 0.9 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
  const [top, bottom] = await Promise.all([active.boundingBox(), field(page).boundingBox()]);
  expect(top?.y).toBeGreaterThanOrEqual((bottom?.y ?? 0) + (bottom?.height ?? 0));
});

test('codes, parts of codes and misspelt names find their products', async ({ page, visit, openSearch }) => {
  await visit('/');
  await openSearch();
  const finds: [text: string, hit: string][] = [
    ['PF90IY-AT', 'SKU PF90IY-AT'],
    ['pf90iy', 'SKU PF90IY-AT'],
    ['MX120/G', 'SKU MX120/G-SS'],
    ['EMP60C 100%', 'SKU EMP60C 100%'],
    ['perfektion 90', 'Perfection 90'],
    ['elementun', 'Elementum'],
  ];
  for (const [text, hit] of finds) {
    await test.step(text, async () => {
      await field(page).fill(text);
      await expect(dialog(page).getByRole('heading', { name: `for “${text}”` })).toBeVisible();
      await expect(results(page).filter({ hasText: hit }).first()).toBeVisible();
    });
  }
});

test('a text that nothing matches is answered with the text itself', async ({ page, visit, openSearch }) => {
  await visit('/');
  await openSearch();
  await field(page).fill('zzqx & <b>qqzz%</b>');
  const said = 'No products for “zzqx & <b>qqzz%</b>”';
  await expect(dialog(page).getByRole('heading', { name: said })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(said);
  await expectNoAccessibilityFaults(page);
});

test('what clears the search keeps its word whole in the narrowest window', async ({
  page,
  visit,
  openSearch,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/product?lng=it');
  await openSearch();
  await field(page).fill('piano a induzione');
  const lines = await dialog(page)
    .getByRole('button', { name: 'Cancella' })
    .evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('Italian visitors search in Italian and find Italian texts', async ({ page, visit, openSearch }) => {
  await visit('/product?lng=it');
  await openSearch();
  await expect(field(page)).toHaveAttribute('placeholder', 'Cerca nel catalogo');
  await field(page).fill('piano a induzione');
  await expect(
    dialog(page).getByRole('heading', { name: /^\d+ prodotti per «piano a induzione»$/ }),
  ).toBeVisible();
  await expect(results(page).first()).toContainText('Piano a induzione');
  await field(page).fill('zzqx');
  await expect(dialog(page).getByRole('heading', { name: 'Nessun prodotto per «zzqx»' })).toBeVisible();
  await field(page).fill('microonde');
  await results(page).first().click();
  await expect(page).toHaveURL(/\/product\/[^?]+\?lng=it$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Microonde');
});
