import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { UnbrokenWords } from '../../ui/texts/unbroken-words.tsx';
import { reasonsPictures } from './reasons-pictures.ts';

/** The head of the page on ivory: words at the left, the picture to the right edge of the page. */
export function Hero() {
  const { t } = useTranslation('reasons');
  return (
    <Band>
      <Words>
        <Breadcrumbs crumbs={[{ label: t('crumb'), path: paths.reasons }]} />
        <div>
          <Typography variant="h1">
            <UnbrokenWords text={t('hero.title')} />
          </Typography>
          <Typography variant="lead">
            <UnbrokenWords text={t('hero.lead')} />
          </Typography>
        </div>
      </Words>
      <Picture>
        <MarketingPicture picture={reasonsPictures.hero} sizes="(min-width: 48em) 50vw, 100vw" first />
      </Picture>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  backgroundColor: colors.ivory,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    minHeight: 'clamp(34rem, calc(100svh - 10rem), 46rem)',
  },
}));

const Words = styled('div')(({ theme }) => ({
  ...contentWidth,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  paddingBottom: theme.spacing(6),
  '& > div': { display: 'grid', gap: theme.spacing(3) },
  '& p': { maxWidth: '27em' },
  [theme.breakpoints.up('md')]: {
    paddingTop: theme.spacing(2),
    paddingBottom: theme.spacing(9),
    '& > *': { width: `calc(50% - ${theme.spacing(4)})` },
  },
  [theme.breakpoints.up('lg')]: { '& > *': { width: `calc(50% - ${theme.spacing(9)})` } },
}));

const Picture = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 5',
  [theme.breakpoints.up('md')]: { position: 'absolute', inset: '0 0 0 50%', aspectRatio: 'auto' },
}));
