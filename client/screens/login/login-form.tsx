import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { RegistrationLink } from '../../ui/registration-link.tsx';
import { WaysIn } from '../../ui/ways-in.ts';
import { LoginFailureNotice } from './login-failure-notice.tsx';
import { PasswordField } from './password-field.tsx';
import { useLogin } from './use-login.ts';
import { UsernameField } from './username-field.tsx';

/** User name and password, and the way in or why it stays shut. */
export function LoginForm() {
  const { t } = useTranslation('login');
  const { form, ready, sending, missing, failure, refused, tries, noteInput, submit } = useLogin();
  return (
    <Form
      ref={form}
      // Where the scripts break, a password must not end up in an address.
      method="post"
      aria-label={t('form.label')}
      aria-busy={sending}
      noValidate
      onInput={noteInput}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <UsernameField
        missing={missing.includes('username')}
        refused={refused}
        readOnly={sending}
        tries={tries}
      />
      <PasswordField
        missing={missing.includes('password')}
        refused={refused}
        readOnly={sending}
        tries={tries}
      />
      {/* A new key, so that a screen reader says the same words again. */}
      {failure && <LoginFailureNotice key={tries} failure={failure} />}
      <Ways>
        <Button type={ready ? 'submit' : 'button'} aria-disabled={sending}>
          {t(sending ? 'form.submitting' : 'form.submit')}
        </Button>
        <RegistrationLink>{t('register')}</RegistrationLink>
      </Ways>
      <p role="status" className={hiddenClass}>
        {sending && t('form.submitting')}
      </p>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3.5),
}));

const Ways = styled(WaysIn)(({ theme }) => ({
  marginTop: theme.spacing(0.5),
  '& > [aria-disabled="true"]': { cursor: 'progress' },
}));
