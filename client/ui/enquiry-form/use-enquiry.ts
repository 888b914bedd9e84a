import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { enquirySchema, typedFields } from '@kitchen/shared/enquiry.ts';
import { pageAddress } from '@kitchen/shared/page-query.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { FormEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shortlist } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { cameFrom } from './came-from.ts';
import type { SavedSubmission } from './enquiry-draft.ts';
import { clearDraft, readDraft, writeDraft } from './enquiry-draft.ts';
import type { Filled, FormContent, FormFaults, Typed } from './form-fields.ts';
import { applianceFields, checkForm, dealerName, fieldId, formFields, readForm } from './form-fields.ts';
import type { Receipt } from './open-forms.ts';
import { finishAfterLeaving, openForm } from './open-forms.ts';
import type { Failure } from './send-enquiry.ts';
import { fetchToken, sendEnquiry } from './send-enquiry.ts';
import { TokenKeeper } from './token-keeper.ts';

interface EnquiryOptions {
  kind: EnquiryKind;
  /** Code of the product that it is about. */
  sku: string | undefined;
  onSent: (receipt: Receipt) => void;
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The form's fields keep their text themselves, so that what is typed before the scripts are there stays;
 * it is read when something happens.
 */
export function useEnquiry({ kind, sku, onSent }: EnquiryOptions) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const submission = useRef<SavedSubmission>(undefined);
  const isSending = useRef(false);
  const [tokens] = useState(() => new TokenKeeper({ fetchToken, now: () => Date.now(), pause: waitFor }));
  /** Whether the form is hydrated; before that nothing could be sent. */
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [faults, setFaults] = useState<FormFaults>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  /** How often sending ended without a reference. */
  const [tries, setTries] = useState(0);
  const [messageLength, setMessageLength] = useState(0);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(kind);
    submission.current = draft?.submission;
    for (const field of typedFields) {
      const text = draft?.typed[field] ?? '';
      const isOfOtherProduct = draft?.sku !== sku && applianceFields.includes(field);
      const input = element.elements.namedItem(field);
      // The address names the appliance that it is about now.
      const isNamed =
        field === 'serialNumber' && input instanceof HTMLInputElement && input.defaultValue !== '';
      if (text !== '' && !isOfOtherProduct && !isNamed) restore(input, text);
    }
    const { typed } = readForm(element);
    const box = element.elements.namedItem(dealerName);
    if (box instanceof HTMLInputElement && box.checked && box.value === draft?.withoutDealer) box.click();
    writeDraft(kind, { typed, sku, withoutDealer: untickedDealer(element), submission: submission.current });
    setMessageLength(lengthOf(typed.message));
    setReady(true);
    return openForm(kind, { typed: () => readForm(element).typed, onSent });
  }, [kind, sku, onSent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes there when sending ended, not while the visitor mends.
  useEffect(() => {
    const first = formFields.find((field) => faults[field] !== undefined);
    if (tries > 0 && first) document.getElementById(fieldId(first))?.focus();
  }, [tries]);

  function save(typed: Typed): void {
    if (!form.current) return;
    const withoutDealer = untickedDealer(form.current);
    writeDraft(kind, { typed, sku, withoutDealer, submission: submission.current });
  }

  function noteInput({ target }: FormEvent<HTMLFormElement>) {
    if (!form.current) return;
    const content = readForm(form.current);
    save(content.typed);
    setMessageLength(lengthOf(content.typed.message));
    const edited = formFields.find((field) => target instanceof Element && target.id === fieldId(field));
    if (edited) setFaults((before) => mend(before, edited, checkForm(content)));
  }

  /** What is sent again under its key must be the same; whoever changed it sends something new. */
  function submissionOf(
    { consent: _given, ...filled }: Filled,
    { withShortlist, dealer }: FormContent,
    photo: string | undefined,
  ): SavedSubmission {
    const last = submission.current;
    const code = enquirySchema.shape.sku.safeParse(sku).data;
    const content = {
      kind,
      ...filled,
      ...(code && { sku: code }),
      ...(dealer && { dealer }),
      ...(withShortlist && { shortlist: shortlist.get() }),
      ...(photo && { photo }),
    };
    if (last && isSame(last.content, content)) return last;
    const here = pageAddress(pathname, new URLSearchParams(search));
    const page = cameFrom() ?? (code ? paths.product(code) : here);
    return { key: makeKey(), content: { ...content, language, page } };
  }

  async function submit() {
    if (isSending.current || !form.current) return;
    const content = readForm(form.current);
    const checked = checkForm(content);
    setFailure(null);
    if ('faults' in checked) {
      setFaults(checked.faults);
      setTries(tries + 1);
      return;
    }
    isSending.current = true;
    setSending(true);
    setFaults({});
    const photo = content.photo ? await read(content.photo) : undefined;
    if (photo === null) {
      isSending.current = false;
      setSending(false);
      setFaults({ photo: 'photo' });
      setTries(tries + 1);
      return;
    }
    submission.current = submissionOf(checked.filled, content, photo);
    save(content.typed);
    const token = await tokens.take();
    const result = await sendEnquiry(submission.current, { token, website: content.trap });
    isSending.current = false;
    setSending(false);
    if (result.outcome === 'accepted') {
      const receipt = { reference: result.reference, email: checked.filled.email };
      if (form.current) {
        clearDraft(kind);
        onSent(receipt);
      } else {
        finishAfterLeaving(kind, content.typed, receipt);
      }
      return;
    }
    if (result.outcome === 'faulty') setFaults(result.faults);
    else setFailure(result.failure);
    // The server has seen the key with this content, and will not take it.
    const isRefused = result.outcome === 'faulty' || result.failure.why === 'refused';
    if (isRefused) submission.current = undefined;
    // Who left the page meanwhile may have come back and written on.
    save(content.typed);
    setTries(tries + 1);
  }

  return {
    form,
    ready,
    sending,
    faults,
    failure,
    tries,
    messageLength,
    prepare: () => void tokens.prepare(),
    noteInput,
    submit,
  };
}

/** The dealer whose copy the visitor does not want. */
function untickedDealer({ elements }: HTMLFormElement): string | undefined {
  const box = elements.namedItem(dealerName);
  return box instanceof HTMLInputElement && !box.checked ? box.value : undefined;
}

/** Null where it cannot be read as a photograph. */
const read = (photo: File): Promise<string | null> =>
  import('./fields/read-photo.ts').then(({ readPhoto }) => readPhoto(photo)).catch(() => null);

/** Puts back what was typed, where nobody has typed anything else. */
function restore(input: Element | RadioNodeList | null, text: string): void {
  const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  if (isField && input.value === input.defaultValue) input.value = text;
}

const lengthOf = (message = '') => message.trim().length;

/** Only the field that is being edited changes: what is wrong elsewhere stays wrong. */
function mend(
  before: FormFaults,
  edited: keyof FormFaults,
  checked: ReturnType<typeof checkForm>,
): FormFaults {
  const { [edited]: fault, ...others } = before;
  if (fault === undefined) return before;
  const now = 'faults' in checked ? checked.faults[edited] : undefined;
  return now === undefined ? others : { ...others, [edited]: now };
}

/** Whether two contents say the same, be it in another language or from another page. */
function isSame(
  left: Partial<SavedSubmission['content']>,
  right: Partial<SavedSubmission['content']>,
): boolean {
  return ([...typedFields, 'kind', 'sku', 'dealer', 'shortlist', 'photo'] as const).every(
    (field) => String(left[field] ?? '') === String(right[field] ?? ''),
  );
}

/** Unguessable and unlike any other; `randomUUID` is missing where the site is not reached over https. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
