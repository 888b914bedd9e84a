import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import { measuredGauge } from '../../platform/metrics/measured-gauge.ts';
import { zeroedCounter } from '../../platform/metrics/zeroed-counter.ts';

const webhookOutcomes = ['accepted', 'ignored', 'refused'] as const;

/**
 * - `accepted`: signed by the store, and about products;
 * - `ignored`: signed by the store, and about nothing that this site shows;
 * - `refused`: not signed as the store signs, not readable, or too much at once.
 */
type WebhookOutcome = (typeof webhookOutcomes)[number];

/** Makes the function that counts webhooks of the store, which switches them off by itself after failures. */
export function createWebhookMetrics(registry: Registry, secret: string | null, now: () => number) {
  const webhooks = zeroedCounter(
    registry,
    'store_webhooks_total',
    'Webhooks that came, by what became of them',
    { outcome: webhookOutcomes },
  );
  const last = new Gauge({
    name: 'store_webhook_last_timestamp_seconds',
    help: 'When the last webhook came to this process, by what became of it; none yet where there is no value',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const help = '1 where STORE_WEBHOOK_SECRET is set';
  measuredGauge(registry, 'store_webhooks_expected', help, () => secret !== null);
  return (outcome: WebhookOutcome): void => {
    webhooks.inc({ outcome });
    last.set({ outcome }, now() / 1000);
  };
}
