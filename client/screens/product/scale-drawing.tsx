import type { Product } from '@kitchen/shared/product.ts';
import { productFilePath } from '@kitchen/shared/product-files.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { SheetSection } from './sheet-section.tsx';

/** Front, side and plan, which the server draws from the measures; nothing where these are not known. */
export function ScaleDrawing({ product: { sku, measures, energyLabel } }: { product: Product }) {
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  if (!measures) return null;
  const mm = (value: number) => value.toLocaleString(language, { useGrouping: false });
  const address = productFilePath(sku, 'drawing.svg', language);
  return (
    <SheetSection id="drawing" title={t('drawing.title')} energy={energyLabel}>
      <figure>
        <Scroller href={address}>
          <Drawing
            src={address}
            alt={t('drawing.alt', {
              width: mm(measures.width),
              depth: mm(measures.depth),
              height: mm(measures.height),
            })}
            loading="lazy"
          />
        </Scroller>
        <Caption>{t('drawing.caption')}</Caption>
      </figure>
    </SheetSection>
  );
}

/** Moves sideways where its words would be too small to read. */
const Scroller = styled('a')({ display: 'block', overflowX: 'auto' });

/** Drawings differ in shape by a little: the room is there before one arrives. */
const Drawing = styled('img')({
  display: 'block',
  width: '100%',
  minWidth: '32rem',
  '@media print': { minWidth: 0 },
  aspectRatio: '5 / 4',
  objectFit: 'contain',
});

const Caption = styled('figcaption')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: typeSizes.meta,
  color: colors.stone,
}));
