import type { Product } from '@kitchen/shared/product.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import {
  productDocumentPath,
  productDocumentsApiPath,
  productDocumentsSchema,
} from '@kitchen/shared/product-documents.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { SheetSection } from './sheet-section.tsx';

/** What there is to download about a product, the visitor's language first; nothing where there is nothing. */
export function ProductDocuments({ sku }: Pick<Product, 'sku'>) {
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  const answer = useAnswer(productDocumentsApiPath(sku), productDocumentsSchema);
  if (answer.state !== 'loaded' || answer.data.items.length === 0) return null;
  const isForeign = (document: ProductDocument) => Number(document.language !== language);
  return (
    <SheetSection id="documents" title={t('documents.title')} data-screen-only>
      <ul>
        {answer.data.items
          .toSorted((one, other) => isForeign(one) - isForeign(other))
          .map((document) => (
            <DocumentRow key={`${document.kind}.${document.language}`} sku={sku} document={document} />
          ))}
      </ul>
    </SheetSection>
  );
}

function DocumentRow({ sku, document }: { sku: string; document: ProductDocument }) {
  const { t } = useTranslation(['product-sheet', 'texts']);
  const language = useLanguage();
  const { kind, language: written, bytes, date } = document;
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const size = megabytes.format(Math.max(bytes / 1_000_000, 0.1));
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <Row>
      <Name href={productDocumentPath(sku, kind, written)} hrefLang={written} type="application/pdf">
        <span>
          {t(`documents.kinds.${kind}`)}, <span lang={written}>{t(`texts:languages.names.${written}`)}</span>{' '}
          ({t('documents.size', { size })})
        </span>
      </Name>
      <Facts>
        <time dateTime={date}>{day.format(new Date(date))}</time>
      </Facts>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  minHeight: 68,
  paddingBlock: theme.spacing(1),
  borderBottom: `1px solid ${colors.line}`,
  '&:first-of-type': { borderTop: `1px solid ${colors.teal900}` },
}));

const Name = styled('a')(standaloneTargetStyle);

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  fontSize: typeSizes.meta,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: colors.stone,
}));
