import type { Locator, Page } from '@playwright/test';
import { expect, expectHydrated, expectNoAccessibilityFaults, test, withComma } from './visit.ts';

const categoryLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const cards = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const chip = (page: Page, option: string) =>
  page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: `Remove filter: ${option}` });
const filterForm = (page: Page) => page.getByRole('form', { name: /^(Filters|Filtri)$/ });
const optionOf = (form: Locator, name: RegExp) => form.getByRole('checkbox', { name });

/** The filters where this visitor finds them: beside the products, or in a drawer. */
async function openFilters(page: Page, onPhone: boolean): Promise<Locator> {
  if (!onPhone) return filterForm(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test('the drawer of filters shows what it opens, over a bar that keeps its height', {
  tag: '@phone-only',
}, async ({ page, visit, onPhone }) => {
  await visit('/product-category/cookers');
  const drawer = await openFilters(page, onPhone);
  const show = drawer.getByRole('button', { name: /^Show \d+ products$/ });
  const top = async () => (await show.boundingBox())?.y;
  const topAtFirst = await top();
  await optionOf(drawer, /^Cream/).click();
  await expect(page).toHaveURL('/product-category/cookers?color=cream&lng=en');
  await expect(drawer.getByRole('button', { name: 'Clear all' })).toBeEnabled();
  expect(await top()).toBe(topAtFirst);
  const lastGroup = drawer.getByRole('group').last();
  await drawer.locator('summary').last().click();
  await expect(lastGroup).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const box = await lastGroup.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBeLessThanOrEqual(topAtFirst ?? 0);
});

/** What an element says from now on, each time that it says something else. */
function changesOf(element: Element): string[] {
  const said: string[] = [];
  new MutationObserver(() => {
    const text = element.textContent ?? '';
    if (text !== said.at(-1)) said.push(text);
  }).observe(element, { childList: true, characterData: true, subtree: true });
  return said;
}

test('a visitor finds a hood by its noise, sorts the list, and comes back to both', {
  tag: '@phone',
}, async ({ page, visit, onPhone }) => {
  await visit('/product-category/hoods');
  await expectHydrated(page);
  const filters = await openFilters(page, onPhone);
  await filters.getByText('Noise, highest speed').click();
  await optionOf(filters, /^Up to 60\sdB\(A\)/).click();
  await expect(page).toHaveURL('/product-category/hoods?noise=60&lng=en');
  if (onPhone) await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await expect(chip(page, 'Noise, highest speed: up to 60 dB(A)')).toBeVisible();

  const order = page.getByRole('combobox', { name: 'Sort by' });
  const said = await count(page).evaluateHandle(changesOf);
  await order.selectOption('Width, narrowest first');
  await expect(page).toHaveURL('/product-category/hoods?noise=60&sort=width&lng=en');
  await expect(count(page)).toHaveText(/Sorted by: Width, narrowest first$/);
  await expect(cards(page).first()).toHaveText(/ 60 hood$/);
  expect((await said.jsonValue()).filter((text) => /Sorted by/.test(text))).toHaveLength(1);
  await expectNoAccessibilityFaults(page);
  await cards(page).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ 120 hood/);
  await page.goBack();
  await expect(order).toHaveValue('width');
  await expect(cards(page).first()).toHaveText(/ 60 hood$/);
});

test('a visitor finds a cooker by colour and width, and undoes the choice', { tag: '@phone' }, async ({
  page,
  visit,
  onPhone,
}) => {
  await visit('/');
  await categoryLink(page, 'Cookers, collections').click();
  await expect(page).toHaveURL('/collections/collections-cookers?lng=en');
  await categoryLink(page, 'All cookers').first().click();
  await expect(page).toHaveURL('/product-category/cookers?lng=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookers');
  await expect(page).toHaveTitle('Free-standing cookers | Calidora');
  await expect(count(page)).toHaveText(/^74 products found/);
  await expect(cards(page)).toHaveCount(24);
  // A link that was pressed before React listened loads its page anew.
  await expectHydrated(page);

  const filters = await openFilters(page, onPhone);
  await expect(optionOf(filters, /^Cream/)).toHaveAccessibleName('Cream 10 products');
  await optionOf(filters, /^Cream/).click();
  await expect(page).toHaveURL('/product-category/cookers?color=cream&lng=en');
  await expect(optionOf(filters, /^Cream/)).toBeChecked();
  // Colours widen one another, so they keep their numbers; the widths say what is left of them.
  await expect(optionOf(filters, /^Burgundy/)).toHaveAccessibleName('Burgundy 13 products');
  await expect(optionOf(filters, /^80 cm/)).toHaveAccessibleName('80 cm, 0 products');
  await optionOf(filters, /^90 cm/).click();
  await expect(page).toHaveURL('/product-category/cookers?color=cream&width=90&lng=en');
  await expect(optionOf(filters, /^Mirror/)).toHaveAccessibleName('Mirror 0 products');
  if (onPhone) {
    await expectNoAccessibilityFaults(page);
    await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
    await expect(filters).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters, 2' })).toBeFocused();
  }
  const found = Number.parseInt((await count(page).textContent()) ?? '', 10);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(10);
  await expect(cards(page)).toHaveCount(found);

  // A shared or reloaded address shows the same to whoever opens it.
  const names = await cards(page).allTextContents();
  await visit('/product-category/cookers?color=cream&width=90');
  expect(await cards(page).allTextContents()).toEqual(names);
  await expect(chip(page, 'Cream')).toBeVisible();
  await expect(chip(page, '90 cm')).toBeVisible();
  await page.reload();
  await expectHydrated(page);
  await expect(cards(page)).toHaveCount(found);

  await chip(page, '90 cm').click();
  await expect(page).toHaveURL('/product-category/cookers?color=cream&lng=en');
  await expect(count(page)).toHaveText(/^10 products found/);
  await expect(chip(page, '90 cm')).toBeHidden();
  await expect(chip(page, 'Cream')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/product-category/cookers?color=cream&width=90');
  await expect(cards(page)).toHaveCount(found);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/product-category/cookers?lng=en');
  await expect(count(page)).toHaveText(/^74 products found/);
});

test('each choice of a filter is one step back', async ({ page, visit }) => {
  await visit('/product-category/hoods');
  const filters = filterForm(page);
  await optionOf(filters, /^Burgundy/).click();
  await expect(page).toHaveURL('/product-category/hoods?color=burgundy&lng=en');
  await optionOf(filters, /^Cream/).click();
  await expect(page).toHaveURL('/product-category/hoods?color=burgundy,cream&lng=en');
  await expect(count(page)).toHaveText(/^6 products found/);

  await page.goBack();
  await expect(page).toHaveURL('/product-category/hoods?color=burgundy&lng=en');
  await expect(count(page)).toHaveText(/^3 products found/);
  await page.goBack();
  await expect(page).toHaveURL('/product-category/hoods');
  await expect(count(page)).toHaveText(/^26 products found/);
  await expect(optionOf(filters, /^Burgundy/)).not.toBeChecked();
});

test('filters longer than the window are scrolled by themselves, beside products that stay', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit('/product-category/ovens');
  await page.evaluate(() => window.scrollTo(0, 1000));
  const place = () => page.evaluate(() => window.scrollY);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const last = filters.locator('summary').last();
  await expect(last).not.toBeInViewport();
  await filters.hover();
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await place()).toBe(before);
});

test('an address with filters that nothing matches says so, and resets them', async ({ page, visit }) => {
  await visit('/product-category/hobs?color=burgundy&width=90');
  await expect(count(page)).toHaveText(/^0 products found/);
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  await expectNoAccessibilityFaults(page);
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL('/product-category/hobs?lng=en');
  await expect(count(page)).toHaveText(/^38 products found/);
});

test('a phone shows at once what could be given up where nothing matches', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await visit('/product-category/hobs?color=mirror&width=30');
  await expect(page.getByRole('link', { name: /^Without “Mirror”: / })).toBeInViewport({ ratio: 1 });
});

for (const language of ['en', 'it'] as const) {
  test(`a phone shows the whole name of each order, and no more over the products than it needs (${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(`/product-category/hoods?color=cream,black&lng=${language}`);
    const order = page.getByRole('main').getByRole('combobox');
    for (const value of await order
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) => all.map((each) => each.value))) {
      await order.selectOption(value);
      const cutPx = await order.evaluate((select: HTMLSelectElement) => {
        const { width } = select.getBoundingClientRect();
        select.style.minWidth = 'max-content';
        const whole = select.getBoundingClientRect().width;
        select.style.minWidth = '';
        return whole - width;
      });
      expect(cutPx, value).toBeLessThan(1);
    }
    // The last order may still be on its way to the results.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect(count(page)).not.toBeInViewport({ timeout: 500 });
    }).toPass();
    const filters = page.getByRole('button', { name: /^(Filters|Filtri), 2$/ });
    await expect(filters).toBeInViewport();
    const bar = await filters.evaluate((button) => button.parentElement?.parentElement?.offsetHeight);
    expect(bar).toBeLessThanOrEqual(60);
  });
}

test('what cards say after their facts follows at once, the energy class on one line across a row', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/product-category/hoods');
  const gaps = await page.getByRole('article').evaluateAll((articles) =>
    articles.flatMap((article) => {
      const lines = [
        ...article.querySelectorAll(':scope > :has(> h3), :scope > :has(> h3) ~ :not([role=group])'),
      ]
        .filter((line) => getComputedStyle(line).position !== 'absolute')
        .map((line) => line.getBoundingClientRect());
      return lines.slice(1).map(({ top }, at) => top - (lines[at]?.bottom ?? top));
    }),
  );
  expect(gaps.length).toBeGreaterThan(10);
  // A line of text would be more.
  expect(Math.max(...gaps)).toBeLessThan(20);
  const tops = await page
    .getByRole('article')
    .getByRole('img', { name: /^Energy class/ })
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
});

test('the way to dealers in what a list leaves free is as wide as a card', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/product-category/cookers?lng=it&color=burgundy');
  const way = page.getByRole('listitem').filter({ hasText: 'Trova un rivenditore' }).locator('> div');
  await way.scrollIntoViewIfNeeded();
  const card = page.getByRole('article').first();
  const width = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width(way)).toBe(await width(card));
});

/** Scrolls far down a list of cookers, and ticks an option beside it. */
async function filterFromFarDown(page: Page, name: RegExp): Promise<void> {
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await optionOf(filterForm(page), name).click();
}

test('an option stays where it was pressed, beside the products and their number', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/product-category/cookers');
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  const filters = filterForm(page);
  await filters.getByText('Cooking zone').click();
  for (const [option, address] of [
    [/^Induction/, 'cooking_zone=induction'],
    [/^Cream/, 'color=cream'],
  ] as const) {
    const pressed = optionOf(filters, option).last();
    await pressed.scrollIntoViewIfNeeded();
    const place = async () => (await pressed.boundingBox())?.y ?? 0;
    const before = await place();
    await pressed.click();
    await expect(page).toHaveURL(new RegExp(address));
    await expect(count(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').first()).toBeInViewport();
    expect(await place()).toBeCloseTo(before, 0);
  }
});

test('what a filter leaves of a long list is in sight', async ({ page, visit }) => {
  await visit('/product-category/cookers');
  await filterFromFarDown(page, /^Mirror/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').locator('.picture')).toBeInViewport({ ratio: 0.9 });
});

test('filters pressed beside the end of a short list stay where they are', async ({ page, visit }) => {
  await visit('/product-category/cookers?color=avena');
  const option = optionOf(filterForm(page), /^Elegant/);
  await page.mouse.wheel(0, 5000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await option.click();
  await expect(page).toHaveURL(/collection=elegant/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(option).toBeInViewport();
});

test('a filter whose products cannot be had says so in sight', async ({ page, visit, troubles }) => {
  await visit('/product-category/cookers');
  await page.route('**/api/categories/cookers/products?*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  troubles.expect(/^503 .*\/api\/categories\/cookers\//);
  await filterFromFarDown(page, /^Mirror/);
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 0.9 });
});

test('a visitor goes on to more products, opens one, and returns to the same place', async ({
  page,
  visit,
}) => {
  await visit('/product-category/cookers?cooktop_type=gas,electric,mixed');
  await expect(count(page)).toHaveText('72 products found in 35 models');
  const more = page.getByRole('link', { name: 'Show more' });
  await expect(page.getByText('24 of 35 models')).toBeVisible();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(35);
  await expect(cards(page).nth(24)).toBeFocused();
  await expect(page).toHaveURL('/product-category/cookers?cooktop_type=gas,electric,mixed&page=2&lng=en');
  await expect(page.getByText('35 of 35 models')).toBeVisible();

  const chosen = cards(page).nth(30);
  await chosen.scrollIntoViewIfNeeded();
  const name = (await chosen.textContent()) ?? '';
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await chosen.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(withComma(name));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/product-category/cookers?cooktop_type=gas,electric,mixed&page=2&lng=en');
  await expect(cards(page)).toHaveCount(35);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(cards(page).nth(30)).toBeInViewport();
  await expect(chip(page, 'Gas')).toBeAttached();

  // Also where the product was opened as a page of its own and the browser leads back.
  await cards(page).nth(30).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(withComma(name));
  await page.reload();
  await expectHydrated(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(35);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a visitor who filters and opens a product where they are returns to the same place', async ({
  page,
  visit,
}) => {
  await visit('/product-category/cookers');
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(place).toBe(700);
  // Pressed by script, since the test's own hand would scroll.
  const press = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());
  await press(page.getByRole('checkbox', { name: /^Cream/ }));
  await expect(page).toHaveURL('/product-category/cookers?color=cream&lng=en');
  await expect(cards(page)).toHaveCount(8);
  const left = await place();
  expect(left).toBeGreaterThan(100);
  await press(cards(page).nth(3));
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(8);
  await expect.poll(place).toBe(left);
});

test('a recalled model names its recall on a line of its own', { tag: '@phone' }, async ({ page, visit }) => {
  // As the site answers, but for the recalls: the one of the demo has no other finishes and widths.
  await page.route('**/api/categories/cookers/products?*', async (route) => {
    const response = await route.fetch();
    const listing = await response.json();
    for (const item of listing.items) item.recall = 'example-door-glass';
    await route.fulfill({ response, json: listing });
  });
  await visit('/product-category/cookers?collection=antique');
  await chip(page, 'Antique').click();
  await expect(page.getByRole('link', { name: /^Recall: what to do/ })).toHaveCount(24);
  const lines = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) =>
      [...article.children]
        .filter((line) => getComputedStyle(line).position !== 'absolute')
        .map((line) => line.getBoundingClientRect())
        .map(({ top, bottom }) => ({ top: Math.round(top), bottom: Math.round(bottom) }))
        .toSorted((one, other) => one.top - other.top),
    ),
  );
  // Picture, name with facts, energy class, recall, finishes and widths.
  expect(Math.max(...lines.map(({ length }) => length))).toBe(6);
  for (const ofCard of lines) {
    for (const [index, { top }] of ofCard.entries()) {
      expect(top).toBeGreaterThanOrEqual(ofCard[index - 1]?.bottom ?? 0);
    }
  }
});

test('Italian visitors find a product in Italian all the way', async ({ page, visit }) => {
  await visit('/product?lng=it');
  await categoryLink(page, 'Cappe').click();
  await expect(page).toHaveURL('/product-category/hoods?lng=it');
  await expect(count(page)).toHaveText(/^\d+ prodotti trovati in \d+ modelli$/);
  await filterForm(page).getByText('Installazione').click();
  await optionOf(filterForm(page), /^A parete/).click();
  await expect(page).toHaveURL(/\/product-category\/hoods\?installation_mode=wall&lng=it$/);
  await expect(page.getByRole('link', { name: 'Rimuovi il filtro: A parete' })).toBeVisible();
  const first = cards(page).first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(withComma(name));
  await expect(page).toHaveURL(/\/product\/[^?]+\?lng=it$/);
  await expect(page.getByRole('heading', { name: 'Specifiche tecniche' })).toBeVisible();
});

test('keyboard users reach the categories from the header of every page', { tag: '@phone' }, async ({
  page,
  visit,
  onPhone,
}) => {
  await visit('/product/AN100-BU');
  const header = page.getByRole('banner');
  if (onPhone) {
    await header.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Products' }).focus();
  } else {
    await header.getByRole('link', { name: 'Products' }).focus();
    await header.getByRole('button', { name: 'Products: more links' }).focus();
  }
  await page.keyboard.press('Enter');
  const ovens = (onPhone ? page.getByRole('dialog') : header)
    .getByRole('link', { name: /^Ovens/ })
    .filter({ visible: true });
  await ovens.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product-category/ovens?lng=en');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(ovens).toBeHidden();
});

test('a visitor asks what an option of a filter means, which ticks nothing and looks like nothing to tick', async ({
  page,
  visit,
}) => {
  await visit('/product-category/cookers');
  const group = page.locator('details', { has: page.locator('input[name=special_function]') });
  await group.locator('summary').click();
  const button = group.getByRole('button', { name: 'What is “Idroclean”?' });
  await button.click();
  const explanation = group.locator('[popover]:popover-open');
  await expect(explanation).toContainText('steam: water in the cavity');
  await expect(group.locator(':checked')).toHaveCount(0);
  for (const part of [button.locator('span'), explanation, explanation.locator('*')]) {
    const boxes = await part.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element, '::before').content),
    );
    expect(new Set(boxes)).toEqual(new Set(['none']));
  }
});
