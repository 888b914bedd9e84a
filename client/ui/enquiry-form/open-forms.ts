import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { typedFields } from '@kitchen/shared/enquiry.ts';
import { clearDraft, readDraft } from './enquiry-draft.ts';
import type { Typed } from './form-fields.ts';

/** An enquiry that the server has accepted. */
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

/** Registers the form on the screen, until the returned function is called. */
export function openForm(kind: EnquiryKind, form: OpenForm): () => void {
  openForms.set(kind, form);
  return () => {
    if (openForms.get(kind) === form) openForms.delete(kind);
  };
}

/**
 * Ends an enquiry that was accepted after its form had left the screen: clears the draft, and the form that the
 * visitor may have opened again meanwhile, unless they changed the text there.
 */
export function finishAfterLeaving(kind: EnquiryKind, sent: Typed, receipt: Receipt): void {
  const form = openForms.get(kind);
  const typed = form ? form.typed() : readDraft(kind)?.typed;
  if (!typed || typedFields.some((field) => typed[field] !== sent[field])) return;
  clearDraft(kind);
  form?.onSent(receipt);
}
