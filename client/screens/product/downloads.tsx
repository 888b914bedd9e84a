import type { Product } from '@kitchen/shared/product.ts';
import { productFilePath, productFiles } from '@kitchen/shared/product-files.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';

const names = { 'sheet.pdf': 'sheet', 'drawing.svg': 'svg', 'drawing.dxf': 'dxf' } as const;

/** What visitors take with them: the data sheet, and the drawings where the record has measures. */
export function Downloads({ product: { sku, measures } }: { product: Product }) {
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  return (
    <List data-screen-only aria-label={t('downloads.title')}>
      {productFiles
        .filter((file) => measures !== null || file === 'sheet.pdf')
        .map((file) => (
          <li key={file}>
            <Link variant="standalone" href={productFilePath(sku, file, language)}>
              {t(`downloads.${names[file]}`)}
            </Link>
          </li>
        ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(2),
}));
