import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { SiteButton } from '../../ui/site-button.tsx';

/** For those who have no account yet since they are no dealers yet. */
export function Invitation() {
  const { t } = useTranslation('reserved-area');
  return (
    <Band aria-labelledby="join">
      <Typography variant="h2" id="join" sx={{ color: 'inherit' }}>
        {t('join.title')}
      </Typography>
      <SiteButton to={paths.dealers} color="onDark">
        {t('join.action')}
      </SiteButton>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...darkSurface,
  ...contentWidth,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(3, 6),
  paddingBlock: theme.spacing(11),
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  '& a': { flexShrink: 0 },
}));
