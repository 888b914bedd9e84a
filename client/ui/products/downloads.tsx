import { productFilePath, productFiles } from '@kitchen/shared/product-files.ts';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';

const names = {
  'sheet.pdf': 'sheet',
  'drawing.pdf': 'pdf',
  'drawing.svg': 'svg',
  'drawing.dxf': 'dxf',
  'model.ifc': 'ifc',
} as const;

interface DownloadsProperties {
  sku: string;
  /** Whether the record has measures. */
  isDrawn: boolean;
  /** Address of its model in three dimensions. */
  model?: string | undefined;
  /** Further entries of the list. */
  children?: ReactNode;
}

/** What visitors take with them: the data sheet, and the drawings and the body for planners where there are any. Its texts are `product-sheet`. */
export function Downloads({ sku, isDrawn, model, children }: DownloadsProperties) {
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  return (
    <List data-screen-only aria-label={t('downloads.title')}>
      {productFiles
        .filter((file) => isDrawn || file === 'sheet.pdf')
        .map((file) => (
          <li key={file}>
            <Link variant="standalone" href={productFilePath(sku, file, language)}>
              {t(`downloads.${names[file]}`)}
            </Link>
          </li>
        ))}
      {model && (
        <li>
          <Link variant="standalone" href={model}>
            {t('downloads.model')}
          </Link>
        </li>
      )}
      {children}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(2),
}));
