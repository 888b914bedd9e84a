import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import microwave from '../../pictures/marketing/nero-microwave.webp?picture';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface, twelveColumns } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

/** The smallest appliance of the line. */
export function Microwave() {
  const { t } = useTranslation('lines');
  return (
    <Band>
      <Picture>
        <MarketingPicture picture={microwave} sizes="(min-width: 90em) 756px, (min-width: 48em) 56vw, 92vw" />
      </Picture>
      <Words>
        <Typography variant="h2" sx={{ marginBottom: 2.5 }}>
          <KeptWords text={t('nero.microwave.title')} />
        </Typography>
        <Typography variant="lead">
          <KeptWords text={t('nero.microwave.text')} />
        </Typography>
      </Words>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...contentWidth,
  ...darkSurface,
  backgroundColor: colors.nero,
  '& h2': { color: colors.white },
  [theme.breakpoints.up('md')]: { ...twelveColumns, alignItems: 'center' },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { gridColumn: '1 / 8' },
}));

const Words = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3.5),
  [theme.breakpoints.up('md')]: { gridColumn: '8 / -1', marginTop: 0 },
  [theme.breakpoints.up('lg')]: { gridColumn: '9 / -1' },
}));
