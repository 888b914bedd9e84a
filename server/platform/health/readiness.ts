import type { Category } from '@kitchen/shared/categories.ts';
import type { Registry } from 'prom-client';
import { measuredGauge } from '../metrics/measured-gauge.ts';

export type Readiness = ReturnType<typeof createReadiness>;

export interface ReadinessOptions {
  catalogue: { isWarm(): boolean; known(): Category[] };
  /** Aborts when the process begins to shut down. */
  shuttingDown: AbortSignal | undefined;
  registry: Registry;
  now(): number;
}

/** A store that answers drop by drop must not keep the whole site from its visitors. */
const startsWithinMs = 30_000;

/**
 * Whether the site wants visitors. It does once the catalogue answers from its cache, however old,
 * and also where the store was asked in vain: the other pages need none.
 */
export function createReadiness({ catalogue, shuttingDown, registry, now }: ReadinessOptions) {
  const startedAt = now();
  // Once started it stays so: who was sent here goes on being served.
  let hasStarted = false;
  function status(): 'starting' | 'ready' | 'shutting down' {
    if (shuttingDown?.aborted) return 'shutting down';
    hasStarted ||= catalogue.isWarm() || now() - startedAt >= startsWithinMs;
    return hasStarted ? 'ready' : 'starting';
  }
  measuredGauge(
    registry,
    'site_ready',
    '1 where the site wants visitors, as /readyz says',
    () => status() === 'ready',
  );
  return { status, categories: () => catalogue.known() };
}
