import { useTranslation } from 'react-i18next';
import { InputField } from '../../ui/fields/input-field.tsx';
import { loginFailureId } from './login-failure-notice.tsx';

export interface CredentialFieldProperties {
  /** It was left empty. */
  missing: boolean;
  /** What stands in it was refused together with the other field. */
  refused: boolean;
  readOnly: boolean;
  tries: number;
}

export function UsernameField({ missing, refused, readOnly, tries }: CredentialFieldProperties) {
  const { t } = useTranslation('login');
  return (
    <InputField
      id="username"
      name="username"
      type="text"
      label={t('form.username')}
      fault={missing ? t('form.missing.username') : undefined}
      tries={tries}
      required
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      readOnly={readOnly}
      aria-invalid={missing || refused}
      aria-describedby={refused ? loginFailureId : undefined}
    />
  );
}
