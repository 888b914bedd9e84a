import type { EnquiryFault, TypedField } from '@kitchen/shared/enquiry.ts';
import { enquiryFields } from '@kitchen/shared/enquiry.ts';
import { useTranslation } from 'react-i18next';
import type { FormField } from './form-fields.ts';

/** What is wrong with a field, in the visitor's language; undefined where nothing is. */
export function useFaultSentence(field: FormField, fault: EnquiryFault | undefined): string | undefined {
  const { t } = useTranslation('enquiry');
  if (fault === undefined) return undefined;
  if (fault === 'required') {
    return t(isRequired(field) ? `form.faults.required.${field}` : 'form.faults.not-valid');
  }
  const bounds: { min?: number; max?: number } =
    field === 'consent' || field === 'photo' ? {} : enquiryFields[field];
  const { min = 0, max = 0 } = bounds;
  return t(`form.faults.${fault}`, { min, max });
}

type RequiredField = {
  [Field in TypedField]: (typeof enquiryFields)[Field] extends { required: boolean } ? Field : never;
}[TypedField];

const isRequired = (field: FormField): field is RequiredField =>
  field !== 'consent' && field !== 'photo' && 'required' in enquiryFields[field];
