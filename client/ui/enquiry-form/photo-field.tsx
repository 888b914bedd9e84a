import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { useTranslation } from 'react-i18next';
import { InputField } from '../fields/input-field.tsx';
import { fieldId } from './form-fields.ts';
import { useFaultSentence } from './use-fault-sentence.ts';

/** A photograph of what is wrong, or of the rating plate. */
export function PhotoField({ fault, disabled }: { fault: EnquiryFault | undefined; disabled: boolean }) {
  const { t } = useTranslation('enquiry');
  return (
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
  );
}
