import type { Product } from '@kitchen/shared/product.ts';
import { productFilePath } from '@kitchen/shared/product-files.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { useNearPart } from '../../ui/use-near-part.ts';
import type { DrawnViewsProperties } from './drawn-views.tsx';
import { SheetSection } from './sheet-section.tsx';

const loadDrawnViews = async () => (await import('./drawn-views.tsx')).DrawnViews;

/** Front, side and plan from the measures; nothing where these are not known. */
export function ScaleDrawing({ product }: { product: Product }) {
  const { sku, measures, energyLabel } = product;
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  const { ref, Part: DrawnViews } = useNearPart<HTMLElement, DrawnViewsProperties>(loadDrawnViews);
  if (!measures) return null;
  const mm = (value: number) => value.toLocaleString(language, { useGrouping: false });
  const address = productFilePath(sku, 'drawing.svg', language);
  const alt = t('drawing.alt', {
    width: mm(measures.width),
    depth: mm(measures.depth),
    height: mm(measures.height),
  });
  return (
    <SheetSection id="drawing" title={t('drawing.title')} energy={energyLabel}>
      <figure ref={ref}>
        <Opener href={address}>
          {DrawnViews ? (
            <DrawnViews product={{ ...product, measures }} label={alt} />
          ) : (
            <Drawing src={address} alt={alt} loading="lazy" />
          )}
        </Opener>
        <Caption>{t('drawing.caption')}</Caption>
      </figure>
    </SheetSection>
  );
}

const Opener = styled('a')({ display: 'block' });

/** Until the views are drawn, and without scripts; drawings differ in shape by a little: the room is there before one arrives. */
const Drawing = styled('img')({
  display: 'block',
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'contain',
});

const Caption = styled('figcaption')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: typeSizes.meta,
  color: colors.stone,
}));
