import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { ExperienceBadge } from '../../ui/page/experience-badge.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { ExperienceFigures } from './experience-figures.tsx';

/** How long the maker has been at it, and the figures that go with it. */
export function ExperienceBanner() {
  const { t } = useTranslation('home');
  const { brand } = useSiteSettings();
  return (
    <Band>
      <Statement>
        <Badge />
        <Typography variant="h2">{t('experience.title', { year: brand.foundedYear })}</Typography>
        <Link
          component={SiteLink}
          variant="standalone"
          to={paths.about(brand)}
          aria-label={t('experience.discoverLabel')}
        >
          {t('experience.discover')}
        </Link>
      </Statement>
      <ExperienceFigures />
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...contentWidth,
  backgroundColor: colors.ivory,
  paddingTop: theme.spacing(7),
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(10) },
  [theme.breakpoints.up('lg')]: { paddingTop: theme.spacing(13) },
}));

const Statement = styled('div')(({ theme }) => ({
  color: colors.teal900,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4.5),
  '& a': { marginTop: theme.spacing(-2) },
  [theme.breakpoints.up('md')]: {
    ...twelveColumns,
    alignItems: 'center',
    gap: undefined,
    '& > svg': { gridColumn: 'span 3' },
    '& > h2': { gridColumn: 'span 6' },
    '& > a': { gridColumn: 'span 3', justifySelf: 'end', marginTop: 0 },
  },
  [theme.breakpoints.up('lg')]: {
    '& > h2': { gridColumn: 'span 7' },
    '& > a': { gridColumn: 'span 2' },
  },
}));

const Badge = styled(ExperienceBadge)(({ theme }) => ({
  width: 130,
  [theme.breakpoints.up('md')]: { width: 148 },
  [theme.breakpoints.up('xl')]: { width: 206 },
}));
