import { defaultBrand } from '@kitchen/shared/brand.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Page } from '@playwright/test';
import type { Translator } from './translator.ts';
import { changeByExtensions, translate } from './translator.ts';
import { expect, expectHydrated, holdLaterScripts, openBeforeScripts, test } from './visit.ts';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('status');
const cards = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const listing = '/product-category/cookers';

/** Chooses a colour and gives it up again; what is said of the products is always that of these. */
async function filterByCream(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^«?Cream/ }).click();
  await expect(page).toHaveURL(`${listing}?color=cream&lng=en`);
  await expect(count(page)).toHaveText(/^«?10 products found/);
  await expect(cards(page)).toHaveCount(8);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Cream');
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(`${listing}?lng=en`);
  await expect(count(page)).toHaveText(/^«?74 products found/);
  await expect(cards(page)).toHaveCount(24);
}

for (const translator of ['replaces', 'moves'] satisfies Translator[]) {
  test(`a listing that is translated (each text ${translator}) is filtered, goes on and keeps a choice`, async ({
    page,
    visit,
  }) => {
    await visit(listing);
    await translate(page, translator);
    await expect(count(page)).toHaveText(/^«74 products found/);
    await filterByCream(page);
    await expect(count(page)).toHaveText('«74 products found»« in 37 models»');

    await page.getByRole('link', { name: /Show more/ }).click();
    await expect(cards(page)).toHaveCount(37);
    await main(page)
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    const bar = page.getByRole('complementary', { name: 'Your choice' });
    await expect(bar).toContainText(/«Compare \(1\)»/);
    await main(page)
      .getByRole('button', { name: /^Compare / })
      .nth(1)
      .click();
    await expect(bar).toContainText(/«Compare \(2\)»/);
    await bar.getByRole('link', { name: /Compare/ }).click();
    await expect(page.getByRole('table')).toBeVisible();
    const remove = main(page).getByRole('link', { name: 'Remove' });
    await remove.first().click();
    await expect(remove).toHaveCount(1);
  });
}

test('a translated page has filters in a drawer, and a menu', { tag: '@phone-only' }, async ({
  page,
  visit,
}) => {
  await visit(listing);
  await translate(page);
  await page.getByRole('button', { name: /Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('checkbox', { name: /^«?Cream/ }).click();
  await drawer.getByRole('button', { name: '«Show 10 products»' }).click();
  await expect(drawer).toBeHidden();
  await expect(count(page)).toHaveText(/^«10 products found/);
  await expect(page.getByRole('button', { name: '«Filters, 1»' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Products' }).click();
  await menu.getByRole('link', { name: 'Hobs' }).click();
  await expect(heading(page)).toHaveText('«Hobs»');
  await expect(count(page)).toHaveText(/^«38 products found/);
});

test('a translated product sheet turns to other versions, opens its parts and keeps choices', async ({
  page,
  visit,
}) => {
  await visit(paths.product('AN100-BU'));
  await translate(page);
  await main(page).getByRole('list', { name: 'Width' }).getByRole('link', { name: '120' }).click();
  await expect(heading(page)).toHaveText(/^Antique 120 «/);
  await expect(main(page).getByText('AN120-BU', { exact: true }).first()).toBeVisible();
  await main(page).getByRole('list', { name: 'Finish' }).locator('a:not([aria-current])').first().click();
  await expect(main(page).getByText('AN120-BU', { exact: true })).toHaveCount(0);
  await page.goBack();
  await page.goForward();
  await visit(paths.product('AN100-BU'));
  await translate(page);

  await main(page).locator('details', { hasText: 'Cooktop' }).locator('summary').first().click();
  await expect(main(page).getByText('«6 gas burners»')).toBeVisible();
  await main(page).getByRole('button', { name: 'Compare Antique 100' }).click();
  const bar = page.getByRole('complementary', { name: 'Your choice' });
  await expect(bar).toContainText('«Compare (1)»');
  await main(page).getByRole('button', { name: 'Shortlist: Antique 100' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1' })).toBeVisible();

  const fit = main(page).getByRole('region', { name: 'Does it fit?' });
  await fit.getByLabel('Width').fill('wide');
  await page.keyboard.press('Enter');
  await expect(fit.getByText('Enter a number, such as 60 or 59.5.').first()).toBeVisible();
  for (const [width, verdict] of [
    ['99', 'By the data of the sheet, it does not fit.'],
    ['102', 'By the data of the sheet, the measurements fit'],
  ] as const) {
    await fit.getByLabel('Width').fill(width);
    await page.keyboard.press('Enter');
    await expect(fit.getByText(`«${verdict}`)).toBeVisible();
  }
  await expect(fit.getByText('it does not fit')).toBeHidden();

  await main(page).getByRole('link', { name: 'Open the picture in full size' }).press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Pictures of Antique 100' });
  await expect(gallery.getByRole('img', { name: 'burgundy' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('img', { name: /^Close-up/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
});

test('a translated search says what it found, and what it did not', async ({ page, visit, openSearch }) => {
  await visit('/');
  await translate(page);
  await openSearch();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = page.getByRole('dialog').getByRole('combobox');
  for (const query of ['antique', 'hood', 'zzzzzz', 'enzo']) {
    await field.fill(query);
    await expect(dialog).toContainText(new RegExp(`«[^»]*${query}[^»]*»`));
  }
  await field.fill('');
  await expect(dialog.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await field.fill('antique 100');
  await dialog
    .getByRole('option', { name: /Antique 100/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/^Antique 100 «/);

  await visit(paths.searchFor('cooker', 1));
  await translate(page);
  const results = main(page).getByRole('listitem').filter({ hasText: /SKU/ });
  await expect(results).toHaveCount(24);
  await main(page).getByRole('link', { name: '«Show more»' }).click();
  await expect(results).toHaveCount(48);
});

test('a translated reserved area finds documents, and the visitor logs out', async ({ page, visit }) => {
  await visit(paths.login);
  await translate(page);
  await page.getByRole('textbox', { name: 'Username' }).fill('partner@calidora.example');
  await page.getByRole('textbox', { name: '«Password»' }).fill('brass-and-enamel');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(heading(page)).toContainText('Giulia Ferrari');
  const found = main(page).getByRole('status').filter({ hasText: 'documents' });
  await expect(found).toHaveText(/^«\d+ documents»$/);
  const links = main(page).getByRole('region', { name: 'Price lists' }).getByRole('link');
  const all = await links.count();
  const field = main(page).getByRole('searchbox');
  await field.fill('cookers price');
  await expect(found).toHaveText(/^«\d+ of \d+ documents»$/);
  await expect.poll(() => links.count()).toBeLessThan(all);
  await field.fill('zzzz');
  await expect(main(page)).toContainText('zzzz');
  await main(page).getByRole('button', { name: '«Show all documents»' }).click();
  await expect(links).toHaveCount(all);
  await main(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator(':focus')).toHaveText('«You are logged out.»');
  await expect(main(page)).not.toContainText('Giulia Ferrari');
});

test('translated catalogues turn to the other language, and lead on', async ({ page, visit }) => {
  await visit(paths.catalogues);
  await translate(page);
  await expectHydrated(page);
  await expect(heading(page)).toHaveText(/^«/);
  const switcher = page
    .getByRole('banner')
    .locator('details')
    .filter({ hasText: /Language|Lingua/ });
  for (const [language, shown, gone] of [
    ['Italiano', 'Scarica', 'Download'],
    ['English', 'Download', 'Scarica'],
  ] as const) {
    await switcher.locator('summary').click();
    await switcher.getByRole('link', { name: language }).click();
    await expect(main(page)).toContainText(`«${shown}`);
    await expect(main(page)).not.toContainText(gone);
  }
});

test('a translated site is walked through, and turned to its other language', async ({
  page,
  visit,
  troubles,
}) => {
  await visit('/');
  await translate(page);
  await expectHydrated(page);
  for (const name of ['Cooker', 'Hood']) {
    await main(page).getByRole('link', { name }).first().click();
    await expect(heading(page)).toContainText(name);
    await page.goBack();
    await expect(main(page).getByRole('link', { name: 'Cooker' }).first()).toBeVisible();
  }
  const switcher = page
    .getByRole('banner')
    .locator('details')
    .filter({ hasText: /Language|Lingua/ });
  await switcher.locator('summary').click();
  await switcher.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(main(page).getByRole('link', { name: 'Cucine' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('«Dati societari»');
  await expect(page.getByRole('contentinfo')).not.toContainText('Company');

  await visit(paths.about(defaultBrand));
  await translate(page);
  await expectHydrated(page);
  const timeline = main(page).locator('.swiper').first();
  const shown = () => timeline.locator('.swiper-slide-active [role=group]').getAttribute('aria-label');
  await timeline.hover();
  await expect(timeline).toHaveClass(/initialized/);
  const first = await shown();
  await main(page)
    .getByRole('button', { name: /^(Next|Successivo)/ })
    .first()
    .click();
  await expect.poll(shown).not.toBe(first);

  troubles.expect(/^404 /);
  await visit('/no-such-page');
  await translate(page);
  await main(page).getByRole('link').first().click();
  await expect(heading(page)).toHaveText(/^«/);
});

test('translated forms say what is wrong', async ({ page, visit, troubles }) => {
  troubles.expect(/^401 .*\/api\/session$/);
  await visit(paths.contacts);
  await translate(page);
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByLabel('Surname') });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('«Please agree to the privacy policy.»')).toBeVisible();
  await form.getByRole('textbox', { name: '«Name' }).fill('Giulia');
  await form.getByLabel('Surname').fill('Ferrante');
  await form.getByLabel('E-mail').fill('giulia');
  await form.getByLabel('Message').fill('Can I see this cooker near Bergamo?');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please agree to the privacy policy.')).toBeHidden();
  await form.getByLabel('E-mail').fill('giulia.ferrante@studio.example');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(main(page).getByText(/^«?C-[0-9A-Z]{6}»?$/)).toBeVisible();

  await visit(paths.login);
  await translate(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('partner@calidora.example');
  await page.getByRole('textbox', { name: '«Password' }).fill('brass');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('«Wrong username or password');

  await visit(paths.recalls);
  await translate(page);
  const serial = main(page).getByRole('textbox', { name: 'Serial number' });
  await main(page).getByRole('button', { name: 'Check' }).click();
  await expect(main(page).getByText('«Enter the serial number.»')).toBeVisible();
  for (const number of ['ABC', 'XYZ-1']) {
    await serial.fill(number);
    await main(page).getByRole('button', { name: 'Check' }).click();
    await expect(main(page).getByRole('group')).toContainText(number);
  }
  await expect(main(page).getByRole('group')).not.toContainText('ABC');
});

/** Holds the page’s scripts back, as on a slow line. */
async function holdScripts(page: Page): Promise<PromiseWithResolvers<void>> {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival;
}

const changes = {
  translated: translate,
  'changed by extensions': changeByExtensions,
};

for (const [changed, change] of Object.entries(changes)) {
  test(`a page that is ${changed} before scripts are there is hydrated`, async ({ page }) => {
    const arrival = await holdScripts(page);
    await openBeforeScripts(page, listing);
    await change(page);
    arrival.resolve();
    await expectHydrated(page);
    await filterByCream(page);
    await expect(page).toHaveTitle('Free-standing cookers | Calidora');
    await main(page).getByRole('link', { name: 'Antique 100' }).first().click();
    await expect(page).toHaveTitle(/^Antique 100/);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
  });

  test(`a page that is ${changed} while later scripts are on their way is hydrated`, async ({
    page,
    visit,
  }) => {
    const arrival = await holdLaterScripts(page, listing);
    await visit(listing);
    await change(page);
    arrival.resolve();
    await expectHydrated(page);
    await filterByCream(page);
  });
}

test('what is typed before scripts are there stays, also where extensions change the fields', async ({
  page,
}) => {
  const arrival = await holdScripts(page);
  await openBeforeScripts(page, paths.login);
  await page.getByRole('textbox', { name: 'Username' }).fill('partner@calidora.example');
  await page.getByLabel('Password', { exact: true }).fill('brass-and-enamel');
  await changeByExtensions(page);
  arrival.resolve();
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/reserved-area\?lng=en$/);
});

test('where the browser keeps nothing, pages work and can be turned to the other language', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, { get: refuse });
  });
  for (const path of [
    '/',
    listing,
    paths.product('AN100-BU'),
    paths.contacts,
    paths.login,
    paths.shortlist,
    paths.reservedArea,
  ]) {
    await visit(path);
    await expectHydrated(page);
    await expect(heading(page)).toBeVisible();
  }
  await visit(listing);
  await filterByCream(page);
  await main(page)
    .getByRole('button', { name: /^Shortlist: / })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1' })).toBeVisible();
  const switcher = page
    .getByRole('banner')
    .locator('details')
    .filter({ hasText: /Language|Lingua/ });
  await switcher.locator('summary').click();
  await switcher.getByRole('link', { name: 'Italiano' }).click();
  await expect(heading(page)).toHaveText('Cucine');
  await expect(page).toHaveURL(`${listing}?lng=it`);
  await main(page)
    .getByRole('link', { name: /^Antique 100/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});
