import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Running, StoreAccess } from './processes.ts';
import { freePort, startSite, startStore } from './processes.ts';
import { expect, expectHydrated, expectNoAccessibilityFaults, test as visitTest } from './visit.ts';

interface OwnSite {
  /** Origin of a site that this test alone visits. */
  origin: string;
  start(): Promise<void>;
  /** Ends the site as a deployment does, and starts it with what it had written to disk. */
  restart(): Promise<void>;
}

interface OwnStore {
  kill(): Promise<void>;
  /** Brings the store back where it was. */
  bringBack(): Promise<void>;
}

const test = visitTest.extend<{ storeAccess: StoreAccess; ownStore: OwnStore; ownSite: OwnSite }>({
  ownStore: async ({ storeAccess }, provide) => {
    let store: Running = await startStore(storeAccess);
    await provide({
      kill: () => store.kill(),
      async bringBack() {
        store = await startStore(storeAccess);
      },
    });
    await store.kill();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern that names what is used.
  storeAccess: async ({}, provide) => {
    await provide({
      homeUrl: 'http://store.example',
      dialUrl: `http://127.0.0.1:${await freePort()}`,
      key: 'ck_of_a_browser_test',
      secret: 'cs_of_a_browser_test',
    });
  },
  ownSite: async ({ context, storeAccess, ownStore: _ }, provide) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
    const port = await freePort();
    let site: Running | undefined;
    const start = async () => {
      // What was said a second ago is asked for again, so that visitors meet a failing store at once.
      site = await startSite({ port, dataDir, store: storeAccess, freshS: 1 });
    };
    await provide({
      origin: `http://localhost:${port}`,
      start,
      async restart() {
        await site?.stop();
        await start();
      },
    });
    // Pages that are open would see their requests cut off.
    for (const page of context.pages()) await page.close();
    await site?.kill();
    await rm(dataDir, { recursive: true });
  },
});

test('what was seen goes on being shown, also by a site that starts anew', async ({
  page,
  visit,
  ownSite,
  ownStore,
  troubles,
}) => {
  await ownSite.start();
  await expect
    .poll(async () => (await page.request.get(`${ownSite.origin}/readyz`)).json())
    .toMatchObject({ categories: ['cookers', 'ovens', 'hobs', 'hoods', 'compact-products'] });
  await visit(`${ownSite.origin}/product/AN100-BU`);
  const picture = page.getByRole('main').getByRole('img', { name: /^Antique/ });
  await picture.evaluate((image: HTMLImageElement) => image.decode());

  const goesOn = async () => {
    expect((await visit(`${ownSite.origin}/product-category/cookers?lng=en`)).status()).toBe(200);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^74 products found/);
    await expect(page.getByText('may not be complete')).toBeHidden();
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page.getByRole('article').getByRole('heading').getByRole('link')).toHaveCount(37);
    // Of a product that nobody opened before, the listing knows enough.
    await page.getByRole('link', { name: 'Antique 80 gas oven', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Technical specifications' })).toBeVisible();
    expect((await visit(`${ownSite.origin}/product/AN100-BU?lng=it`)).status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Specifiche tecniche' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Cerca' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('AN100-BU');
    await expect(page.getByRole('dialog').getByText('SKU AN100-BU')).toBeVisible();
  };

  await ownStore.kill();
  // Pictures that nobody saw are missing; words take their place.
  troubles.allow(/^503 .*\/media\//, /^warning: .*\/media\/.* was preloaded/);
  await goesOn();
  await ownSite.restart();
  await goesOn();
  await visit(`${ownSite.origin}/product/AN100-BU?lng=en`);
  await picture.evaluate((image: HTMLImageElement) => image.decode());
});

test('what was never known is said kindly, and comes by itself when the store is back', async ({
  page,
  context,
  visit,
  ownSite,
  ownStore,
  troubles,
}) => {
  test.slow();
  await ownStore.kill();
  await ownSite.start();
  troubles.expect(/^503 .*\/product-category\/cookers$/, /^503 .*\/product\/AN100-BU/, /^503 .*\/api\//);

  const response = await visit(`${ownSite.origin}/product-category/cookers`);
  expect(response.status()).toBe(503);
  expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookers');
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading')).toHaveText('Error Loading Products');
  await expect(failure).toContainText('Please try again later or contact support.');
  await expect(failure.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await expectNoAccessibilityFaults(page);
  for (const upstream of ['127.0.0.1', 'store.example', 'ECONNREFUSED', 'at ']) {
    expect((await failure.textContent())?.includes(upstream), upstream).toBe(false);
  }

  const second = await context.newPage();
  await second.goto(`${ownSite.origin}/product/AN100-BU?lng=it`);
  await expectHydrated(second);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(
    'Errore: Al momento il catalogo non è raggiungibile. Riprova tra qualche minuto.',
  );
  await expect(second.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();
  await second.getByRole('link', { name: 'Prodotti', exact: true }).first().click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Che cosa stai cercando?');
  await second.goBack();

  await ownStore.bringBack();
  // Nobody touches either page.
  const soon = { timeout: 60_000 };
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^74 products found/, soon);
  await expect(failure).toBeHidden();
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Antique 100', soon);
  await expect(second.getByRole('heading', { name: 'Specifiche tecniche' })).toBeVisible();
});
