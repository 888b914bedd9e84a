import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './visit.ts';

/** The metrics of the site that the tests visit. */
const metricsAddress = 'http://localhost:3211/metrics';

const readMetrics = async (request: APIRequestContext) => (await request.get(metricsAddress)).text();

test('a visit chosen by chance tells how it went when it ends', async ({ page, visit, request }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const loaded = page.waitForResponse(/\/assets\/report-web-vitals-/);
  await visit('/reasons-to-choose-freestandig-cooker');
  await (await loaded).finished();
  // Evaluated by the time that the browser has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goto('about:blank');
  await expect
    .poll(() => readMetrics(request))
    .toMatch(/web_vitals_lcp_seconds_count\{screen="reasons"\} [1-9]/);
  expect(await readMetrics(request)).toMatch(/web_vitals_cls_score_count\{screen="reasons"\} [1-9]/);
});

test('who asks not to be followed is not measured', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit('/company-info');
  // Idle time that comes after what the page itself would have used.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  expect(asked.filter((url) => url.includes('web-vitals'))).toEqual([]);
});
