import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { enquirySchema, idempotencyKeySchema, typedFields } from '@kitchen/shared/enquiry.ts';
import * as z from 'zod/mini';
import { ifAllowed } from '../../api/if-allowed.ts';
import type { Typed } from './form-fields.ts';

/** A submission whose answer was not 202: sent again under its key, with the same content, it is one enquiry. */
const savedSubmissionSchema = z.object({
  key: idempotencyKeySchema,
  content: z.omit(enquirySchema, { consent: true, token: true, website: true }),
});
export type SavedSubmission = z.infer<typeof savedSubmissionSchema>;

const draftSchema = z.object({
  typed: z.partialRecord(z.enum(typedFields), z.string()),
  sku: z.optional(z.string()),
  withoutDealer: z.optional(z.string()),
  // What is typed counts more than how it was sent.
  submission: z.catch(z.optional(savedSubmissionSchema), undefined),
});

/** What was typed and not sent yet. The consent is no part of it: it is given anew each time. */
export interface Draft {
  typed: Typed;
  /** Code of the product that it is about. */
  sku?: string | undefined;
  /** The dealer who is to get no copy. */
  withoutDealer?: string | undefined;
  submission?: SavedSubmission | undefined;
}

const storageKey = (kind: EnquiryKind) => `enquiry-${kind}`;

export function readDraft(kind: EnquiryKind): Draft | undefined {
  return ifAllowed(() =>
    draftSchema.parse(JSON.parse(window.sessionStorage.getItem(storageKey(kind)) ?? 'null')),
  );
}

export function writeDraft(kind: EnquiryKind, draft: Draft): void {
  if (draft.withoutDealer === undefined && Object.values(draft.typed).every((text) => text === '')) {
    clearDraft(kind);
    return;
  }
  // Without storage what was typed stays as long as the page does.
  ifAllowed(() => window.sessionStorage.setItem(storageKey(kind), JSON.stringify(withoutPhoto(draft))));
}

/** A photograph would fill the storage; the submission that had it would be another one without. */
const withoutPhoto = ({ submission, ...draft }: Draft): Draft =>
  submission?.content.photo ? draft : { ...draft, submission };

export function clearDraft(kind: EnquiryKind): void {
  ifAllowed(() => window.sessionStorage.removeItem(storageKey(kind)));
}
