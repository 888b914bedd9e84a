import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { clearDraft, readDraft } from './enquiry-draft.ts';
import type { Typed } from './form-fields.ts';
import { typedFields } from './form-fields.ts';

/** An enquiry that the server has kept. */
export interface Receipt {
  reference: string;
  /** Where the answer goes. */
  email: string;
}

export interface OpenForm {
  typed(): Typed;
  onSent(receipt: Receipt): void;
}

const openForms = new Map<EnquiryKind, OpenForm>();

/** Says which form is on the screen, until the function that it answers is called. */
export function openForm(kind: EnquiryKind, form: OpenForm): () => void {
  openForms.set(kind, form);
  return () => {
    if (openForms.get(kind) === form) openForms.delete(kind);
  };
}

/**
 * What was typed has arrived, and its form is gone. Who came back meanwhile finds it in another one, or will: it goes,
 * unless they wrote on.
 */
export function settleAfterLeaving(kind: EnquiryKind, sent: Typed, receipt: Receipt): void {
  const form = openForms.get(kind);
  const typed = form ? form.typed() : readDraft(kind)?.typed;
  if (!typed || typedFields.some((field) => typed[field] !== sent[field])) return;
  clearDraft(kind);
  form?.onSent(receipt);
}
