import type { Recall } from '@kitchen/shared/recalls.ts';
import { concernsProduct, recallsApiPath, recallsSchema } from '@kitchen/shared/recalls.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** The recalls of a product, as far as they are known. */
export function useRecalls(sku: string): Recall[] {
  const answer = useAnswer(recallsApiPath(useLanguage()), recallsSchema);
  const items = answer.state === 'loaded' ? answer.data.items : [];
  return items.filter((recall) => concernsProduct(recall, sku));
}
