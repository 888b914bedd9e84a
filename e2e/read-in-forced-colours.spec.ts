import { defaultBrand } from '@kitchen/shared/brand.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect, test } from './visit.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
});

/** What an element looks like, with what is drawn around it. */
async function pictureOf(page: Page, element: ElementHandle): Promise<string> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

/** In how many places two pictures of a size differ as dark does from light. */
const countContrasts = (page: Page, pictures: readonly string[]) =>
  page.evaluate(async (encoded) => {
    const [one = [], other = []] = await Promise.all(
      encoded.map(async (picture) => {
        const file = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([file]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return [...(context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])];
      }),
    );
    return one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 127).length;
  }, pictures);

/** Checks that a state is seen of whatever is in it: without the attribute that states it the picture is another. */
async function expectSeen(page: Page, part: Locator, attribute: string): Promise<void> {
  const inState = part.locator(`[${attribute}]:not([${attribute}=false])`).filter({ visible: true });
  await expect(inState.first()).toBeVisible();
  for (const element of await inState.elementHandles()) {
    await element.scrollIntoViewIfNeeded();
    const pictures = [await pictureOf(page, element)];
    const html = await element.evaluate((node: Element, name) => {
      const before = node.outerHTML;
      node.removeAttribute(name);
      return before;
    }, attribute);
    pictures.push(await pictureOf(page, element));
    expect(await countContrasts(page, pictures), html.slice(0, 150)).toBeGreaterThan(20);
  }
}

/** Checks that it is seen of an option that it is chosen. */
async function expectTickSeen(page: Page, option: Locator): Promise<void> {
  const before = await option.screenshot();
  await option.click();
  await expect(option.locator('input')).toBeChecked();
  await page.mouse.move(0, 0);
  const pictures = [before, await option.screenshot()].map((picture) => picture.toString('base64'));
  expect(await countContrasts(page, pictures), String(option)).toBeGreaterThan(20);
}

for (const language of ['en', 'it']) {
  test(`what is chosen on a sheet is seen in forced colours (${language})`, async ({ page, visit }) => {
    await visit(`/product/AN100-BU?lng=${language}`);
    const sheet = page.getByRole('article');
    await sheet.locator('button[aria-pressed]').first().click();
    await sheet.locator('button[aria-pressed]').last().click();
    const enlarge = sheet.locator('[aria-haspopup=dialog]:has(svg)');
    await expect(enlarge.locator('svg')).toHaveCSS('border-style', 'solid');
    await enlarge.click();
    await expectSeen(page, page.getByRole('dialog'), 'aria-disabled');
    await page.keyboard.press('Escape');
    await expectSeen(page, sheet, 'aria-pressed');
    await expectSeen(page, sheet.locator('ul'), 'aria-current');
  });

  test(`the drawing of a product is in the colours of its page (${language})`, async ({ page, visit }) => {
    await visit(`/product/AN100-BU?lng=${language}`);
    const drawing = page.getByRole('figure').last();
    await drawing.scrollIntoViewIfNeeded();
    const link = await drawing.getByRole('link').evaluate((element) => getComputedStyle(element).color);
    await expect(drawing.locator('svg').first()).toHaveCSS('color', link);
  });

  test(`what is chosen in a listing is seen in forced colours (${language})`, async ({ page, visit }) => {
    await visit(`/product-category/cookers?lng=${language}`);
    const card = page.getByRole('article').first();
    await card.locator('button[aria-pressed]').first().click();
    await card.locator('button[aria-pressed]').last().click();
    await expectSeen(page, card, 'aria-pressed');
    await expectSeen(page, card, 'aria-current');
    await expectSeen(page, page.getByRole('banner').getByRole('navigation'), 'aria-current');
    for (const option of ['cream', '90', 'antique']) {
      const chosen = page.locator(`label:has(input[value="${option}"])`);
      await expectTickSeen(page, chosen);
      await chosen.click();
    }
    const order = page.getByRole('combobox').first();
    await expect(order).toHaveCSS('border-bottom-style', 'solid');
  });

  test(`what is chosen in a comparison is seen in forced colours (${language})`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(`${paths.compareOf(['AN100-BU', 'EL90-CR', 'PF90IY-AT'])}&lng=${language}`);
    for (const role of ['radio', 'checkbox'] as const)
      await expectTickSeen(
        page,
        page
          .locator('label')
          .filter({ has: page.getByRole(role) })
          .last(),
      );
  });

  test(`where the drawer of the filters ends is seen in forced colours (${language})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await visit(`${paths.category('cookers')}?lng=${language}`);
    await page.getByRole('button', { name: /^Filt(ers|ri)/ }).click();
    const drawer = page.getByRole('dialog');
    const edges = await drawer.evaluate((paper) => {
      const { borderRightWidth, borderRightStyle, borderRightColor, backgroundColor } =
        getComputedStyle(paper);
      return { edge: [borderRightWidth, borderRightStyle], isSeen: borderRightColor !== backgroundColor };
    });
    expect(edges).toEqual({ edge: ['1px', 'solid'], isSeen: true });
  });

  test(`where a carousel is at is seen in forced colours (${language})`, async ({ page, visit }) => {
    // Here it has more slides than fit.
    await page.setViewportSize({ width: 900, height: 900 });
    await visit(`${paths.about(defaultBrand)}?lng=${language}`);
    const carousel = page.locator('section:has(.swiper)').last();
    await carousel.scrollIntoViewIfNeeded();
    await expectSeen(page, carousel, 'aria-current');
    await expectSeen(page, carousel, 'aria-disabled');
  });
}
