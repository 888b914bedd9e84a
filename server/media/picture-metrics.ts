import type { Registry } from 'prom-client';
import { Gauge, Histogram } from 'prom-client';
import { zeroedCounter } from '../platform/metrics/zeroed-counter.ts';
import type { PictureObserver, ResizeQueue } from './picture-observer.ts';
import { fetchOutcomes, pictureLookupOutcomes, resizeOutcomes } from './picture-observer.ts';

/** Work on the store's pictures. */
export function createPictureMetrics(registry: Registry): PictureObserver {
  const lookups = zeroedCounter(
    registry,
    'picture_lookups_total',
    'Pictures asked for: had from memory, read from disk, made for this request, or not to be had',
    { outcome: pictureLookupOutcomes },
  );
  const resizes = zeroedCounter(
    registry,
    'picture_resizes_total',
    'Resizes by what became of them; refused where too many were waiting',
    { outcome: resizeOutcomes },
  );
  const fetches = zeroedCounter(
    registry,
    'picture_fetches_total',
    'Originals asked of their hosts, by what these answered',
    { outcome: fetchOutcomes },
  );
  const durations = new Histogram({
    name: 'picture_resize_duration_seconds',
    help: 'Time that reading, resizing and keeping a picture took, without waiting for a turn',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  let queue: () => ResizeQueue = () => ({ running: 0, waiting: 0 });
  new Gauge({
    name: 'picture_resizes',
    help: 'Resizes under way now, running and waiting for their turn',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, number] of Object.entries(queue())) this.set({ state }, number);
    },
  });

  return {
    onLookup: (outcome) => lookups.inc({ outcome }),
    onFetch: (outcome) => fetches.inc({ outcome }),
    onResize(outcome, durationMs) {
      resizes.inc({ outcome });
      if (outcome !== 'refused') durations.observe(durationMs / 1000);
    },
    watch(ask) {
      queue = ask;
    },
  };
}
