import type { ReportUnknownValue } from '../catalogue/facet-values.ts';

/**
 * Passes each distinct unknown value on once, whatever the number of products that have it. After
 * `limit` distinct values nothing is passed on any more, so that a store full of them fills neither
 * memory nor log.
 */
export function warnOnce(warn: ReportUnknownValue, limit = 500): ReportUnknownValue {
  const warned = new Set<string>();
  return (facet, value) => {
    const key = `${facet}:${value.toLowerCase().slice(0, 100)}`;
    if (warned.size >= limit || warned.has(key)) return;
    warned.add(key);
    warn(facet, value);
  };
}
