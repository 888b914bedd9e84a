import { collectDefaultMetrics, Registry } from 'prom-client';
import { createCatalogueFigures } from './catalogue-figures.ts';
import { createEnquiryFigures } from './enquiry-figures.ts';
import { createHttpFigures } from './http-figures.ts';
import { createLoginFigures } from './login-figures.ts';
import { createPictureFigures } from './picture-figures.ts';
import { createSiteFigures } from './site-figures.ts';
import { createStoreFigures } from './store-figures.ts';
import { createWebhookFigures } from './webhook-figures.ts';

/**
 * The figures of one site, in a register of its own. Features are handed single callbacks of it and know
 * nothing of figures; what is better asked than told is asked at the scrape, through `watch…`.
 */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(now: () => number = Date.now) {
  const registry = new Registry();
  return {
    registry,
    http: createHttpFigures(registry),
    store: createStoreFigures(registry),
    webhooks: createWebhookFigures(registry, now),
    catalogue: createCatalogueFigures(registry, now),
    enquiries: createEnquiryFigures(registry, now),
    logins: createLoginFigures(registry),
    pictures: createPictureFigures(registry),
    site: createSiteFigures(registry),
    /** Adds the figures of the process: processor, memory, garbage collection, delay of the event loop. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
  };
}
