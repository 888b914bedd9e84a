import { expect, expectHydrated, holdLaterScripts, openBeforeScripts, test } from './visit.ts';

test('a listing is hydrated as the server made it, and the first press is not lost', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(window, { sent: [...document.querySelectorAll('#root *')] });
    });
  });
  await visit('/product-category/cookers');
  // Far below the first window, where nothing was hydrated yet.
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('li a:not([aria-current])') })
    .last();
  const other = card.locator('li a:not([aria-current])').first();
  const name = await other.getAttribute('title');
  await other.click();
  await expect(card.locator('li a[aria-current]')).toHaveAttribute('title', name ?? '');
  await expect(page).toHaveURL('/product-category/cookers');

  await expectHydrated(page);
  const madeAnew = await page.evaluate(() => {
    const { sent } = window as unknown as { sent: Element[] };
    const kept = 'article, picture, h1, h2, h3, form, input, details, nav, header, footer';
    return sent
      .filter((element) => element.matches(kept) && !element.isConnected)
      .map(({ outerHTML }) => outerHTML);
  });
  // The card's own picture is another one since the press.
  expect(madeAnew.filter((html) => !html.startsWith('<picture'))).toEqual([]);
  expect(madeAnew.length).toBeLessThanOrEqual(1);
});

for (const path of ['/', '/product-category/cookers', '/product/AN100-BU', '/product?q=oven']) {
  test(`${path} comes with all its styles: one that is added makes the browser lay out all anew`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await expectHydrated(page);
    const added = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="k"]')].flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
      ),
    );
    expect(added).toEqual([]);
  });
}

test('the styles that a page came with stay where they are: moved, they would all be worked out anew', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const moved: Node[] = [];
    Object.assign(window, { moved });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        moved.push(...[...removedNodes].filter(({ nodeName }) => nodeName === 'STYLE'));
    }).observe(document, { childList: true, subtree: true });
  });
  await visit('/product-category/cookers');
  await expectHydrated(page);
  expect(await page.evaluate(() => (window as unknown as { moved: Node[] }).moved.length)).toBe(0);
});

test('a filter chosen while later scripts are on their way is not lost', async ({ page, visit }) => {
  const path = '/product-category/cookers';
  const arrival = await holdLaterScripts(page, path);
  await visit(path);
  await page.getByRole('checkbox', { name: /^Cream / }).click();
  await expect(page).toHaveURL(`${path}?color=cream&lng=en`);
  arrival.resolve();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Cream');
});

test('who is at the comparison of a product when its controls come stays there', async ({ page, visit }) => {
  const path = '/product-category/ovens?lng=en';
  const arrival = await holdLaterScripts(page, path);
  await visit(path);
  await page
    .getByRole('link', { name: /^Compare Land/ })
    .first()
    .focus();
  arrival.resolve();
  await expect(page.getByRole('button', { name: /^Compare Land/ }).first()).toBeFocused();
});

test('filters ticked before any script is there are not lost, and are no steps of the history', async ({
  page,
}) => {
  const path = '/product-category/cookers';
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openBeforeScripts(page, '/');
  await openBeforeScripts(page, path);
  await page.getByRole('checkbox', { name: /^Cream / }).click();
  await page.getByRole('checkbox', { name: /^Burgundy / }).click();
  arrival.resolve();
  await expect(page).toHaveURL(`${path}?color=burgundy,cream&lng=en`);
  const chosen = page.getByRole('list', { name: 'Active filters' });
  await expect(chosen).toContainText('Cream');
  await expect(chosen).toContainText('Burgundy');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('who skips to the content while later scripts are on their way finds it, and stays where they go on', async ({
  page,
  visit,
}) => {
  const arrival = await holdLaterScripts(page, '/');
  await visit('/');
  await page.evaluate(() => document.fonts.ready);
  const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
  const whole = await heights();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const reached = page.getByRole('main').getByRole('link', { name: 'Find a dealer' }).first();
  await expect(reached).toBeFocused();
  expect(await heights()).toBe(whole);
  arrival.resolve();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(reached).toBeFocused();
  expect(await heights()).toBe(whole);
});

test('a first visit fetches few scripts, also those that come once the page is there', async ({
  page,
  visit,
}) => {
  const scripts = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js')) return;
    scripts.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await visit('/');
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.values());
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(216_900);
});
