import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { controlStyle, Label } from '../../ui/fields/field-styles.ts';
import { Icon } from '../../ui/icons.tsx';
import { FaultSentence } from '../../ui/states/fault-sentence.tsx';
import type { CredentialFieldProperties } from './username-field.tsx';

/** Hidden unless the visitor wants to see it; says where the keyboard writes capitals only. */
export function PasswordField({ missing, refused, readOnly }: CredentialFieldProperties) {
  const { t } = useTranslation('login');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // What fills in a password sends key events that know nothing of the keyboard.
  const noteCapsLock = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent instanceof window.KeyboardEvent) setCapsLock(nativeEvent.getModifierState('CapsLock'));
  };
  return (
    <div>
      <Label htmlFor="password">{t('form.password')}</Label>
      <Box>
        <Input
          id="password"
          name="password"
          // While it is on its way it is hidden again, and browsers do not take it for a text to suggest later.
          type={shown && !readOnly ? 'text' : 'password'}
          required
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={readOnly}
          aria-invalid={missing || refused}
          aria-describedby={missing ? 'password-fault' : undefined}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <Reveal
          aria-label={t('form.showPassword')}
          aria-pressed={shown}
          aria-controls="password"
          onClick={() => setShown(!shown)}
        >
          <EyeIcon open={shown} />
        </Reveal>
      </Box>
      {missing && <FaultSentence id="password-fault">{t('form.missing.password')}</FaultSentence>}
      <Hint role="status">{capsLock && t('form.capsLock')}</Hint>
    </div>
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

const revealPx = layout.targetPx + 8;

const Box = styled('div')({ position: 'relative' });

const Input = styled('input')({
  ...controlStyle,
  // Room for the button at the end, also where the field is marked as wrong.
  '&&': { paddingInlineEnd: revealPx + 8 },
  // Some browsers have a button of their own for this.
  '&::-ms-reveal': { display: 'none' },
});

const Reveal = styled(IconButton)({
  position: 'absolute',
  insetBlock: 1,
  insetInlineEnd: 1,
  width: revealPx,
  color: colors.stone,
  ...onHover({ color: colors.teal900 }),
  '&:focus-visible': { outlineOffset: -4 },
});

const Hint = styled('p')(({ theme }) => ({
  color: colors.stone,
  fontSize: typeSizes.small,
  '&:not(:empty)': { marginTop: theme.spacing(1) },
}));
