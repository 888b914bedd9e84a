import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { htmlFaults } from '../server/testing/html-faults.ts';
import { Troubles } from './troubles.ts';

interface Visit {
  /** Trouble in the browser fails every test, unless the test says here that it is about it. */
  troubles: Troubles;
  /** Opens an address and waits until the page answers to its visitor. */
  visit(path: string): Promise<Response>;
  /** Whether the visitor holds a phone: filters are in a drawer, categories behind a menu button. */
  onPhone: boolean;
  /** Opens the search and waits for its field. */
  openSearch(): Promise<void>;
}

export const test = base.extend<Visit>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': anAddress() });
  },
  troubles: [
    async ({ context, javaScriptEnabled }, provide) => {
      const troubles = new Troubles();
      troubles.watch(context, { scripts: javaScriptEnabled });
      await provide(troubles);
      troubles.check();
    },
    { auto: true },
  ],
  visit: async ({ page, javaScriptEnabled, troubles }, provide) => {
    await provide(async (path) => {
      let response = await page.goto(path);
      // No page of the site: two browsers leave the server on a small machine too little time, and it asks to come back.
      if (response?.status() === 503 && (await page.locator('#root').count()) === 0) {
        troubles.allow(/^503 /);
        await expect(async () => {
          response = await page.goto(path);
          expect(response?.status()).not.toBe(503);
        }).toPass({ intervals: [5_000], timeout: 60_000 });
      }
      if (!response) throw new Error(`${path} gave no page`);
      if (javaScriptEnabled) await expectHydrated(page);
      return response;
    });
  },
  onPhone: async ({ isMobile }, provide) => {
    await provide(isMobile);
  },
  openSearch: async ({ page }, provide) => {
    await provide(async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Search|Cerca)$/ })
        .click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    });
  },
});

/** The name of a card as its product's page has it: where a card parts it, there may be a comma. */
export const withComma = (name: string) => new RegExp(name.split(' ').map(RegExp.escape).join(',? '));

/** An address of the range kept for tests of networks (RFC 2544). */
export function anAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(256)}`;
}

/**
 * Resolves once React has hydrated the whole page: while it does, its elements are marked already, but what is pressed
 * then on a page that is changed at the same time may be lost (034).
 */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface Fiber {
      tag: number;
      child: Fiber | null;
      sibling: Fiber | null;
      memoizedState: { isDehydrated?: boolean } | null;
      stateNode: { current: Fiber };
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    const top = key && root[key]?.stateNode.current;
    if (!top || top.memoizedState?.isDehydrated) return false;
    const dehydratedTag = 18;
    const isHydrated = (fiber: Fiber | null): boolean => {
      for (let each = fiber; each; each = each.sibling) {
        if (each.tag === dehydratedTag || !isHydrated(each.child)) return false;
      }
      return true;
    };
    return document.querySelector('main h1') !== null && isHydrated(top.child);
  });
}

/** Opens an address whose scripts are held back, once the server’s page is there. */
export async function openBeforeScripts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** Lets only those scripts come that the page names, until what it returns is resolved. */
export async function holdLaterScripts(page: Page, path: string): Promise<PromiseWithResolvers<void>> {
  const html = await (await page.request.get(path)).text();
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const isFirst = html.includes(new URL(route.request().url()).pathname);
    if (!isFirst) await arrival.promise;
    await route.continue();
  });
  return arrival;
}

/** Checks what a machine can of WCAG 2.2 A and AA on the page as it stands. */
export async function expectNoAccessibilityFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // All that it leaves out are frames of other sites, of which there are none; it takes half the time.
    .setLegacyMode(true)
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(faults, 'accessibility faults').toEqual([]);
}

/** Checks the page as scripts have made it, of what the server alone does not make. */
export async function expectValidHtml(page: Page): Promise<void> {
  expect(await htmlFaults(await page.content()), 'faults of the HTML').toEqual([]);
}

/** Checks that the page fits a window of some width, in px; the window keeps that width. */
export async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const reach = await page.evaluate(() => {
    window.scrollTo(1000, 0);
    const reached = { scrolled: window.scrollX, content: document.documentElement.scrollWidth };
    window.scrollTo(0, 0);
    return reached;
  });
  expect(reach, `sideways at ${width} px`).toEqual({ scrolled: 0, content: width });
}

/** Checks that every heading has room for its longest word: text that may break anywhere hides how narrow its place is. */
export async function expectNoBrokenWords(page: Page, width: number): Promise<void> {
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].flatMap((heading) => {
      heading.style.overflowWrap = 'normal';
      const lacking = heading.scrollWidth - heading.clientWidth;
      heading.style.overflowWrap = '';
      // Those for ears alone take no room.
      return heading.clientWidth > 1 && lacking > 1 ? [`${heading.textContent} lacks ${lacking} px`] : [];
    }),
  );
  expect(broken, `headings at ${width} px`).toEqual([]);
}

/** Checks that no control of the page that can be used lies under something else, as far as it can be scrolled into the window. */
export async function expectNoControlCovered(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const isClipped = (element: Element, x: number): boolean => {
        const { parentElement } = element;
        if (!parentElement) return x < 0 || x > window.innerWidth;
        const { left, right } = parentElement.getBoundingClientRect();
        const clips = getComputedStyle(parentElement).overflowX !== 'visible' && (x < left || x > right);
        return clips || isClipped(parentElement, x);
      };
      // A column may scroll by itself.
      const scrollWithin = (control: Element) => {
        for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
          if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
          const { top, height } = box.getBoundingClientRect();
          box.scrollTop += control.getBoundingClientRect().top - top - height / 2;
        }
      };
      const controls = document.querySelectorAll(
        'a[href], :is(button, input, select, textarea):enabled, summary',
      );
      return [...controls].flatMap((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return [];
        scrollWithin(control);
        const { top = 0 } = control.getClientRects()[0] ?? {};
        window.scrollBy({ top: top - window.innerHeight / 2, behavior: 'instant' });
        // A link in a text may go on in the next line.
        const { x = 0, y = 0, width = 0, height = 0 } = control.getClientRects()[0] ?? {};
        // Hidden from the eye until it has the focus.
        if (width <= 1 || getComputedStyle(control).clipPath !== 'none') return [];
        const acrossPx = x + width / 2;
        if (isClipped(control, acrossPx)) return [];
        // Of what is no higher than a finger needs, its edges count as well.
        const parts = height < 60 ? [0.1, 0.5, 0.9] : [0.5];
        const onTop = parts
          .map((part) => document.elementFromPoint(acrossPx, y + part * height))
          // Out of the window there is nothing.
          .find((on) => on && !control.contains(on) && on.closest('label')?.control !== control);
        if (!onTop) return [];
        return [`${control.outerHTML.slice(0, 80)} under ${onTop.outerHTML.slice(0, 80)}`];
      });
    });
  // Where a window was made narrower scripts may have to make room first.
  await expect.poll(covered, 'controls under something else').toEqual([]);
}

export { expect };
