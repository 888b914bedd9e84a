import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { controlStyle, Label } from '../field-styles.ts';
import { FieldFault, faultId } from './field-fault.tsx';
import type { TypedField } from './form-fields.ts';
import { fieldId } from './form-fields.ts';

interface TextFieldProperties extends Omit<ComponentProps<typeof Input>, 'name' | 'id'> {
  field: Exclude<TypedField, 'message'>;
  fault: EnquiryFault | undefined;
}

/** A field of one line, with its label above and what is wrong under it. */
export function TextField({ field, fault, ...others }: TextFieldProperties) {
  const { t } = useTranslation('enquiry');
  return (
    <div>
      <Label htmlFor={fieldId(field)}>
        {t(`form.fields.${field}`)} {!others.required && <span>{t('form.optional')}</span>}
      </Label>
      <Input
        {...others}
        id={fieldId(field)}
        name={field}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId(field)}
      />
      {fault && <FieldFault field={field} fault={fault} />}
    </div>
  );
}

const Input = styled('input')(controlStyle);
