import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAccessibilityFaults, test } from './visit.ts';

const switcher = (page: Page) =>
  page
    .getByRole('banner')
    .locator('details')
    .filter({ hasText: /Language|Lingua/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('lng'));

async function choose(page: Page, language: 'English' | 'Italiano'): Promise<void> {
  await switcher(page).locator('summary').click();
  await switcher(page).getByRole('link', { name: language }).click();
}

async function cookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'lng')?.value;
}

test('a choice in the switcher turns the page, is kept, and stays on reload', async ({
  page,
  context,
  visit,
}) => {
  await visit('/product-category/hobs?color=cream');
  await expect(heading(page)).toHaveText('Hobs');
  await switcher(page).locator('summary').click();
  await expect(switcher(page).getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expectNoAccessibilityFaults(page);
  await switcher(page).getByRole('link', { name: 'Italiano' }).click();

  await expect(heading(page)).toHaveText('Piani cottura');
  await expect(switcher(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/product-category/hobs?color=cream&lng=it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Piani cottura a gas e a induzione | Calidora');
  expect(await cookie(context)).toBe('it');
  expect(await kept(page)).toBe('it');

  await page.reload();
  await expect(heading(page)).toHaveText('Piani cottura');
  // The choice holds for addresses that name no language.
  await visit('/product-category/ovens');
  await expect(heading(page)).toHaveText('Forni');

  await choose(page, 'English');
  await expect(heading(page)).toHaveText('Ovens');
  await expect(page).toHaveURL('/product-category/ovens?lng=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await cookie(context)).toBe('en');
  expect(await kept(page)).toBe('en');
  await page.reload();
  await expect(heading(page)).toHaveText('Ovens');
});

test('going back to an address that names no language keeps the one chosen since', async ({
  page,
  visit,
}) => {
  await visit('/product');
  await page.getByRole('main').getByRole('link', { name: 'Hoods', exact: true }).click();
  await expect(heading(page)).toHaveText('Hoods');
  await choose(page, 'Italiano');
  await expect(heading(page)).toHaveText('Cappe');
  await page.goBack();
  await expect(heading(page)).toHaveText('Che cosa stai cercando?');
  await expect(page).toHaveURL('/product');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.goForward();
  await expect(heading(page)).toHaveText('Cappe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
});

test('the address comes before the cookie, the cookie before local storage', async ({
  page,
  context,
  visit,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lng', value: 'it', url: baseURL ?? '' }]);
  const response = await visit('/product');
  expect(response.headers()['content-language']).toBe('it');
  await expect(heading(page)).toHaveText('Che cosa stai cercando?');
  expect((await visit('/product?lng=en')).headers()['content-language']).toBe('en');
  await expect(heading(page)).toHaveText('What are you looking for?');
  expect(await cookie(context)).toBe('en');

  await context.clearCookies();
  await page.evaluate(() => window.localStorage.setItem('lng', 'it'));
  await visit('/product');
  await expect(heading(page)).toHaveText('Che cosa stai cercando?');
  await expect(page).toHaveURL('/product?lng=it');
});

test('a language that the site does not speak changes nothing but a line in the console', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/^warning: .*"fr"/);
  const warned = page.waitForEvent('console', (message) => message.text().includes('"fr"'));
  await visit('/product?lng=fr');
  await warned;
  await expect(heading(page)).toHaveText('What are you looking for?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await kept(page)).toBeNull();
});

test.describe('a browser that asks for Italian', () => {
  test.use({ locale: 'it-CH' });

  test('is answered in Italian, with texts of the trade', async ({ page, visit, troubles }) => {
    const response = await visit('/product-category/cookers');
    expect(response.headers()['content-language']).toBe('it');
    expect(response.headers().vary).toContain('Accept-Language');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(heading(page)).toHaveText('Cucine');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^74 prodotti trovati/);

    const listings = Promise.withResolvers<void>();
    await page.route('**/api/categories/hoods/**', async (route) => {
      await listings.promise;
      await route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'https://calidora.example/problems/internal', title: 'x', status: 503 }),
      });
    });
    troubles.expect(/^503 .*\/api\/categories\/hoods\//);
    await page
      .getByRole('link', { name: /^Calidora/ })
      .first()
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Cappe', exact: true }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Caricamento dei prodotti...');
    listings.resolve();
    await expect(page.getByRole('heading', { name: 'Errore nel caricamento dei prodotti' })).toBeVisible();
    await expect(page.getByText('Riprova più tardi o contatta il supporto.')).toBeVisible();
    await page.unroute('**/api/categories/hoods/**');
    await page.getByRole('button', { name: 'Ricarica la pagina' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^26 prodotti trovati/);
  });
});
