import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { productFilesOf } from '@kitchen/shared/product-files.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { DocumentList } from '../../../ui/products/document-list.tsx';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useProductDocuments } from './use-product-documents.ts';

/** What there is to download about a product, and the way to help for its owner. */
export function ProductDocuments({ product: { sku, measures, model3d } }: { product: Product }) {
  const { t } = useTranslation(['product-sheet', 'texts']);
  const documents = useProductDocuments(sku);
  return (
    <SheetSection id="documents" title={t('documents.title')} data-screen-only>
      <DocumentList
        sku={sku}
        files={productFilesOf(measures !== null)}
        documents={documents}
        model={model3d?.address}
      >
        <Link
          component={SiteLink}
          variant="standalone"
          // Search engines are to know the page of a product that has documents.
          rel={documents.length > 0 ? undefined : 'nofollow'}
          to={paths.supportOf(sku)}
        >
          {t('texts:frame.support')}
        </Link>
      </DocumentList>
    </SheetSection>
  );
}
