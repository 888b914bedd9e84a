import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductDocument } from '@kitchen/shared/product-documents.ts';
import { productDocumentKinds, productDocumentPath } from '@kitchen/shared/product-documents.ts';
import type { ProductFile } from '@kitchen/shared/product-files.ts';
import { productFilePath, productZipPath } from '@kitchen/shared/product-files.ts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { DocumentFacts } from './document-facts.tsx';

interface DocumentListProperties {
  sku: string;
  /** Those that are made from the record. */
  files: readonly ProductFile[];
  /** The maker's own. */
  documents: readonly ProductDocument[];
  /** Address of its model in three dimensions. */
  model?: string | undefined;
  /** Further ways on, beside all in one. */
  children?: ReactNode;
}

/**
 * All there is to download of an appliance: what is made from its record, then documents by kind, the visitor's language
 * first; and all of it in one. Its texts are `product-sheet`.
 */
export function DocumentList({ sku, files, documents, model, children }: DocumentListProperties) {
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  const isForeign = (document: ProductDocument) => Number(document.language !== language);
  const inOrder = productDocumentKinds.flatMap((kind) =>
    documents
      .filter((document) => document.kind === kind)
      .toSorted((one, other) => isForeign(one) - isForeign(other)),
  );
  return (
    <div data-screen-only>
      <Rows>
        {made.map(({ name, of }) => (
          <DocumentRow
            key={name}
            name={t(`documents.made.${name}`)}
            language={language}
            facts={t('documents.current')}
            formats={of
              .filter((file) => files.includes(file))
              .map((file) => [file.replace(/^.*\./, '').toUpperCase(), productFilePath(sku, file, language)])}
          />
        ))}
        {model && <DocumentRow name={t('documents.made.model')} formats={[['GLB', model]]} />}
        {inOrder.map((document) => (
          <DocumentRow
            key={`${document.kind} ${document.language}`}
            name={t(`documents.kinds.${document.kind}`)}
            language={document.language}
            facts={<DocumentFacts document={document} />}
            formats={[['PDF', productDocumentPath(sku, document.kind, document.language)]]}
          />
        ))}
      </Rows>
      <Ways>
        {files.length + documents.length > 1 && (
          <Button variant="outlined" href={productZipPath(sku, language)}>
            {t('documents.zip')}
          </Button>
        )}
        {children}
      </Ways>
    </div>
  );
}

/** What is made from a record, in which formats. */
const made = [
  { name: 'sheet', of: ['sheet.pdf'] },
  { name: 'drawing', of: ['drawing.pdf', 'drawing.svg', 'drawing.dxf'] },
  { name: 'bim', of: ['model.ifc'] },
] as const satisfies { name: string; of: ProductFile[] }[];

interface DocumentRowProperties {
  name: string;
  language?: Language;
  facts?: ReactNode;
  formats: readonly (readonly [name: string, address: string])[];
}

function DocumentRow({ name, language, facts, formats }: DocumentRowProperties) {
  const { t } = useTranslation();
  if (formats.length === 0) return null;
  const inLanguage = language && <span lang={language}>{t(`languages.names.${language}`)}</span>;
  return (
    <li>
      <b>{name}</b>
      <p>
        {inLanguage}
        <span>{facts}</span>
      </p>
      <div>
        {formats.map(([format, href]) => (
          <Button
            key={format}
            variant="outlined"
            href={href}
            hrefLang={language}
            {...(format === 'PDF' && { type: 'application/pdf' })}
          >
            {/* Its name is in one part: beside one that is hidden, the words that are seen are read with a space before the colon. */}
            <span aria-hidden="true">{format}</span>
            <span className={hiddenClass}>
              {format}: {name}
              {inLanguage && <>, {inLanguage}</>}
            </span>
          </Button>
        ))}
      </div>
    </li>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: layout.columnGap,
    paddingBlock: theme.spacing(1.25),
    borderBottom: `1px solid ${colors.line}`,
  },
  '& b': { fontWeight: weights.medium, color: colors.teal900 },
  '& p': {
    gridColumn: 1,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(1.5),
    fontSize: typeSizes.meta,
    fontVariantNumeric: 'lining-nums tabular-nums',
    color: colors.stone,
  },
  '& div': { gridColumn: 2, gridRow: '1 / span 2', display: 'flex', gap: theme.spacing(1) },
  '& a': { minWidth: 84, minHeight: layout.targetPx, padding: theme.spacing(0.5, 1.5) },
  // Several stand below what they are of, and where there is room beside it, in a column for all rows.
  [theme.breakpoints.down('lg')]: {
    '& div:has(> a + a)': { gridColumn: '1 / -1', gridRow: 'auto', marginTop: theme.spacing(1.25) },
  },
  [theme.breakpoints.up('md')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) 84px' },
    '& p': {
      gridColumn: 2,
      display: 'grid',
      gridTemplateColumns: 'minmax(4.5rem, 1fr) minmax(0, 3fr)',
      alignItems: 'center',
    },
    '& div': { gridColumn: 3, gridRow: 1 },
  },
  [theme.breakpoints.up('lg')]: {
    '&:has(a + a) li': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) 268px' },
    '& div': { justifyContent: 'end' },
  },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 4),
  marginTop: theme.spacing(3),
}));
