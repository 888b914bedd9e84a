import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { useState } from 'react';
import type { Answer } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/**
 * The product with a code, in the visitor's language. While it comes in a language just chosen, it
 * stays in the one before, so that the page keeps its place.
 */
export function useProduct(sku: string): Answer<Product> {
  const language = useLanguage();
  const answer = useAnswer(sku === '' ? null : apiPaths.product(language, sku), productSchema);
  const [last, setLast] = useState<Product>();
  if (answer.state === 'loaded' && answer.data !== last) setLast(answer.data);
  return answer.state === 'loading' && last ? { ...answer, state: 'loaded', data: last } : answer;
}
