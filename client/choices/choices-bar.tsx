import { comparedLimit, shortlistLimit } from '@kitchen/shared/limits.ts';
import { readItems } from '@kitchen/shared/page-query.ts';
import { paths, writeSkus } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from '../theme/styled.ts';
import { contentWidth } from '../theme/surfaces.ts';
import { colors, layout, tallWindow, typeSizes } from '../theme/tokens.ts';
import { measureBar } from '../ui/behaviour/measure-bar.ts';
import { SiteLink } from '../ui/site-link.tsx';
import type { Refusal } from './choices.ts';

export interface ChoicesBarProperties {
  /** What is to be compared. */
  skus: readonly string[];
  refusal: Refusal | null;
  onDismiss(): void;
  onClear(): void;
}

const measure = measureBar('--choices');

/** Why something was not chosen. */
const refused = ':has([role="alert"]:not(:empty))';
const low = `@media not all and ${tallWindow.replace('@media ', '')}`;
/** What takes the focus comes into sight above it. */
const focusAbove = { scrollPaddingBottom: 'min(var(--choices, 0px) + 16px, 70vh)' };

/** At the foot of the window: how many products are chosen, the way to their comparison, and why no more fit. */
export function ChoicesBar({ skus, refusal, onDismiss, onClear }: ChoicesBarProperties) {
  const { t } = useTranslation('choices');
  const { pathname, search } = useLocation();
  const items = readItems(new URLSearchParams(search));
  const isThere = pathname.toLowerCase().startsWith(paths.compare) && items === writeSkus(skus);
  const isShown = refusal !== null || (skus.length > 0 && !isThere);

  if (!isShown) return null;
  return (
    <Bar ref={measure} aria-label={t('bar.label')}>
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
  [tallWindow]: { bottom: 0, 'html:has(&)': focusAbove },
  // In low windows, of which it would take too much, it stands at the foot of the page but for what must be seen.
  [low]: {
    [`&${refused}`]: { bottom: 0 },
    [`&${refused} > .MuiButton-contained`]: { display: 'none' },
    'html:has(& > [role="alert"]:not(:empty))': focusAbove,
  },
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.spacing(1, 3),
  minHeight: 68,
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${colors.line}`,
  backgroundColor: colors.white,
  fontSize: typeSizes.small,
  '& > p': { marginInlineEnd: 'auto', maxWidth: layout.measure },
  '@media print': { display: 'none' },
}));
