import { collectDefaultMetrics, Registry } from 'prom-client';
import { createCatalogueMetrics } from './catalogue/catalogue-metrics.ts';
import { createWebhookMetrics } from './catalogue/webhooks/webhook-metrics.ts';
import { createEnquiryMetrics } from './enquiries/enquiry-metrics.ts';
import { createPictureMetrics } from './media/media.ts';
import { createHttpMetrics } from './platform/metrics/http-metrics.ts';
import { createSiteMetrics } from './platform/metrics/site-metrics.ts';
import { createLoginMetrics } from './reserved-area/reserved-area.ts';
import { createStoreMetrics } from './store/store-metrics.ts';

/**
 * The figures of one site, in a register of its own. Features are handed single callbacks of it and know
 * nothing of figures; what is better asked than told is asked at the scrape, through `watch…`.
 */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(now: () => number = Date.now) {
  const registry = new Registry();
  return {
    registry,
    http: createHttpMetrics(registry),
    store: createStoreMetrics(registry),
    webhooks: createWebhookMetrics(registry, now),
    catalogue: createCatalogueMetrics(registry, now),
    enquiries: createEnquiryMetrics(registry, now),
    logins: createLoginMetrics(registry),
    pictures: createPictureMetrics(registry),
    site: createSiteMetrics(registry),
    /** Adds the figures of the process: processor, memory, garbage collection, delay of the event loop. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
  };
}
