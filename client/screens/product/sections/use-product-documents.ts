import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { productDocumentsApiPath, productDocumentsSchema } from '@kitchen/shared/product-documents.ts';
import { useAnswer } from '../../../api/use-answer.ts';

/** The documents of a product; none as long as they are not known. */
export function useProductDocuments(sku: string): readonly ProductDocument[] {
  const answer = useAnswer(productDocumentsApiPath(sku), productDocumentsSchema);
  return answer.state === 'loaded' ? answer.data.items : [];
}
