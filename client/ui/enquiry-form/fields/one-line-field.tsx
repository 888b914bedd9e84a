import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { enquiryFields } from '@kitchen/shared/enquiry.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../fields/input-field.tsx';
import type { LineField } from '../form-fields.ts';
import { fieldId, lineAttributes } from '../form-fields.ts';
import { useFaultSentence } from '../use-fault-sentence.ts';

interface OneLineFieldProperties extends ComponentProps<'input'> {
  field: LineField;
  fault: EnquiryFault | undefined;
}

/** A field of the enquiry that takes one line. */
export function OneLineField({ field, fault, ...others }: OneLineFieldProperties) {
  const { t } = useTranslation('enquiry');
  const isRequired = 'required' in enquiryFields[field];
  return (
    <InputField
      {...lineAttributes[field]}
      {...others}
      id={fieldId(field)}
      name={field}
      required={isRequired}
      label={
        <>
          {t(`form.fields.${field}`)} {!isRequired && <span>{t('form.optional')}</span>}
        </>
      }
      fault={useFaultSentence(field, fault)}
    />
  );
}
