import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { faultsOf, filledSchema, formFields } from '@kitchen/shared/enquiry.ts';
import type * as z from 'zod/mini';

export type FormField = (typeof formFields)[number];
export type TypedField = Exclude<FormField, 'consent'>;

/** Fields to type into, in the order of the form. */
export const typedFields = formFields.filter((field): field is TypedField => field !== 'consent');

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

export type Filled = z.infer<typeof filledSchema>;

/** What a visitor filled in, tidied, or what is wrong with it. */
export function checkForm({ typed, consent }: FormContent): { filled: Filled } | { faults: FormFaults } {
  const { success, data, error } = filledSchema.safeParse({ ...typed, consent });
  return success ? { filled: data } : { faults: faultsOf(error.issues) as FormFaults };
}
