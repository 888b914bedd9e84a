import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { scrape, sumOf } from '../../testing/scrape.ts';
import { createWebhookMetrics } from './webhook-metrics.ts';

it('webhooks show in the metrics by what became of them, also before the first one', async () => {
  const clock = { now: 1_000_000 };
  const registry = new Registry();
  const countWebhook = createWebhookMetrics(registry, 'a secret', () => clock.now);
  expect(sumOf(await scrape({ registry }), 'store_webhooks_expected')).toBe(1);
  countWebhook('refused');
  clock.now = 2_000_000;
  countWebhook('accepted');
  const series = await scrape({ registry });
  expect(sumOf(series, 'store_webhook_last_timestamp_seconds', { outcome: 'accepted' })).toBe(2_000);
  expect(sumOf(series, 'store_webhooks_total', { outcome: 'accepted' })).toBe(1);
  const without = new Registry();
  createWebhookMetrics(without, null, () => clock.now);
  expect(sumOf(await scrape({ registry: without }), 'store_webhooks_expected')).toBe(0);
});
