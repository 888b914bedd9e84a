import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { colors, layout, motion, typeSizes, weights } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** The categories as text links, where there is room for them in one line. */
export function CategoryNavigation() {
  const { t } = useTranslation();
  return (
    <Navigation aria-label={t('frame.categories')}>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <CategoryLink category={category} />
          </li>
        ))}
      </ul>
    </Navigation>
  );
}

/** A link to a category that says whether the visitor is in it. */
export function CategoryLink({ category }: { category: Category }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isCurrent = pathname.toLowerCase().replace(/\/$/, '') === paths.category(category);
  return (
    <SiteLink to={paths.category(category)} aria-current={isCurrent ? 'page' : undefined}>
      {t(`listing.categories.${category}.name`)}
    </SiteLink>
  );
}

const Navigation = styled('nav')(({ theme }) => ({
  gridArea: 'navigation',
  justifySelf: 'end',
  display: 'none',
  [theme.breakpoints.up('xl')]: { display: 'flex', alignItems: 'center' },
  '&::after': { content: '""', width: 1, height: 28, marginInline: 28, backgroundColor: colors.line },
  '& ul': { display: 'flex', gap: 28 },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: layout.targetPx,
    // Short words make narrow targets: each reaches into the gap beside it.
    paddingInline: 10,
    marginInline: -10,
    fontSize: typeSizes.small,
    fontWeight: weights.medium,
    whiteSpace: 'nowrap',
  },
  '& a::after': {
    content: '""',
    position: 'absolute',
    insetInline: 10,
    bottom: 5,
    height: 1,
    backgroundColor: colors.brass,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${motion.hoverMs}ms ${motion.easing}`,
  },
  '& a:hover::after, & a[aria-current]::after': { transform: 'none' },
}));
