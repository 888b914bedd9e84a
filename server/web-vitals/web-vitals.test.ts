import { webVitalsApiPath } from '@kitchen/shared/web-vitals.ts';
import { expect, it } from 'vitest';
import { startTestSite } from '../testing/test-site.ts';

const send = (url: string, body: string, type = 'application/json') =>
  fetch(url + webVitalsApiPath, { method: 'POST', headers: { 'content-type': type }, body });

it('what a browser measured counts in the metrics under its screen, and leaves no trace besides', async () => {
  await using site = await startTestSite();
  const visit = { screen: 'product', lcp: 1_234.5, inp: 48, cls: 0.004 };
  const answer = await send(site.url, JSON.stringify(visit));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toBeNull();
  // Who pressed nothing has no INP.
  expect((await send(site.url, JSON.stringify({ screen: 'home', lcp: 800 }))).status).toBe(204);
  const metrics = await site.registry.metrics();
  expect(metrics).toContain('web_vitals_lcp_seconds_sum{screen="product"} 1.2345');
  expect(metrics).toContain('web_vitals_inp_seconds_bucket{le="0.05",screen="product"} 1');
  expect(metrics).toContain('web_vitals_cls_score_bucket{le="0.01",screen="product"} 1');
  expect(metrics).toContain('web_vitals_lcp_seconds_count{screen="home"} 1');
  expect(metrics).not.toContain('web_vitals_inp_seconds_count{screen="home"}');
  expect(site.log.filter((line) => line.includes('1234.5'))).toEqual([]);
});

it.each([
  ['an address instead of a screen', '{"screen":"/product/AN100-BU","lcp":1}', 'application/json', 400],
  ['more than was asked', '{"screen":"home","lcp":1,"user":"ada"}', 'application/json', 400],
  ['what no browser measures', '{"screen":"home","lcp":-1}', 'application/json', 400],
  ['a long text', `{"screen":"${'home'.repeat(200)}"}`, 'application/json', 413],
  ['a form of another site', '{"screen":"home","lcp":1}', 'text/plain', 415],
])('%s is refused and counts nowhere', async (_what, body, type, status) => {
  await using site = await startTestSite();
  expect((await send(site.url, body, type)).status).toBe(status);
  expect(await site.registry.metrics()).not.toMatch(/web_vitals_\w+\{/);
});

it('one address tells of so many visits a minute and no more', async () => {
  await using site = await startTestSite({ limits: { measurements: 2 } });
  const statuses = [];
  for (const _ of [1, 2, 3]) statuses.push((await send(site.url, '{"screen":"home","lcp":1}')).status);
  expect(statuses).toEqual([204, 204, 429]);
});
