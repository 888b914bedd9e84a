import { expect, test } from './visit.ts';

test('going back before the scripts of a reloaded page took over shows the page before it', async ({
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
