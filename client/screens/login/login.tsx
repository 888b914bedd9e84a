import { paths } from '@kitchen/shared/paths.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../api/use-session.ts';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { WithScripts } from '../../ui/behaviour/with-scripts.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { LoggedIn } from './logged-in.tsx';
import { LoginForm } from './login-form.tsx';
import { useLeadOn } from './use-lead-on.ts';

/** The login, or the way on for those who are logged in already. */
export function Login() {
  const { t } = useTranslation('login');
  const session = useSession();
  const document = useLeadOn(session.state === 'open');
  return (
    <Place>
      <noscript>
        <WithoutScripts>{t('withoutScripts')}</WithoutScripts>
        <Button component={SiteLink} to={paths.contactsAbout('service')}>
          {t('unavailable.action')}
        </Button>
      </noscript>
      <WithScripts>
        {session.state === 'ended' && (
          <Alert severity="warning" sx={{ marginBottom: 4 }}>
            <AlertTitle>{t('ended.title')}</AlertTitle>
            {t('ended.text')}
          </Alert>
        )}
        {document === undefined ? <LoginForm /> : <LoggedIn document={document} />}
      </WithScripts>
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({ marginTop: theme.spacing(5) }));

const WithoutScripts = styled('p')(({ theme }) => ({
  maxWidth: layout.measure,
  marginBottom: theme.spacing(4),
}));
