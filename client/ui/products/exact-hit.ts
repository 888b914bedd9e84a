import type { SearchHit } from '@kitchen/shared/search.ts';
import { isTypedSku } from '@kitchen/shared/sku.ts';

/** The SKU of the one product whose code a text is. */
export function exactHit(text: string, hits: readonly SearchHit[]): string | undefined {
  const [only, ...others] = hits.flatMap(({ sku }) => (sku !== null && isTypedSku(text, sku) ? [sku] : []));
  return others.length === 0 ? only : undefined;
}
