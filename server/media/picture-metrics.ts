import type { Registry } from 'prom-client';
import { Gauge, Histogram } from 'prom-client';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';

export type PictureMetrics = ReturnType<typeof createPictureMetrics>;

/** Metrics of the work on the store's pictures. */
export function createPictureMetrics(registry: Registry) {
  let countResizes = () => ({ running: 0, waiting: 0 });
  new Gauge({
    name: 'picture_resizes',
    help: 'Resizes under way now, running and waiting for their turn',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, number] of Object.entries(countResizes())) this.set({ state }, number);
    },
  });
  return {
    lookups: zeroedCounter(
      registry,
      'picture_lookups_total',
      'Pictures asked for: had from memory, read from disk, made for this request, or not to be had',
      { outcome: ['memory', 'disk', 'made', 'failed'] },
    ),
    resizes: zeroedCounter(
      registry,
      'picture_resizes_total',
      'Resizes by what became of them; refused where too many were waiting',
      { outcome: ['made', 'failed', 'refused'] },
    ),
    fetches: zeroedCounter(
      registry,
      'picture_fetches_total',
      'Originals asked of their hosts, by what these answered',
      { outcome: ['fetched', 'absent', 'unusable', 'unavailable'] },
    ),
    resizeDuration: new Histogram({
      name: 'picture_resize_duration_seconds',
      help: 'Time that resizing and storing a picture took, without waiting for a turn',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    /** `count` is asked at each scrape. */
    watchResizes(count: typeof countResizes) {
      countResizes = count;
    },
  };
}
