export const pictureLookupOutcomes = ['memory', 'disk', 'made', 'failed'] as const;
export const resizeOutcomes = ['made', 'failed', 'refused'] as const;
export const fetchOutcomes = ['fetched', 'unchanged', 'absent', 'unusable', 'unavailable'] as const;

/** Resizes under way. */
export interface ResizeQueue {
  running: number;
  waiting: number;
}

/** Hears of the work on pictures, for figures. */
export interface PictureObserver {
  onLookup(outcome: (typeof pictureLookupOutcomes)[number]): void;
  onResize(outcome: (typeof resizeOutcomes)[number], durationMs: number): void;
  onFetch(outcome: (typeof fetchOutcomes)[number]): void;
  /** `ask` tells of the resizes under way whenever it is asked. */
  watch(ask: () => ResizeQueue): void;
}
