import * as z from 'zod/mini';
import { dealerIdPattern } from './dealers.ts';
import { languageSchema } from './languages.ts';
import { photoBytesLimit, serialLimit, shortlistLimit, skuLimit } from './limits.ts';

/**
 * Enquiries, as the forms send them and the server accepts them: one schema for both. Only the screens
 * with a form and the server import this; nothing of it belongs into the first load.
 */

export const enquiryKinds = ['contact', 'dealer', 'safety', 'service'] as const;
const enquiryKindSchema = z.enum(enquiryKinds);
export type EnquiryKind = z.infer<typeof enquiryKindSchema>;

/** Addresses of the API: `GET` the token when the form is shown, `POST` the enquiry. */
export const enquiryApiPaths = { token: '/api/enquiries/token', submit: '/api/enquiries' } as const;

/**
 * Request header that names one submission: a fresh UUID, made when a visitor first sends the form and
 * kept until the answer is 202. The same key sent again is the same enquiry.
 */
export const idempotencyHeader = 'idempotency-key';

/** A key, as written in its header. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** A token counts from the first to the second of these ages, in ms. */
export const tokenAges = { from: 3_000, to: 24 * 60 * 60_000 } as const;

/** What may be wrong with a field; the form says it in the visitor's language. */
export const enquiryFaults = [
  'required',
  'too-short',
  'too-long',
  'email',
  'characters',
  'consent',
  'photo',
  'photo-size',
  'not-valid',
] as const;
export type EnquiryFault = (typeof enquiryFaults)[number];

/** The message of an issue is its fault, so that each check names the one that it finds. */
const fault = (name: EnquiryFault) => name;

/** Control characters would break out of a line; half characters and turned writing deceive its reader. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** A text without any of these cannot be seen, whatever else is in it: fillers count as letters, but are none. */
const visible = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

const line = (max: number) =>
  z
    .string(fault('not-valid'))
    .check(
      z.trim(),
      z.maxLength(max, fault('too-long')),
      z.regex(oneLine, { error: fault('characters'), abort: true }),
    );

const requiredLine = (max: number) =>
  z
    .string(fault('required'))
    .check(
      z.trim(),
      z.regex(visible, { error: fault('required'), abort: true }),
      z.maxLength(max, fault('too-long')),
      z.regex(oneLine, { error: fault('characters'), abort: true }),
    );

/**
 * An address that mail can be sent to: dots and ASCII before the @ (RFC 5322, dot-atom), a host name with a dot after
 * it, which may be written in other scripts. No quoted names, no comments, no addresses of machines.
 */
const email =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Lines end alike, and what no keyboard writes goes without a word: it comes with text pasted from elsewhere. */
const tidyMessage = z.overwrite((text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim(),
);

/**
 * Numbers copied from elsewhere bring dashes and spaces of print along, and marks that nobody sees. What is longer than
 * any number is cut: a telephone stops no enquiry.
 */
const longestPhone = 120;
const tidyPhone = z.overwrite((text: string) =>
  text
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, longestPhone)
    .replace(/\p{Cs}/gu, '')
    .trim(),
);

const optional = (max: number) => ({ max, schema: z.optional(line(max)) });
const required = (max: number) => ({ max, required: true, schema: requiredLine(max) });

/**
 * What a visitor types, in the order of the form: the one list that the form, its draft, the mail, what is stored and the
 * export follow. `min` and `max` are in UTF-16 units as `maxlength` counts them. Fields left empty may be absent or ''.
 */
export const enquiryFields = {
  name: required(80),
  surname: required(80),
  company: optional(120),
  role: optional(120),
  email: {
    max: 254,
    required: true,
    schema: z
      .string(fault('required'))
      .check(
        z.trim(),
        z.minLength(1, { error: fault('required'), abort: true }),
        z.maxLength(254, { error: fault('too-long'), abort: true }),
        z.regex(email, fault('email')),
      ),
  },
  /** People write numbers in too many ways to judge them: what is no number goes along as it was typed. */
  phone: {
    max: longestPhone,
    schema: z.optional(
      z.string(fault('not-valid')).check(tidyPhone, z.maxLength(longestPhone, fault('too-long'))),
    ),
  },
  /** Of the appliance that needs service, or that a safety problem is reported of. */
  model: optional(120),
  serialNumber: optional(serialLimit),
  message: {
    min: 10,
    max: 4000,
    required: true,
    schema: z
      .string(fault('required'))
      .check(
        tidyMessage,
        z.regex(visible, { error: fault('required'), abort: true }),
        z.minLength(10, fault('too-short')),
        z.maxLength(4000, fault('too-long')),
      ),
  },
};
export type TypedField = keyof typeof enquiryFields;

/** Names of what a visitor types, in the order of the form. */
export const typedFields = Object.keys(enquiryFields) as TypedField[];

const filled = {
  ...(Object.fromEntries(typedFields.map((field) => [field, enquiryFields[field].schema])) as {
    [Field in TypedField]: (typeof enquiryFields)[Field]['schema'];
  }),
  consent: z.literal(true, fault('consent')),
};

/** What the form checks before it sends. */
export const filledSchema = z.object(filled);

/** Fewest and most characters of all that is a text. */
export const enquiryBounds: Record<TypedField | 'sku' | 'page', { min?: number; max: number }> = {
  ...enquiryFields,
  sku: { max: skuLimit },
  page: { max: 2000 },
};

/** Most characters that a photograph takes in base64. */
export const photoLengthLimit = 4 * Math.ceil(photoBytesLimit / 3);

/** `POST /api/enquiries`. Unknown fields are refused. */
export const enquirySchema = z.strictObject({
  kind: z.enum(enquiryKinds, fault('not-valid')),
  ...filled,
  language: z.enum(languageSchema.options, fault('not-valid')),
  /** Code of the product that the enquiry is about. */
  sku: z.optional(line(enquiryBounds.sku.max)),
  /** Id of the dealer who gets a copy, at the address of the operator's list. */
  dealer: z.optional(z.string(fault('not-valid')).check(z.regex(dealerIdPattern, fault('not-valid')))),
  /** Codes of the products on the visitor's shortlist. */
  shortlist: z.optional(
    z
      .array(
        z
          .string(fault('not-valid'))
          .check(
            z.trim(),
            z.minLength(1, fault('not-valid')),
            z.maxLength(skuLimit, fault('not-valid')),
            z.regex(oneLine, fault('not-valid')),
          ),
        fault('not-valid'),
      )
      .check(z.maxLength(shortlistLimit, fault('not-valid'))),
  ),
  /** A photograph of what the enquiry is about, in base64: JPEG, PNG, WebP, AVIF or GIF. It is kept smaller, without metadata. */
  photo: z.optional(z.string(fault('not-valid')).check(z.maxLength(photoLengthLimit, fault('photo-size')))),
  /** Path of the page that the visitor came from, on this site; without the origin. */
  page: z.optional(line(enquiryBounds.page.max).check(z.regex(/^\//, fault('not-valid')))),
  /** From `GET /api/enquiries/token`; without one the enquiry is accepted and set aside. */
  token: z.optional(z.string(fault('not-valid'))),
  /** The trap: a field that visitors do not see and leave empty. */
  website: z.optional(z.string(fault('not-valid'))),
});
export type Enquiry = z.infer<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;

/** What is kept of an enquiry and reaches those who answer it: all but the signs of how it was sent. */
export const enquiryContentSchema = z.omit(enquirySchema, {
  kind: true,
  consent: true,
  token: true,
  website: true,
});
export type EnquiryContent = z.infer<typeof enquiryContentSchema>;

/** The first fault of each field, in the order of the form; for a ZodError's issues. */
export function faultsOf(
  issues: readonly { path: PropertyKey[]; message: string }[],
): Partial<Record<EnquiryField, EnquiryFault>> {
  const faults: Partial<Record<EnquiryField, EnquiryFault>> = {};
  for (const { path, message } of issues) {
    const field = path[0] as EnquiryField;
    faults[field] ??= enquiryFaults.find((known) => known === message) ?? 'not-valid';
  }
  return faults;
}

/** `GET /api/enquiries/token` */
export const enquiryTokenSchema = z.object({ token: z.string() });

/** 202: the enquiry is stored, and this is its name. */
export const enquiryReceiptSchema = z.object({ reference: z.string() });
