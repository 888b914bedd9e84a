import { paths } from '@kitchen/shared/paths.ts';
import { sessionApiPath, sessionRenewHeader, sessionSchema } from '@kitchen/shared/session.ts';
import type { Page } from '@playwright/test';
import { expect, expectHydrated, expectNoAccessibilityFaults, expectValidHtml, test } from './visit.ts';

/** The demo's accounts, which its log prints. */
const partner = { username: 'partner@calidora.example', password: 'brass-and-enamel' };
const service = { username: 'service@calidora.example', password: 'thermostat-and-seal' };

const labels = {
  en: { username: 'Username', submit: 'Log in' },
  it: { username: 'Nome utente', submit: 'Accedi' },
};

async function logIn(page: Page, account: typeof partner, language: 'en' | 'it' = 'en') {
  const { username, submit } = labels[language];
  await page.getByLabel(username, { exact: true }).fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

const greeting = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `Good to see you, ${name}` });

/** What the server gives this visitor's browser, as opposed to what the page shows. */
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

test('a partner mistypes the password, logs in, downloads a price list and logs out', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/^401 .*\/api\/session$/);
  await visit(paths.reservedArea);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/ita\/login\?lng=en$/);
  await expectHydrated(page);
  await expectNoAccessibilityFaults(page);

  await logIn(page, { ...partner, password: 'brass' });
  await expect(page.getByRole('alert')).toContainText('Wrong username or password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoAccessibilityFaults(page);

  await logIn(page, partner);
  await expect(greeting(page, 'Giulia Ferrari')).toBeVisible();
  await expect(page).toHaveURL(/\/reserved-area\?lng=en$/);
  const main = page.getByRole('main');
  const prices = main.getByRole('region', { name: 'Price lists' });
  await expect(prices.getByRole('link').first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Service bulletins' })).toHaveCount(0);
  await expectNoAccessibilityFaults(page);
  await expectValidHtml(page);

  await main.getByRole('searchbox').fill('COOKERS price');
  await expect(main.getByRole('status').filter({ hasText: /^\d+ of \d+ documents$/ })).toBeVisible();
  const address = await main
    .getByRole('link', { name: 'PL 02: Cookers and hoods', exact: true })
    .getAttribute('href');
  if (address === null) throw new Error('The price list has no address');
  const file = await page.request.get(address);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.reload();
  await expectHydrated(page);
  await expect(greeting(page, 'Giulia Ferrari')).toBeVisible();
  await main.getByRole('button', { name: 'Log out' }).click();
  await expect(main.getByText('You are logged out.')).toBeFocused();
  await expectNoAccessibilityFaults(page);
  expect(await statusOf(page, sessionApiPath)).toBe(401);
  const refused = await page.request.get(address, { maxRedirects: 0 });
  expect(refused.headers()['content-type']).not.toBe('application/pdf');
  expect([302, 401]).toContain(refused.status());
  await page.goBack();
  await expect(page.getByText('Giulia Ferrari')).toHaveCount(0);
});

test('a link to a document leads to the login, and from there to the document', async ({ page, visit }) => {
  const coming = page.waitForEvent('download');
  await visit('/api/documents/cut-out-hob');
  await expect(page).toHaveURL(/\/ita\/login\?next=/);
  await logIn(page, service);
  expect((await coming).suggestedFilename()).toMatch(/\.dxf$/);
  // What is saved leaves the page where it is: it leads on.
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeFocused();
  await expectNoAccessibilityFaults(page);
  await page.getByRole('link', { name: 'To the reserved area' }).click();
  await expect(greeting(page, 'Marco Conti')).toBeVisible();
  await visit(paths.login);
  await expect(page).toHaveURL(/\/reserved-area\?lng=en$/);
});

test('a service team reads its bulletins in Italian', async ({ page, visit }) => {
  await visit(`${paths.login}?lng=it`);
  await logIn(page, service, 'it');
  await expect(page).toHaveURL(/\/reserved-area\?lng=it$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('È un piacere rivederti, Marco Conti');
  const bulletins = main.getByRole('region', { name: 'Bollettini tecnici' });
  const first = bulletins.getByRole('link').first();
  await expect(first).toHaveText('SB 09: Conversione delle cucine a GPL');
  await expect(bulletins.getByRole('link', { name: /, in inglese$/ }).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Listini' })).toHaveCount(0);
  await expectNoAccessibilityFaults(page);
  expect(await statusOf(page, '/api/documents/prices-all?lng=it')).toBe(404);
});

test('a session that has ended is noticed when the visitor comes back to the tab', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/^401 .*\/api\/session$/);
  await visit(paths.login);
  await logIn(page, partner);
  await expect(greeting(page, 'Giulia Ferrari')).toBeVisible();
  await page.context().clearCookies();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByRole('alert')).toContainText('Your session has ended', { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(/\/ita\/login\?lng=en$/);
  await logIn(page, partner);
  await expect(greeting(page, 'Giulia Ferrari')).toBeVisible();
});

test('who has done nothing for long is asked whether to stay before the session ends', async ({
  page,
  visit,
}) => {
  /** How far the browser's clock, with which the server's is to go, is ahead of the last use. */
  let idleS = 0;
  await page.route(`**${sessionApiPath}`, async (route) => {
    const request = route.request();
    const isLook = request.headers()[sessionRenewHeader] === 'no';
    if (!isLook) idleS = 0;
    const response = await route.fetch();
    if (!isLook) return route.fulfill({ response });
    const session = sessionSchema.parse(await response.json());
    await route.fulfill({ response, json: { ...session, endsInS: session.endsInS - idleS } });
  });
  const leaveAlone = async (minutes: number) => {
    idleS += minutes * 60;
    await page.clock.fastForward(minutes * 60_000);
  };
  await page.clock.install();
  await visit(paths.login);
  await logIn(page, partner);
  await expect(greeting(page, 'Giulia Ferrari')).toBeVisible();
  const dialog = page.getByRole('alertdialog', { name: 'Your session is about to end' });
  await leaveAlone(27);
  await expect(dialog).toBeHidden();

  await leaveAlone(1);
  await expect(dialog).toContainText('In 2 minutes you will be logged out.');
  await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await expectNoAccessibilityFaults(page);
  const used = page.waitForRequest(
    (request) => request.url().endsWith(sessionApiPath) && !(sessionRenewHeader in request.headers()),
  );
  await page.keyboard.press('Enter');
  await used;
  await expect(dialog).toBeHidden();

  await leaveAlone(28);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeFocused();
  expect(await statusOf(page, sessionApiPath)).toBe(401);
});

test('nobody who has not logged in asks who they are', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of [paths.home, paths.reservedArea, paths.login]) await visit(path);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/session'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the login says that it needs them, and what helps instead', async ({ page }) => {
    await page.goto(paths.login);
    await expect(page.getByText(/^The login needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contacts\?subject=service&lng=en$/);
  });
});
