import type { Product } from '@kitchen/shared/product.ts';
import { productDocumentsApiPath, productDocumentsSchema } from '@kitchen/shared/product-documents.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../../api/use-answer.ts';
import { DocumentList } from '../../../ui/products/document-list.tsx';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';

/** What there is to download about a product; nothing where there is nothing. */
export function ProductDocuments({ sku }: Pick<Product, 'sku'>) {
  const { t } = useTranslation('product-sheet');
  const answer = useAnswer(productDocumentsApiPath(sku), productDocumentsSchema);
  if (answer.state !== 'loaded' || answer.data.items.length === 0) return null;
  return (
    <SheetSection id="documents" title={t('documents.title')} data-screen-only>
      <DocumentList sku={sku} documents={answer.data.items} />
    </SheetSection>
  );
}
