import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { useState } from 'react';
import type { Answer } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/**
 * The product with a code, in the visitor's language. While it comes in a language or a version just chosen, the
 * one before stays, marked as stale, so that the page keeps its place.
 */
export function useProduct(sku: string): Answer<Product> & { stale: boolean } {
  const language = useLanguage();
  const answer = useAnswer(sku === '' ? null : apiPaths.product(language, sku), productSchema);
  const [last, setLast] = useState<Product>();
  if (answer.state === 'loaded' && answer.data !== last) setLast(answer.data);
  const stays =
    last && (isSameSku(last.sku, sku) || last.family?.versions.some((other) => isSameSku(other.sku, sku)));
  if (answer.state !== 'loading' || !stays) return { ...answer, stale: false };
  return { ...answer, state: 'loaded', data: last, stale: true };
}
