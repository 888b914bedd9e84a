import type { Category } from '@kitchen/shared/categories.ts';

export type Readiness = 'starting' | 'ready' | 'leaving';

export interface ReadinessOptions {
  catalogue: { isWarm(): boolean; known(): Category[] };
  /** Aborts when the process was asked to end. */
  leaving: AbortSignal | undefined;
  now(): number;
}

/** A store that answers drop by drop must not keep the whole site from its visitors. */
const startsWithinMs = 30_000;

/**
 * Whether the site wants visitors. It does once the catalogue answers from what is kept, however old,
 * and also where the store was asked in vain: the other pages need none.
 */
export function createReadiness({ catalogue, leaving, now }: ReadinessOptions) {
  const startedAt = now();
  // Once started it stays so: who was sent here goes on being served.
  let hasStarted = false;
  return {
    status(): Readiness {
      if (leaving?.aborted) return 'leaving';
      hasStarted ||= catalogue.isWarm() || now() - startedAt >= startsWithinMs;
      return hasStarted ? 'ready' : 'starting';
    },
    categories: () => catalogue.known(),
  };
}
