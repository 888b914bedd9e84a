import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import neroLine from '../../pictures/marketing/nero-line.webp?picture';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors, veiled } from '../../theme/tokens.ts';
import { MarketingPicture } from '../pictures/marketing-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { KeptWords } from '../texts/kept-words.tsx';

/** Leads to the Nero Line, on its own ground. */
export function NeroBand() {
  const { t } = useTranslation('collections');
  return (
    <Band>
      <Picture>
        <MarketingPicture picture={neroLine} sizes="(min-width: 48em) max(111vw, 1600px), 130vw" />
      </Picture>
      <Words>
        <Typography variant="display" component="h2" translate="no">
          {t('nero.title')}
        </Typography>
        <Typography variant="lead">
          <KeptWords text={t('nero.text')} />
        </Typography>
        <Button component={SiteLink} to={paths.neroLine} color="onDark">
          <span>
            <KeptWords text={t('nero.action')} />
          </span>
        </Button>
      </Words>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  backgroundColor: colors.nero,
  position: 'relative',
  '& h2': { color: colors.white },
  [theme.breakpoints.up('md')]: { display: 'grid', alignItems: 'center', minHeight: '45rem' },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 'min(118vw, 30rem)',
  '& img': { position: 'absolute', inset: 0 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(${veiled(colors.nero, 0)} 55%, ${colors.nero})`,
  },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    // On middling pages the words need the half of the wall that the niche stands in.
    inset: '0 0 0 50%',
    height: 'auto',
    '&::after': {
      backgroundImage: `linear-gradient(90deg, ${colors.nero}, ${veiled(colors.nero, 0)} 45%)`,
    },
  },
  [theme.breakpoints.up('lg')]: { left: '36%' },
  [theme.breakpoints.up('xl')]: { left: '20%' },
}));

const Words = styled('div')(({ theme }) => ({
  ...contentWidth,
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3.5),
  paddingTop: theme.spacing(1),
  paddingBottom: theme.spacing(8),
  '& p': { maxWidth: '26em' },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10), '& p': { maxWidth: 'min(24em, 42vw)' } },
}));
