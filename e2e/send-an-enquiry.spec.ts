import { fileURLToPath } from 'node:url';
import { paths } from '@kitchen/shared/paths.ts';
import { expect, expectHydrated, expectNoAccessibilityFaults, test } from './visit.ts';

test('a visitor asks about a product, mends what is missing and hears a reference', async ({
  page,
  troubles,
  visit,
}) => {
  await visit(paths.product('AN100-BU'));
  await page.getByRole('link', { name: 'Enquire about this product' }).first().click();
  await expect(page).toHaveURL(/\/contacts\?sku=AN100-BU&lng=en$/);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Surname') });
  await expect(page.getByRole('main').getByText('Antique 100').first()).toBeVisible();

  await form.getByLabel('Name', { exact: true }).fill('Giulia');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Please agree to the privacy policy.')).toBeVisible();
  await expect(form.getByLabel('Surname')).toBeFocused();
  await expectNoAccessibilityFaults(page);

  await form.getByLabel('Surname').fill('Ferrante');
  await form.getByLabel('E-mail').fill('giulia.ferrante@studio.example');
  await form.getByLabel('Message').fill('Can I see this cooker near Bergamo?');
  await form.getByRole('checkbox').check();
  await page.goto(paths.privacyPolicy);
  await page.goBack();
  await expectHydrated(page);
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Giulia');
  await expect(form.getByLabel('Message')).toHaveValue('Can I see this cooker near Bergamo?');
  await expect(form.getByRole('checkbox')).not.toBeChecked();

  await form.getByRole('checkbox').check();
  troubles.expect(/ERR_FAILED .*\/api\/enquiries$/);
  await page.route('**/api/enquiries', (route) => route.abort(), { times: 1 });
  // As large letters leave it: over the button there is no room for what it says.
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await form.getByRole('button', { name: 'Send' }).click();
  const why = form.getByRole('alert').getByText('We do not know whether your message arrived');
  await expect(why).toBeInViewport({ ratio: 1 });
  if (usual) await page.setViewportSize(usual);
  await expect(form.getByLabel('Message')).toHaveValue('Can I see this cooker near Bergamo?');
  await expectNoAccessibilityFaults(page);
  await form.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('main').getByText(/^C-[0-9A-Z]{6}$/)).toBeVisible();
  await expectNoAccessibilityFaults(page);
});

test('a dealer to be writes in Italian', async ({ page, visit }) => {
  await visit(`${paths.dealers}?lng=it`);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Cognome') });
  await form.getByRole('button', { name: 'Invia' }).click();
  await expect(form.getByText("Per favore accetta l'informativa sulla privacy.")).toBeVisible();
  await form.getByLabel('Nome', { exact: true }).fill('Luca');
  await form.getByLabel('Cognome').fill('Rossi');
  await form.getByLabel(/^Azienda/).fill('Rossi Cucine');
  await form.getByLabel('E-mail').fill('luca@rossi.example');
  await form.getByLabel('Messaggio').fill('Vorrei esporre i vostri apparecchi.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Invia' }).click();
  await expect(page.getByRole('main').getByText(/^D-[0-9A-Z]{6}$/)).toBeVisible();
});

test('puts nothing that is typed into an address before scripts are there', async ({ request }) => {
  const html = await (await request.get('/contacts?lng=en')).text();
  expect(/<button[^>]*>(?:(?!<\/button>).)*Send/.exec(html)?.[0]).toContain('type="button"');
});

test('a tap on what is wrong leads to its field, and leaves no hover on the link', {
  tag: '@phone-only',
}, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(paths.contacts);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Surname') });
  await form.getByRole('button', { name: 'Send' }).tap();
  const link = form.getByRole('alert').getByRole('link', { name: 'Surname' });
  const readLine = () => link.evaluate((element) => getComputedStyle(element, '::after').transform);
  const resting = await readLine();
  await link.tap();
  await expect(form.getByLabel('Surname')).toBeFocused();
  expect(await readLine()).toBe(resting);
});

test('an owner asks for service with a photograph, and learns that the oven is recalled', async ({
  page,
  visit,
}) => {
  await visit(paths.contactsAboutService('LDF60S-BU', 'LD-2318-0042'));
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Surname') });
  await expect(form.getByLabel(/^Serial number/)).toHaveValue('LD-2318-0042');
  await expect(form.getByRole('alert')).toContainText('LD-2318-0042 is one of those recalled');
  await form.getByLabel(/^Serial number/).fill('LD-2419-0001');
  await form.getByLabel('Name', { exact: true }).fill('Giulia');
  await expect(form.getByRole('alert')).toBeEmpty();
  await form.getByLabel('Surname').fill('Ferrante');
  await form.getByLabel('E-mail').fill('giulia.ferrante@studio.example');
  await form.getByLabel('Message').fill('The door does not close any more.');
  await form.getByRole('checkbox').check();

  const photo = form.getByLabel(/^Photograph/);
  await photo.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The door does not close.'),
  });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(/Your browser cannot read this as a picture/)).toBeVisible();
  await expect(photo).toBeFocused();
  await expectNoAccessibilityFaults(page);

  await photo.setInputFiles(fileURLToPath(new URL('../docs/home.jpg', import.meta.url)));
  const sent = page.waitForRequest(/\/api\/enquiries$/);
  await form.getByRole('button', { name: 'Send' }).click();
  const { photo: bytes, model } = (await sent).postDataJSON();
  expect(model).toBeTruthy();
  expect(Buffer.from(bytes, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  await expect(page.getByRole('main').getByText(/^R-[0-9A-Z]{6}$/)).toBeVisible();
});
