import { formatDay } from '@kitchen/shared/format-day.ts';
import { formatDecimal } from '@kitchen/shared/format-decimal.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { productFilePath } from '@kitchen/shared/product-files.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { useNearPart } from '../../../ui/behaviour/use-near-part.ts';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';
import { KeptWords } from '../../../ui/texts/kept-words.tsx';
import { heightOf, narrowUpToPx, widestPx } from './drawn-room.ts';
import type { DrawnViewsProperties } from './drawn-views.tsx';

const loadDrawnViews = async () => (await import('./drawn-views.tsx')).DrawnViews;

/** Front, side and plan from the measures; nothing where these are not known. */
export function ScaleDrawing({ product }: { product: Product }) {
  const { sku, measures, modifiedOn } = product;
  const { t } = useTranslation('product-sheet');
  const language = useLanguage();
  const { ref, Part: DrawnViews } = useNearPart<HTMLElement, DrawnViewsProperties>(loadDrawnViews);
  if (!measures) return null;
  const address = productFilePath(sku, 'drawing.svg', language);
  const alt = t('drawing.alt', {
    width: formatDecimal(measures.width, language),
    depth: formatDecimal(measures.depth, language),
    height: formatDecimal(measures.height, language),
  });
  return (
    <SheetSection id="drawing" title={t('drawing.title')}>
      <Figure ref={ref}>
        <Opener href={address} style={roomStyle({ measures, construction: product.construction })}>
          {DrawnViews ? (
            <DrawnViews product={{ ...product, measures }} label={alt} />
          ) : (
            <Drawing src={address} alt={alt} loading="lazy" />
          )}
        </Opener>
        <Caption>
          {modifiedOn && (
            <>
              <span translate="no">{sku}</span>
              {t('drawing.record', { date: formatDay(modifiedOn, language) })}{' '}
            </>
          )}
          <KeptWords text={t('drawing.caption')} />
        </Caption>
      </Figure>
    </SheetSection>
  );
}

const Figure = styled('figure')({ containerType: 'inline-size' });

/** How high the views will be, side by side and one below the other. */
function roomStyle(product: Parameters<typeof heightOf>[0]) {
  return {
    '--projection': heightOf(product, 'projection', `min(100cqw, ${widestPx}px)`),
    '--column': heightOf(product, 'column', '100cqw'),
  } as CSSProperties;
}

/** Keeps the room of the views, in whose words measures and names take the same px whatever the product. */
const Opener = styled('a')({
  display: 'block',
  '@media screen and (scripting: enabled)': {
    position: 'relative',
    '& > img': { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
    minHeight: 'var(--projection)',
    [`@container (max-width: ${narrowUpToPx}px)`]: { minHeight: 'var(--column)' },
  },
  // The whole sheet is on two pages.
  '@media print': { '& svg': { maxHeight: '72mm' } },
});

/** Until the views are drawn, and without scripts. */
const Drawing = styled('img')({
  width: '100%',
  aspectRatio: '5 / 4',
  objectFit: 'contain',
  // Its lines are dark whatever the visitor's own colours.
  backgroundColor: colors.white,
  forcedColorAdjust: 'none',
});

const Caption = styled('figcaption')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: typeSizes.meta,
  color: colors.stone,
}));
