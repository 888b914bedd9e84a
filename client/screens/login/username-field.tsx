import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FaultSentence } from '../../ui/fault-sentence.tsx';
import { controlStyle, Label } from '../../ui/field-styles.ts';

export interface CredentialFieldProperties {
  /** It was left empty. */
  missing: boolean;
  /** What stands in it was refused together with the other field. */
  refused: boolean;
  readOnly: boolean;
}

export function UsernameField({ missing, refused, readOnly }: CredentialFieldProperties) {
  const { t } = useTranslation('login');
  return (
    <div>
      <Label htmlFor="username">{t('form.username')}</Label>
      <Input
        id="username"
        name="username"
        type="text"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        readOnly={readOnly}
        aria-invalid={missing || refused}
        aria-describedby={missing ? 'username-fault' : undefined}
      />
      {missing && <FaultSentence id="username-fault">{t('form.missing.username')}</FaultSentence>}
    </div>
  );
}

const Input = styled('input')(controlStyle);
