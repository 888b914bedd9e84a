import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { SiteButton } from '../../ui/site-button.tsx';

/** Where to go from here: to a dealer, or to the cookers. */
export function CallToAction() {
  const { t } = useTranslation('reasons');
  return (
    <Band>
      <div>
        <Typography variant="h2" sx={{ color: 'inherit' }}>
          {t('action.title')}
        </Typography>
        <Typography variant="lead" sx={{ mt: 2, maxWidth: '30em', color: colors.mist }}>
          {t('action.text')}
        </Typography>
      </div>
      <Buttons>
        <SiteButton to={paths.dealers} color="onDark">
          {t('action.dealer')}
        </SiteButton>
        <SiteButton to={paths.collection('cookers')} color="onDark" variant="outlined">
          {t('action.cookers')}
        </SiteButton>
      </Buttons>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  ...contentWidth,
  paddingBlock: theme.spacing(11),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4, 6),
  [theme.breakpoints.up('lg')]: {
    flexDirection: 'row',
    alignItems: 'end',
    justifyContent: 'space-between',
  },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  flexShrink: 0,
  [theme.breakpoints.up('sm')]: { flexDirection: 'row' },
}));
