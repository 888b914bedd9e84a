import type { Product } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { DocumentList } from '../../../ui/products/document-list.tsx';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';
import { useProductDocuments } from './use-product-documents.ts';

/** What there is to download about a product; nothing where there is nothing. */
export function ProductDocuments({ sku }: Pick<Product, 'sku'>) {
  const { t } = useTranslation('product-sheet');
  const documents = useProductDocuments(sku);
  if (documents.length === 0) return null;
  return (
    <SheetSection id="documents" title={t('documents.title')} data-screen-only>
      <DocumentList sku={sku} documents={documents} />
    </SheetSection>
  );
}
