import type { Category } from '@kitchen/shared/categories.ts';

export const cacheNames = ['categories', 'products', 'searches'] as const;
export type CacheName = (typeof cacheNames)[number];

export const lookupOutcomes = ['hit', 'stale', 'miss', 'failed'] as const;

/** Notified of lookups of the store's answers, for metrics. */
export interface CatalogueObserver {
  onLookup(cache: CacheName, outcome: (typeof lookupOutcomes)[number]): void;
  /** A refresh failed, and the older answer goes on being served. */
  onRefreshFailed(cache: CacheName): void;
}

/** What is known of a category. */
export interface Snapshot {
  category: Category;
  /** When the store gave it, in ms since 1970. */
  storedAt: number;
  /** False where the store broke off in the middle. */
  complete: boolean;
}
