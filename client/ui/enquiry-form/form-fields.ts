import type { EnquiryFault, EnquiryKind, TypedField } from '@kitchen/shared/enquiry.ts';
import { faultsOf, filledSchema, typedFields } from '@kitchen/shared/enquiry.ts';
import type { ComponentProps } from 'react';
import type * as z from 'zod/mini';

/** Fields of one line. */
export type LineField = Exclude<TypedField, 'message'>;

/** What browsers are told of a field of one line. */
export const lineAttributes: Partial<Record<LineField, ComponentProps<'input'>>> = {
  name: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization' },
  role: { autoComplete: 'organization-title' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  serialNumber: { autoCapitalize: 'characters', spellCheck: false },
};

/** Fields that are about one appliance, which not every form has; a draft's are of its own product. */
export const applianceFields: readonly TypedField[] = ['model', 'serialNumber'];

/** Which forms alone have a field; of those that are not named here, every form. */
const onlyIn: Partial<Record<TypedField, readonly EnquiryKind[]>> = {
  company: ['contact', 'dealer', 'safety'],
  role: ['contact', 'dealer', 'safety'],
  model: ['safety', 'service'],
  serialNumber: ['safety', 'service'],
};

/** Fields of one line that the form of a kind has, in its order. */
export const lineFields = (kind: EnquiryKind) =>
  typedFields.filter(
    (field): field is LineField => field !== 'message' && (onlyIn[field]?.includes(kind) ?? true),
  );

/** All that a visitor fills in, in the order of the form. */
export const formFields = [...typedFields, 'photo', 'consent'] as const;
export type FormField = (typeof formFields)[number];

/** What stands in the fields that the form has. */
export type Typed = Partial<Record<TypedField, string>>;
export type FormFaults = Partial<Record<FormField, EnquiryFault>>;

/** Id of the element that a field is filled in with, also what links and labels find it by. */
export const fieldId = (field: FormField) => `enquiry-${field}`;

/** Name of the trap: people do not see it, and leave it empty. */
export const trapName = 'website';

/** Name of the box that sends the shortlist along. */
export const shortlistName = 'shortlist';

/** Name of the box that sends a dealer a copy; its value is the dealer's id. */
export const dealerName = 'dealer';

export interface FormContent {
  typed: Typed;
  consent: boolean;
  /** Whether the shortlist goes along. */
  withShortlist: boolean;
  /** Id of the dealer who gets a copy. */
  dealer: string | undefined;
  trap: string;
  photo: File | null;
}

export function readForm(form: HTMLFormElement): FormContent {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const fields = typedFields.filter((field) => data.has(field));
  const photo = data.get('photo');
  return {
    typed: Object.fromEntries(fields.map((field) => [field, text(field)])),
    consent: data.has('consent'),
    withShortlist: data.has(shortlistName),
    dealer: text(dealerName) || undefined,
    trap: text(trapName),
    photo: photo instanceof File && photo.size > 0 ? photo : null,
  };
}

export type Filled = z.infer<typeof filledSchema>;

/** What a visitor filled in, tidied, or what is wrong with it. */
export function checkForm({ typed, consent }: FormContent): { filled: Filled } | { faults: FormFaults } {
  const { success, data, error } = filledSchema.safeParse({ ...typed, consent });
  return success ? { filled: data } : { faults: faultsOf(error.issues) as FormFaults };
}
