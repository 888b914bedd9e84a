import { paths } from '@kitchen/shared/paths.ts';
import { expect, test } from './visit.ts';

test('who has an oven finds its manual from the home page, in Italian @phone', async ({
  page,
  visit,
  request,
}) => {
  await visit('/?lng=it');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Manuali e supporto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manuali e supporto' })).toBeVisible();
  await page.getByLabel('Codice modello, matricola o nome').fill('forno land 60');
  await page.keyboard.press('Enter');
  const manual = page.getByRole('link', {
    name: /^Manuale di istruzioni: Forno statico Land 60 .*LDF60S-BU/,
  });
  await expect(page.getByRole('link', { name: /^Manuale di istruzioni: / }).first()).toBeInViewport();
  const address = await manual.getAttribute('href');
  expect(address).toBe('/product-documents/LDF60S-BU/manual.it.pdf');
  expect((await request.get(address ?? '')).headers()['content-type']).toBe('application/pdf');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a code leads to the manual, though it is no longer made', async ({ page, visit }) => {
    await visit(`${paths.support}?lng=it`);
    await page.getByLabel('Codice modello, matricola o nome').fill('elf60s-cr');
    await page.getByRole('button', { name: 'Trova' }).click();
    await expect(page.getByText('Fuori produzione')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apri il manuale' })).toHaveAttribute(
      'href',
      '/product-documents/ELF60S-CR/manual.it.pdf',
    );
  });
});
