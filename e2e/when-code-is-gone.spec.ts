import type { Route } from '@playwright/test';
import { expect, expectHydrated, test } from './visit.ts';

// A deployment has replaced the site's code while somebody is on it: what they ask for next is no longer there.
const gone = (route: Route) => route.fulfill({ status: 404 });

test('a page whose code is gone is loaded anew', async ({ page, visit, troubles }) => {
  troubles.expect(/^404 .*\/dealers-screen-/);
  // The page may be gone before it could say so.
  troubles.allow(/^error: TypeError: Failed to fetch dynamically imported module/);
  await visit('/product-category/hobs');
  await page.route('**/assets/dealers-screen-*.js', gone, { times: 1 });
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Dealers' })
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See it and touch it before you choose');
  await expectHydrated(page);
});

test('Italian whose texts are gone comes from the server', async ({ page, visit, troubles }) => {
  troubles.expect(/^404 .*\/it-.*\.js$/);
  await visit('/company-info');
  await page.route('**/assets/it-*.js', gone, { times: 1 });
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL('/company-info?lng=it');
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dati societari');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

for (const [what, missing, asked] of [
  ['all of whose code', /\/assets\/.*\.(?:js|css)$/, 'main'],
  ['the code of whose screen', /\/assets\/(?:listing|contacts)-screen-.*\.js$/, 'listing-screen'],
] as const)
  test(`a page ${what} is gone works as it does without scripts`, async ({ page, troubles }) => {
    troubles.expect(new RegExp(`^404 .*/assets/${asked}-.*\\.js$`));
    troubles.allow(/^404 .*\/assets\/.*\.(?:js|css)$/);
    await page.route(missing, gone);
    await page.goto('/product-category/cookers');
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Burgundy/ }).check();
    await filters.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL('/product-category/cookers?lng=en&color=burgundy');
    await expect(filters.getByRole('button', { name: 'Apply filters' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'All pages' });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Contacts', exact: true }).click();
    await expect(page).toHaveURL('/contacts?lng=en');
    await expect(page.getByRole('main').locator('[href^="mailto:"]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  });

test('a search whose results cannot be shown goes on to their page', async ({ page, visit, troubles }) => {
  troubles.expect(/^404 .*\/found-answer-/);
  troubles.allow(/^error: TypeError: Failed to fetch dynamically imported module/);
  await visit('/company-info');
  await page.route('**/assets/found-answer-*.js', gone);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').fill('antique');
  await expect(page).toHaveURL('/product?q=antique&lng=en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('antique');
});
