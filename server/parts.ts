import type { FastifyBaseLogger } from 'fastify';
import type { ChangeTimes } from './catalogue/webhooks/collect-changes.ts';
import type { DeliverySchedule } from './enquiries/delivery-schedule.ts';
import type { Metrics } from './metrics.ts';
import type { Client } from './pages/client-build.ts';
import type { LoadBounds } from './platform/health/overload.ts';
import type { LimitsPerMinute } from './register-routes.ts';
import type { Store } from './store/store.ts';

/** What the application is built from besides its configuration; tests hand in their own. */
export interface Parts {
  store: Store;
  client: Client;
  /** Origin of canonical addresses, without a slash at the end. */
  publicUrl: string;
  logger: FastifyBaseLogger;
  metrics: Metrics;
  /** Aborts when the process begins to shut down. */
  shuttingDown?: AbortSignal;
  loadBounds?: LoadBounds;
  now(): number;
  /** How often one address may ask in a minute; what is not given is as usual. */
  limits?: Partial<LimitsPerMinute>;
  /** Enquiries that one address may send in an hour. */
  enquiriesPerHour?: number;
  deliverySchedule?: DeliverySchedule;
  changeTimes?: ChangeTimes;
}
