import { expect, expectHydrated, test } from './visit.ts';

test('going back before the scripts of a reloaded page hydrated it shows the page before it', async ({
  page,
  visit,
}) => {
  await visit('/product-category/hoods');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Technical specifications' })).toBeVisible();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Technical specifications' })).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/product-category/hoods');
  scripts.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoods');
});

for (const { way, by } of [
  { way: 'up a little', by: -600 },
  { way: 'to its top', by: -2000 },
  { way: 'to its end', by: 20_000 },
]) {
  test(`a reloaded page is where it was before its scripts are there, and stays where the visitor goes, ${way}`, async ({
    page,
    visit,
  }) => {
    await visit('/product-category/hoods');
    const place = () => page.evaluate(() => window.scrollY);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 900);
    await expect.poll(place).toBe(900);
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(place).toBe(900);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    const chosen = Math.min(Math.max(900 + by, 0), end);
    await page.mouse.wheel(0, by);
    await expect.poll(place).toBe(chosen);
    scripts.resolve();
    await expectHydrated(page);
    expect(await place()).toBe(chosen);
  });
}
