import { formatDay } from '@kitchen/shared/format-day.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import {
  productDocumentKinds,
  productDocumentPath,
  productDocumentsApiPath,
  productDocumentsSchema,
} from '@kitchen/shared/product-documents.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../../api/use-answer.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { hiddenClass } from '../../../theme/surfaces.ts';
import { colors, fonts, layout, typeSizes, weights } from '../../../theme/tokens.ts';
import { SheetSection } from './sheet-section.tsx';

/** What there is to download about a product, by kind, the visitor's language first; nothing where there is nothing. */
export function ProductDocuments({ sku }: Pick<Product, 'sku'>) {
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  const answer = useAnswer(productDocumentsApiPath(sku), productDocumentsSchema);
  if (answer.state !== 'loaded' || answer.data.items.length === 0) return null;
  const isForeign = (document: ProductDocument) => Number(document.language !== language);
  return (
    <SheetSection id="documents" title={t('documents.title')} data-screen-only>
      <Kinds>
        {productDocumentKinds.map((kind) => {
          const documents = answer.data.items.filter((document) => document.kind === kind);
          return (
            documents.length > 0 && (
              <Kind key={kind}>
                <h3>{t(`documents.kinds.${kind}`)}</h3>
                <ul>
                  {documents
                    .toSorted((one, other) => isForeign(one) - isForeign(other))
                    .map((document) => (
                      <DocumentLink key={document.language} sku={sku} document={document} />
                    ))}
                </ul>
              </Kind>
            )
          );
        })}
      </Kinds>
    </SheetSection>
  );
}

function DocumentLink({ sku, document }: { sku: string; document: ProductDocument }) {
  const { t } = useTranslation(['product-sheet', 'texts']);
  const language = useLanguage();
  const { kind, language: written, bytes, date } = document;
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const size = megabytes.format(Math.max(bytes / 1_000_000, 0.1));
  return (
    <li>
      <Link
        variant="standalone"
        href={productDocumentPath(sku, kind, written)}
        hrefLang={written}
        type="application/pdf"
      >
        <span className={hiddenClass}>{t(`documents.kinds.${kind}`)}:</span>{' '}
        <span lang={written}>{t(`texts:languages.names.${written}`)}</span>
      </Link>{' '}
      <Facts>
        {t('documents.size', { size })}, <time dateTime={date}>{formatDay(date, language)}</time>
      </Facts>
    </li>
  );
}

const Kinds = styled('div')({ borderTop: `1px solid ${colors.teal900}` });

const Kind = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: layout.columnGap,
  paddingBlock: theme.spacing(2),
  borderBottom: `1px solid ${colors.line}`,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    minHeight: layout.targetPx,
    fontFamily: fonts.serif,
    fontSize: typeSizes.accordionTitle,
    lineHeight: 1.2,
    fontWeight: weights.medium,
    color: colors.teal900,
  },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 2fr) 5fr',
    alignItems: 'center',
    columnGap: layout.columnGap,
    '& > a': { justifySelf: 'start' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}));

const Facts = styled('p')({
  fontSize: typeSizes.meta,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: colors.stone,
});
