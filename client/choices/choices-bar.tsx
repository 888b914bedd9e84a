import { comparedLimit, shortlistLimit } from '@kitchen/shared/limits.ts';
import { readItems } from '@kitchen/shared/page-query.ts';
import { paths, writeSkus } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from '../theme/styled.ts';
import { contentWidth } from '../theme/surfaces.ts';
import { colors, layout, tallWindow, typeSizes } from '../theme/tokens.ts';
import { SiteLink } from '../ui/site-link.tsx';
import type { Refusal } from './choices.ts';

export interface ChoicesBarProperties {
  /** What is to be compared. */
  skus: readonly string[];
  refusal: Refusal | null;
  onDismiss(): void;
  onClear(): void;
}

const heightPx = 68;

/** At the foot of the window: how many products are chosen, the way to their comparison, and why no more fit. */
export function ChoicesBar({ skus, refusal, onDismiss, onClear }: ChoicesBarProperties) {
  const { t } = useTranslation('choices');
  const { pathname, search } = useLocation();
  const items = readItems(new URLSearchParams(search));
  const isThere = pathname.toLowerCase().startsWith(paths.compare) && items === writeSkus(skus);
  const isShown = refusal !== null || (skus.length > 0 && !isThere);

  if (!isShown) return null;
  return (
    <Bar aria-label={t('bar.label')}>
      <p role="alert">
        {refusal && t(`refusals.${refusal}`, { compared: comparedLimit, kept: shortlistLimit })}
      </p>
      {refusal === 'shortlist-full' ? (
        <Button variant="text" component={SiteLink} to={paths.shortlist}>
          {t('bar.shortlist')}
        </Button>
      ) : (
        skus.length > 0 &&
        !isThere && (
          <>
            <Button component={SiteLink} to={paths.compareOf(skus)}>
              {t('bar.compare', { count: skus.length })}
            </Button>
            <Button variant="text" onClick={onClear}>
              {t('bar.clear')}
            </Button>
          </>
        )
      )}
      {refusal && (
        <Button variant="text" onClick={onDismiss}>
          {t('bar.dismiss')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled('aside')(({ theme }) => ({
  ...contentWidth,
  position: 'sticky',
  [tallWindow]: {
    bottom: 0,
    // What takes the focus behind it comes into sight.
    'html:has(&)': { scrollPaddingBottom: heightPx + 16 },
  },
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.spacing(1, 3),
  minHeight: heightPx,
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${colors.line}`,
  backgroundColor: colors.white,
  fontSize: typeSizes.small,
  '& > p': { marginInlineEnd: 'auto', maxWidth: layout.measure },
  '@media print': { display: 'none' },
}));
