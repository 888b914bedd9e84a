import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../fields/input-field.tsx';
import { useFaultSentence } from './field-fault.tsx';
import type { TypedField } from './form-fields.ts';
import { fieldId } from './form-fields.ts';

interface TextFieldProperties extends ComponentProps<'input'> {
  field: Exclude<TypedField, 'message'>;
  fault: EnquiryFault | undefined;
}

/** A field of the enquiry that takes one line. */
export function TextField({ field, fault, ...others }: TextFieldProperties) {
  const { t } = useTranslation('enquiry');
  return (
    <InputField
      {...others}
      id={fieldId(field)}
      name={field}
      label={
        <>
          {t(`form.fields.${field}`)} {!others.required && <span>{t('form.optional')}</span>}
        </>
      }
      fault={useFaultSentence(field, fault)}
    />
  );
}
