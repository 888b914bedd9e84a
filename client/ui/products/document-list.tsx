import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { productDocumentKinds, productDocumentPath } from '@kitchen/shared/product-documents.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, fonts, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { DocumentFacts } from './document-facts.tsx';

interface DocumentListProperties {
  sku: string;
  documents: readonly ProductDocument[];
}

/** Documents of an appliance by kind, the visitor's language first. Its texts are `product-sheet`. */
export function DocumentList({ sku, documents }: DocumentListProperties) {
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  const isForeign = (document: ProductDocument) => Number(document.language !== language);
  return (
    <Kinds>
      {productDocumentKinds.map((kind) => {
        const ofKind = documents.filter((document) => document.kind === kind);
        return (
          ofKind.length > 0 && (
            <Kind key={kind}>
              <h3>{t(`documents.kinds.${kind}`)}</h3>
              <ul>
                {ofKind
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
  );
}

function DocumentLink({ sku, document }: { sku: string; document: ProductDocument }) {
  const { t } = useTranslation(['product-sheet', 'texts']);
  const { kind, language } = document;
  return (
    <li>
      <Link
        variant="standalone"
        href={productDocumentPath(sku, kind, language)}
        hrefLang={language}
        type="application/pdf"
      >
        <span className={hiddenClass}>{t(`documents.kinds.${kind}`)}:</span>{' '}
        <span lang={language}>{t(`texts:languages.names.${language}`)}</span>
      </Link>{' '}
      <Facts>
        <DocumentFacts document={document} />
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
    gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 5fr)',
    alignItems: 'center',
    columnGap: layout.columnGap,
    '& > a': { justifySelf: 'start' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}));

const Facts = styled('p')(({ theme }) => ({
  paddingBlock: theme.spacing(0.5),
  fontSize: typeSizes.meta,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: colors.stone,
}));
