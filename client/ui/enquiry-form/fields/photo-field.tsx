import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { InputField } from '../../fields/input-field.tsx';
import { fieldId } from '../form-fields.ts';
import { useFaultSentence } from '../use-fault-sentence.ts';

/** A photograph of what is wrong, or of the rating plate. */
export function PhotoField({ fault, disabled }: { fault: EnquiryFault | undefined; disabled: boolean }) {
  const { t } = useTranslation('enquiry');
  return (
    <Field>
      <InputField
        id={fieldId('photo')}
        name="photo"
        type="file"
        accept="image/*"
        // What is being sent stays as it is; a field of this kind has no `readOnly`.
        disabled={disabled}
        label={
          <>
            {t('form.fields.photo')} <span>{t('form.optional')}</span>
          </>
        }
        hint={t('form.photoHint')}
        fault={useFaultSentence('photo', fault)}
      />
    </Field>
  );
}

/** The browser's own button, which says what it does in the browser's language. */
const Field = styled('div')(({ theme }) => ({
  '& input[type=file]': { paddingInline: theme.spacing(1.25), color: colors.stone },
  '& input::file-selector-button': {
    minHeight: 36,
    marginInlineEnd: theme.spacing(2),
    paddingInline: theme.spacing(2),
    border: `1px solid ${colors.teal900}`,
    backgroundColor: 'transparent',
    color: colors.teal900,
    font: 'inherit',
    fontSize: typeSizes.small,
    cursor: 'pointer',
  },
}));
