import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { SiteButton } from '../../ui/site-button.tsx';

/** Leads to the contact page, which knows then that a catalogue is wanted. */
export function PrintedCopy() {
  const { t } = useTranslation('catalogues');
  return (
    <Band>
      <div>
        <Typography variant="h2" sx={{ color: 'inherit' }}>
          {t('printed.title')}
        </Typography>
        <Typography variant="lead" sx={{ mt: 2, maxWidth: '30em', color: colors.mist }}>
          {t('printed.text')}
        </Typography>
      </div>
      <SiteButton to={paths.contactsAbout('catalogue')} color="onDark">
        {t('printed.action')}
      </SiteButton>
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
  '& > a': { flexShrink: 0 },
  [theme.breakpoints.up('sm')]: { alignItems: 'start' },
  [theme.breakpoints.up('lg')]: {
    flexDirection: 'row',
    alignItems: 'end',
    justifyContent: 'space-between',
  },
}));
