import type { Registry } from 'prom-client';
import { Histogram } from 'prom-client';
import { measuredGauge } from '../platform/metrics/measured-gauge.ts';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';

export type PictureMetrics = ReturnType<typeof createPictureMetrics>;

/** Metrics of the work on the store's pictures. */
export function createPictureMetrics(registry: Registry) {
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
    watchResizes(count: () => { running: number; waiting: number }): void {
      const help = 'Resizes under way now, running and waiting for their turn';
      measuredGauge(registry, 'picture_resizes', help, count, 'state');
    },
  };
}
