import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { enquirySchema, faultsOf } from '@kitchen/shared/enquiry.ts';
import * as z from 'zod/mini';

/** Fields to type into, in the order of the form. */
export const typedFields = [
  'name',
  'surname',
  'company',
  'role',
  'email',
  'phone',
  'model',
  'serialNumber',
  'message',
] as const;
export type TypedField = (typeof typedFields)[number];

/** Fields in which a fault may be shown. */
export const formFields = [...typedFields, 'consent'] as const;
export type FormField = (typeof formFields)[number];

export type Typed = Record<TypedField, string>;
export type FormFaults = Partial<Record<FormField, EnquiryFault>>;

/** Id of the element that a field is filled in with, also what links and labels find it by. */
export const fieldId = (field: FormField) => `enquiry-${field}`;

/** Name of the trap: people do not see it, and leave it empty. */
export const trapName = 'website';

/** Name of the box that sends the shortlist along. */
export const shortlistName = 'shortlist';

export interface FormContent {
  typed: Typed;
  consent: boolean;
  /** Whether the shortlist goes along. */
  withShortlist: boolean;
  trap: string;
}

export function readForm(form: HTMLFormElement): FormContent {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    typed: Object.fromEntries(typedFields.map((field) => [field, text(field)])) as Typed,
    consent: data.has('consent'),
    withShortlist: data.has(shortlistName),
    trap: text(trapName),
  };
}

const typedSchema = z.pick(enquirySchema, {
  name: true,
  surname: true,
  company: true,
  role: true,
  email: true,
  phone: true,
  model: true,
  serialNumber: true,
  message: true,
  consent: true,
});

export type Filled = z.infer<typeof typedSchema>;

/** What a visitor filled in, tidied, or what is wrong with it. */
export function checkForm({ typed, consent }: FormContent): { filled: Filled } | { faults: FormFaults } {
  const { success, data, error } = typedSchema.safeParse({ ...typed, consent });
  return success ? { filled: data } : { faults: faultsOf(error.issues) as FormFaults };
}
