import type { Locator, Page } from '@playwright/test';
import { expect, expectHydrated, test } from './visit.ts';

/** What opens over a page, and how it is closed. */
interface Overlay {
  name: string;
  path: string;
  /** Widths of windows, in px, at which there is something beside it to press. */
  widths: readonly number[];
  opener(page: Page): Locator;
  /** How it is opened, where that is more than a press. */
  open?(page: Page): Promise<void>;
  opened(page: Page): Locator;
  /** What has to be there before a visitor would close it. */
  ready?(page: Page): Promise<void>;
  /** A point beside it, in px from the window's corner. */
  beside(window: { width: number; height: number }): { x: number; y: number };
  /** Its own button that closes it; where it has none, what opens it. */
  close?(page: Page): Locator;
  /** A link in it to another page. */
  link?(page: Page): Locator;
  /** Whether it covers the page: Back closes it and stays there, and the focus is held in it. */
  isModal: boolean;
}

const listing = '/product-category/cookers?lng=en';
const sheet = '/product/AN100-BU?lng=en';
/** A page before each, and the link on it that leads there. */
const ways = [
  { from: '/product?lng=en', link: /^Cookers/, path: listing },
  { from: `${listing}&color=burgundy`, link: /^Antique 100/, path: sheet },
] as const;
const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const closeOf = (name: string) => (page: Page) => dialog(page, name).getByRole('button', { name: 'Close' });

const overlays: readonly Overlay[] = [
  {
    name: 'the drawer of filters',
    path: listing,
    widths: [768, 1000],
    opener: (page) => page.getByRole('button', { name: 'Filters' }),
    opened: (page) => dialog(page, 'Filters'),
    beside: ({ width }) => ({ x: width - 20, y: 400 }),
    close: closeOf('Filters'),
    isModal: true,
  },
  {
    name: 'the menu',
    path: listing,
    widths: [768, 1000, 1440],
    opener: (page) => banner(page).getByRole('button', { name: 'Menu' }),
    opened: (page) => dialog(page, 'Menu'),
    beside: () => ({ x: 20, y: 400 }),
    close: closeOf('Menu'),
    link: (page) => dialog(page, 'Menu').getByRole('link', { name: 'Dealers' }),
    isModal: true,
  },
  {
    name: 'the search',
    path: listing,
    widths: [390, 768, 1000, 1440],
    opener: (page) => banner(page).getByRole('button', { name: 'Search' }),
    opened: (page) => dialog(page, 'Search'),
    ready: (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused(),
    beside: () => ({ x: 4, y: 400 }),
    close: closeOf('Search'),
    isModal: true,
  },
  {
    name: 'the pictures in full size',
    path: sheet,
    widths: [390, 768, 1000, 1440],
    opener: (page) => page.getByRole('link', { name: 'Open the picture in full size' }),
    opened: (page) => dialog(page, 'Pictures of Antique 100'),
    ready: (page) =>
      expect
        .poll(() =>
          page.locator('.swiper-slide-active img').evaluate((img: HTMLImageElement) => img.naturalWidth),
        )
        .toBeGreaterThan(0),
    beside: ({ width, height }) => (width > height ? { x: 8, y: 400 } : { x: 100, y: 8 }),
    close: closeOf('Pictures of Antique 100'),
    isModal: true,
  },
  {
    name: 'the list of languages',
    path: sheet,
    widths: [390, 768, 1000, 1440],
    opener: (page) => banner(page).locator('summary'),
    opened: (page) => banner(page).getByRole('link', { name: 'Italiano' }),
    beside: () => ({ x: 4, y: 190 }),
    isModal: false,
  },
  {
    name: 'the panel of products',
    path: listing,
    widths: [1440],
    opener: (page) => page.getByRole('button', { name: /^Products/ }),
    async open(page) {
      // The first key fetches it.
      await page.keyboard.press('Shift');
      await this.opener(page).press('Enter');
    },
    opened: (page) => banner(page).getByRole('link', { name: 'Compact products' }),
    beside: () => ({ x: 4, y: 880 }),
    link: (page) => banner(page).getByRole('link', { name: 'Compact products' }),
    isModal: false,
  },
  {
    name: 'the meaning of a word',
    path: listing,
    widths: [1440],
    opener: (page) => page.getByRole('button', { name: 'What is “Idroclean”?' }),
    async open(page) {
      const group = page.locator('details', { has: page.locator('input[name=special_function]') });
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      await this.opener(page).click();
    },
    opened: (page) => page.locator(':popover-open'),
    beside: () => ({ x: 4, y: 190 }),
    isModal: false,
  },
];

for (const { from, link: way, path } of ways) {
  test(`what is open over ${path} closes in every way, and the focus is back where it was opened`, {
    tag: '@phone',
  }, async ({ page, visit, onPhone }) => {
    const press = (target: Locator) => (onPhone ? target.tap() : target.click());
    const pressAt = ({ x, y }: { x: number; y: number }) =>
      onPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    await visit(from);
    await press(page.getByRole('main').getByRole('link', { name: way }).first());
    await expect(page).toHaveURL(path);

    for (const overlay of overlays.filter((each) => each.path === path)) {
      const opener = overlay.opener(page);
      const opened = overlay.opened(page);
      const open = async () => {
        await (overlay.open?.(page) ?? press(opener));
        await expect(opened).toBeVisible();
        await overlay.ready?.(page);
      };
      const expectClosed = async (way: string) => {
        await expect(opened, `${overlay.name}, ${way}`).toBeHidden();
        await expect(page).toHaveURL(path);
        await expect.poll(() => page.evaluate(() => window.history.state?.isCover ?? false)).toBe(false);
      };
      const { close, link, isModal } = overlay;
      const closings = {
        Escape: () => page.keyboard.press('Escape'),
        ...(close && { 'its button': () => press(close(page)) }),
        ...(isModal && { Back: () => page.goBack() }),
      };
      for (const [index, width] of overlay.widths.entries()) {
        const size = { width, height: 900 };
        await page.setViewportSize(size);
        const beside = { 'a press beside': () => pressAt(overlay.beside(size)) };
        for (const [way, closeBy] of Object.entries(index === 0 ? { ...closings, ...beside } : beside)) {
          await open();
          await closeBy();
          await expectClosed(`${way} at ${width} px`);
          // Beside what covers nothing, the press itself moves the focus.
          if (isModal || closeBy !== beside['a press beside']) await expect(opener, way).toBeFocused();
        }
      }
      await open();
      // From the list of visited pages, which a long press on Back opens.
      await page.evaluate((steps) => window.history.go(-steps), isModal ? 2 : 1);
      await expect(page).toHaveURL(from);
      await expect(opened, `${overlay.name}, an earlier page`).toBeHidden();
      await page.goForward();
      await expectClosed('forward from an earlier page');
      if (!link) continue;
      await open();
      await press(link(page));
      await expect(page).not.toHaveURL(path);
      await expect(opened, `${overlay.name}, a link in it`).toBeHidden();
      await page.goBack();
      await expectClosed('Back from where a link in it led');
    }
  });
}

test('a menu that was asked for before its scripts were there leaves nothing in the address', async ({
  page,
  visit,
}) => {
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(20, 400),
  ]) {
    await visit('/');
    await visit(`${listing}#menu`);
    await expect(dialog(page, 'Menu')).toBeVisible();
    await close();
    await expect(dialog(page, 'Menu')).toBeHidden();
    await expect(page).toHaveURL(listing);
    await page.reload();
    await expectHydrated(page);
    await expect(banner(page).getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(dialog(page, 'Menu')).toBeHidden();
    await expect(page).toHaveURL(listing);
  }
  await page.goBack();
  await page.goForward();
  await expectHydrated(page);
  await expect(dialog(page, 'Menu')).toBeHidden();
  await expect(page).toHaveURL(listing);
});
