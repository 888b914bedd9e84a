import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useStored } from '../api/stored.ts';
import { styled } from '../theme/styled.ts';
import { layout, typeSizes, weights } from '../theme/tokens.ts';
import { HeartIcon } from '../ui/icons.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { shortlist } from './choices.ts';

/** Leads to the visitor's shortlist, once there is something on it. */
export function ShortlistLink() {
  const { t } = useTranslation('choices');
  const count = useStored(shortlist)?.length ?? 0;
  if (count === 0) return null;
  return (
    <Place to={paths.shortlist} aria-label={t('controls.shortlistWithCount', { count })}>
      <HeartIcon size={22} />
      <span aria-hidden="true">{count}</span>
    </Place>
  );
}

const Place = styled(SiteLink)(({ theme }) => ({
  gridArea: 'shortlist',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minWidth: layout.targetPx,
  minHeight: layout.targetPx,
  fontSize: typeSizes.meta,
  fontWeight: weights.medium,
  // Beside the language there; the one row that stays has room for it instead of the badge.
  [theme.breakpoints.down('sm')]: {
    marginInlineEnd: 12,
    '[data-scrolled] &': { gridRow: 1, gridColumn: 2, marginInlineEnd: 0 },
    '[data-scrolled] > :has(&) > :first-child > :nth-child(n + 2)': { display: 'none' },
  },
}));
