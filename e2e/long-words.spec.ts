import { productSchema } from '@kitchen/shared/product.ts';
import { expect, expectNoSidewaysScroll, test } from './visit.ts';

const word = 'Induktionskochfeldabzugskombination'.repeat(4);
const widths = [320, 390, 768, 1440];

test('words without an end fit into the product page and the contact form', async ({
  page,
  visit,
  troubles,
}) => {
  // The store does not have it: nothing goes with it, and there are no documents of it.
  troubles.allow(/^404 .*\/api\/products\/Induktion\w+\/(?:documents|companions)/);
  await page.route('**/api/products/*', async (route) => {
    const product = productSchema.parse(await (await route.fetch({ url: anyProduct(route) })).json());
    const specifications = product.specifications.map(({ section }) => ({ section, value: word }));
    const short = `<p>${word}</p>`;
    await route.fulfill({
      json: {
        ...product,
        ...{ name: word, sku: word, model: word, collection: word, color: word, installationMode: word },
        // Nothing is drawn of a product that the store does not have.
        ...{ shortDescription: short, specifications, measures: null },
      },
    });
  });
  await visit('/product-category/cookers');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  await page.locator('main summary').first().click();
  for (const width of widths) await expectNoSidewaysScroll(page, width);

  await page.getByRole('main').getByRole('link', { name: 'Enquire about this product' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: word })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message' });
  for (const text of ['', `https://www.example.com/${'a'.repeat(28)}`, 'x'.repeat(10_000)]) {
    await message.fill(text);
    for (const width of widths) await expectNoSidewaysScroll(page, width);
  }
});

for (const path of ['/collections/collections-hobs/land-hobs?lng=it', '/product-category/hoods']) {
  test(`letters of twice the size fit on a narrow phone at ${path}`, async ({ page, visit }) => {
    await visit(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page, 320);
  });
}

/** The code in the address is none that the store has. */
const anyProduct = (route: { request(): { url(): string } }) =>
  route
    .request()
    .url()
    .replace(/products\/[^?]+/, 'products/AN100-BU');
