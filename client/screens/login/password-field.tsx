import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { InputField } from '../../ui/fields/input-field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { loginFailureId } from './login-failure-notice.tsx';
import type { CredentialFieldProperties } from './username-field.tsx';

/** Hidden unless the visitor wants to see it; says where the keyboard writes capitals only. */
export function PasswordField({ missing, refused, readOnly, tries }: CredentialFieldProperties) {
  const { t } = useTranslation('login');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // What fills in a password sends key events that know nothing of the keyboard.
  const noteCapsLock = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent instanceof window.KeyboardEvent) setCapsLock(nativeEvent.getModifierState('CapsLock'));
  };
  return (
    <InputField
      id="password"
      name="password"
      // While it is on its way it is hidden again, and browsers do not take it for a text to suggest later.
      type={shown && !readOnly ? 'text' : 'password'}
      label={t('form.password')}
      fault={missing ? t('form.missing.password') : undefined}
      tries={tries}
      required
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      readOnly={readOnly}
      aria-invalid={missing || refused}
      aria-describedby={refused ? loginFailureId : undefined}
      onKeyDown={noteCapsLock}
      onKeyUp={noteCapsLock}
      onBlur={() => setCapsLock(false)}
      endAdornment={
        <Reveal
          aria-label={t('form.showPassword')}
          aria-pressed={shown}
          aria-controls="password"
          onClick={() => setShown(!shown)}
        >
          <EyeIcon open={shown} />
        </Reveal>
      }
    >
      <FormHelperText role="status" error={false}>
        {capsLock && t('form.capsLock')}
      </FormHelperText>
    </InputField>
  );
}

function EyeIcon({ open }: { open: boolean }) {
  return (
    <Icon size={22}>
      <path d="M1.5 12S5.25 5.25 12 5.25 22.5 12 22.5 12 18.75 18.75 12 18.75 1.5 12 1.5 12Z" />
      <circle cx="12" cy="12" r="3.25" />
      {!open && <path d="m4 20 16-16" />}
    </Icon>
  );
}

const Reveal = styled(IconButton)({
  alignSelf: 'stretch',
  width: layout.targetPx + 8,
  color: colors.stone,
  ...onHover({ color: colors.teal900 }),
  '&:focus-visible': { outlineOffset: -4 },
});
