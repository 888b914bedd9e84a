import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import room from '../../pictures/marketing/room-classic-elegant.webp?picture';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/marketing-picture.tsx';
import { SiteButton } from '../../ui/site-button.tsx';

/** The first picture of the site with the headline: beside it on wide pages, under it on narrow ones. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Band>
      <Picture>
        <MarketingPicture picture={room} sizes="(min-width: 1200px) 54vw, 100vw" first />
      </Picture>
      <Words>
        <Typography variant="display">{t('hero.title')}</Typography>
        <SiteButton to={paths.category('cookers')} color="onDark">
          {t('hero.action')}
        </SiteButton>
      </Words>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  '& h1': { color: colors.white },
  [theme.breakpoints.up('xl')]: {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minHeight: 'min(44rem, 78vh)',
  },
}));

const Picture = styled('div')(({ theme }) => ({
  aspectRatio: '390 / 388',
  [theme.breakpoints.up('md')]: { aspectRatio: '16 / 9' },
  [theme.breakpoints.up('xl')]: { aspectRatio: 'auto', position: 'absolute', inset: '0 0 0 46%' },
}));

const Words = styled('div')(({ theme }) => ({
  ...contentWidth,
  paddingBlock: theme.spacing(4, 6),
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { justifyItems: 'start' },
  [theme.breakpoints.up('xl')]: {
    paddingBlock: theme.spacing(9),
    '& h1': { maxWidth: '6.2em' },
  },
}));
