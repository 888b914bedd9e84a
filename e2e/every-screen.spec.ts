import { defaultBrand } from '@kitchen/shared/brand.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Page } from '@playwright/test';
import { clumsyNames } from './clumsy-names.ts';
import {
  expect,
  expectNoAccessibilityFaults,
  expectNoBrokenWords,
  expectNoControlCovered,
  expectNoSidewaysScroll,
  test,
} from './visit.ts';

/** Every kind of screen, with what makes products differ: pictures, texts in one language, none at all. */
const screens = [
  paths.home,
  paths.finder,
  paths.collections,
  paths.neroLine,
  ...collectionCategories.map(paths.collection),
  ...collectionLines.map(paths.line),
  paths.catalogues,
  paths.about(defaultBrand),
  paths.companyInfo,
  paths.accessibility,
  paths.care,
  paths.careOf('oven-cleaning'),
  paths.recalls,
  `${paths.recalls}?serial=LD-2318-0042`,
  paths.contacts,
  paths.contactsAboutSafety('AN100-BU'),
  paths.support,
  paths.supportFor('LDF60S-BU LD-2318-0042'),
  paths.supportFor('oven land'),
  paths.supportOf('ELF60S-CR'),
  paths.dealers,
  `${paths.dealers}?near=Bologna`,
  paths.dealer('galleria-prati-roma'),
  // Two at one place, whose names fill a line.
  paths.dealer('spazio-felsineo-bologna'),
  paths.privacyPolicy,
  paths.reasons,
  paths.reservedArea,
  paths.login,
  ...categories.map(paths.category),
  // Many, those that have most of it, other pages alone, and none.
  ...['oven', 'green cooker', 'manual', 'coffee machine'].map((text) => paths.searchFor(text, 1)),
  '/product-category/cookers?color=cream&page=2',
  paths.product('AN100-BU'),
  // One without a picture.
  paths.product('ALH90U-BR'),
  paths.product('AN100S-BU'),
  paths.product('LDF60S-BU'),
  paths.product('NO-SUCH-1'),
  paths.compareOf(['AN100-BU', 'AN100-CR', 'MX90-PT']),
  paths.shortlistOf(['AN100-BU', 'MX90-PT']),
  paths.shortlist,
  '/no/such/page',
];

/** On a phone one line's page shows how all look, and one list: they differ in what they hold. */
const screensOnPhones = screens.filter(
  (screen) =>
    !collectionLines.slice(1).map(paths.line).includes(screen) &&
    !categories.slice(1).map(paths.category).includes(screen),
);

/** What counts as nothing moving: on a busy machine a font may be a frame late and move its text by a hair. */
const stillness = 0.005;

const missing = ['/product/NO-SUCH-1', '/no/such/page'];

const inLanguage = (path: string, language: Language) =>
  language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lng=it`;

declare global {
  interface Window {
    /** Layout shifts of the page so far that no visitor caused. */
    layoutShifts: number;
    /** What moved in them, from where to where in px, and when. */
    moved: string[];
  }
}

async function countLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = 0;
    window.moved = [];
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        window.layoutShifts += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const words = node?.textContent?.slice(0, 40);
          window.moved.push(
            `${node?.nodeName} "${words}": ${placeOf(previousRect)} → ${placeOf(currentRect)} at ${Math.round(entry.startTime)} ms`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Resolves when fonts and the pictures in sight are there. */
async function picturesCame(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, left, right, width } = image.getBoundingClientRect();
      return top < innerHeight && left < innerWidth && right > 0 && width > 0;
    });
    await Promise.all(inSight.map((image) => image.decode()));
  });
}

/** What stands where a text is missing: its key, such as `hero.title`. */
const textKeysOn = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const keys: string[] = [];
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode;
      if (parentElement?.closest('script, style')) continue;
      if (/^[a-z][\w-]*(\.[\w-]+)+$/.test(textContent?.trim() ?? '')) keys.push(textContent ?? '');
    }
    return keys;
  });

/** Size in px of the smallest letters that a visitor types: phones zoom in on a field with less than 16. */
const smallestField = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=hidden])',
    );
    return Math.min(...[...fields].map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  });

/** Screens that one visitor looks at in turn: a browser that has the fonts and scripts of the first is quick at the others. */
const roundsOf = (all: readonly string[]) =>
  Array.from({ length: Math.ceil(all.length / 8) }, (_, round) => all.slice(round * 8, round * 8 + 8));

// The languages share their markup, so each has a window. Italian, whose words are longer, has to fit all widths.
const windows = [
  ...roundsOf(screens).map((round) => ({
    round,
    tag: [] as string[],
    language: 'it' as const,
    widths: [320, 390, 720, 768, 1024, 1280, 1440],
  })),
  ...roundsOf(screensOnPhones).map((round) => ({
    round,
    tag: ['@phone-only'],
    language: 'en' as const,
    widths: [320, 390, 768],
  })),
];

for (const { round, tag, language, widths } of windows) {
  test(`read well, stay still and fit (${language}): ${round.join(' ')}`, { tag }, async ({
    page,
    visit,
    troubles,
  }) => {
    await countLayoutShifts(page);
    // Any page brings the fonts along: what is measured here is all that moves besides them.
    await page.goto(paths.finder);
    for (const screen of round) {
      await test.step(screen, async () => {
        const isMissing = missing.includes(screen);
        if (isMissing) troubles.expect(new RegExp(`^404 .*${screen}`));
        const response = await visit(inLanguage(screen, language));
        expect(response.status()).toBe(isMissing ? 404 : 200);
        await picturesCame(page);
        const { layoutShifts, moved } = await page.evaluate(() => ({
          layoutShifts: window.layoutShifts,
          moved: window.moved,
        }));
        expect(layoutShifts, `layout shift: ${moved.join('; ')}`).toBeLessThan(stillness);

        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(response.headers()['content-language']).toBe(language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await smallestField(page), 'px of letters in fields').toBeGreaterThanOrEqual(16);
        const landmarks =
          screen === paths.login ? (['main'] as const) : (['banner', 'main', 'contentinfo'] as const);
        for (const landmark of landmarks) await expect(page.getByRole(landmark)).toHaveCount(1);
        expect(await textKeysOn(page), 'texts that are missing').toEqual([]);
        await expectNoAccessibilityFaults(page);
        expect(await clumsyNames(page), 'names that say something twice, or with a stray space').toEqual([]);
        const usual = page.viewportSize();
        for (const width of widths) {
          await expectNoSidewaysScroll(page, width);
          await expectNoControlCovered(page);
          await expectNoBrokenWords(page, width);
        }
        if (usual) await page.setViewportSize(usual);
      });
    }
  });
}

for (const path of [
  paths.privacyPolicy,
  paths.product('AN100-BU'),
  '/collections/collections-cookers/elegant',
]) {
  test(`fonts that come late move little on ${path}`, async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await late.promise;
      await route.continue();
    });
    await countLayoutShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    late.resolve();
    await picturesCame(page);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    expect(await page.evaluate(() => window.layoutShifts)).toBeLessThan(0.02);
  });
}

test('the header is 160 px high, and 80 px once the page is scrolled more than 50 px', {
  tag: '@phone',
}, async ({ page, visit }) => {
  for (const path of ['/', '/product-category/ovens', '/product/AN100-BU']) {
    await visit(path);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('height', '160px');
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(header).toHaveCSS('height', '160px');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(header).toHaveCSS('height', '80px');
    await expect(header).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toHaveCSS('height', '160px');
    await expect(header.getByText('Skill for cooking').filter({ visible: true })).toBeVisible();
    await expect(header.getByRole('img', { name: /^\d\d years of experience$/ }).first()).toBeVisible();
  }
});

test('a press on a point of the map of dealers is for that dealer, however near the next one', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [`${paths.dealers}?country=IT`, paths.dealers]) {
    await visit(path);
    await page.locator('#map').scrollIntoViewIfNeeded();
    const map = page.getByRole('group', { name: 'Map of these dealers' });
    await expect(map).toBeVisible();
    const missed = await map.getByRole('link').evaluateAll((all) => {
      const points = all.map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return { link, x: left + width / 2, y: top + height / 2 };
      });
      // Closer than this one dot lies on the middle of the other.
      const apart = points.filter(({ link, x, y }) =>
        points.every((other) => other.link === link || Math.hypot(other.x - x, other.y - y) > 5),
      );
      if (apart.length < 3) throw new Error('There is too little to press');
      return apart
        .filter(({ link, x, y }) => document.elementFromPoint(x, y)?.closest('a') !== link)
        .map(({ link }) => link.getAttribute('aria-label'));
    });
    expect(missed, path).toEqual([]);
  }
});

test('nothing moves for visitors who asked for less motion', async ({ page, visit, openSearch }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/product-category/cookers');
  await openSearch();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      const longest = Math.max(
        ...transitionDuration.split(',').map(Number.parseFloat),
        animationName === 'none' ? 0 : Number.parseFloat(animationDuration),
      );
      return longest > 0.01 ? [`${element.tagName}.${element.className} ${longest}s`] : [];
    }),
  );
  expect(moving).toEqual([]);
});

test('at twice the size everything is there and works', async ({ page, visit }) => {
  // A window of 1440 px at 200 % has room for 720 CSS px.
  await page.setViewportSize({ width: 720, height: 450 });
  await visit('/product-category/cookers');
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('checkbox', { name: /^Cream/ }).click();
  await drawer.getByRole('button', { name: /^Show \d+ products$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('article').getByRole('heading').getByRole('link')).toHaveCount(8);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Products' }).click();
  await menu.getByRole('link', { name: 'Hobs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hobs');
});

test('letters alone at twice their size leave the menu in reach', async ({ page, visit }) => {
  for (const path of ['/?lng=it', '/product/AN100-BU?lng=it']) {
    await visit(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [390, 768, 1280, 1440]) {
      await expectNoSidewaysScroll(page, width);
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
      await expect(menu).toBeInViewport({ ratio: 1 });
      const covered = () =>
        menu.evaluate((button) => {
          const { x, y, width: wide, height } = button.getBoundingClientRect();
          return document.elementFromPoint(x + wide / 2, y + height / 2)?.closest('a') !== button;
        });
      await expect.poll(covered).toBe(false);
    }
  }
});
