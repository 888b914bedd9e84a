import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { RegistrationLink } from '../../ui/registration-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { WaysIn } from '../../ui/ways-in.ts';

/** In the place of the login where no service keeps accounts: that it is so, and what helps instead. */
export function LoginUnavailable() {
  const { t } = useTranslation('login');
  return (
    <Notice>
      <Typography variant="h3" component="h2">
        {t('unavailable.title')}
      </Typography>
      <Typography sx={{ marginTop: 1.5 }}>{t('unavailable.text')}</Typography>
      <WaysIn>
        <Button component={SiteLink} to={paths.contactsAbout('service')}>
          {t('unavailable.action')}
        </Button>
        <RegistrationLink>{t('register')}</RegistrationLink>
      </WaysIn>
    </Notice>
  );
}

const Notice = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${colors.line}`,
}));
