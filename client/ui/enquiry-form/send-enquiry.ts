import {
  enquiryApiPaths,
  enquiryFaults,
  enquiryReceiptSchema,
  enquiryTokenSchema,
  idempotencyHeader,
} from '@kitchen/shared/enquiry.ts';
import { problemSchema, problemTypeUri } from '@kitchen/shared/problem.ts';
import { secondsToWait } from '../../api/seconds-to-wait.ts';
import type { SavedSubmission } from './enquiry-draft.ts';
import type { FormFaults } from './form-fields.ts';
import { formFields } from './form-fields.ts';

const tokenLimitMs = 5_000;
const answerLimitMs = 20_000;
/** A photograph takes its time on its way from a telephone; the server waits for 30 s. */
const photoAnswerLimitMs = 40_000;

/**
 * Why an enquiry has no reference yet: no connection, one that broke, no answer in time, a fault of the server, one
 * that the server will never take as it is, too many enquiries of this visitor, or of all. After the second to fourth it may have arrived.
 */
export type Failure =
  | { why: 'offline' | 'broken' | 'slow' | 'unavailable' | 'refused' | 'too-many-in-all' }
  | { why: 'too-many'; minutes: number };

export type Outcome =
  | { outcome: 'accepted'; reference: string }
  | { outcome: 'faulty'; faults: FormFaults }
  | { outcome: 'failed'; failure: Failure };

/** A token of the server; undefined where there is none to be had. */
export async function fetchToken(): Promise<string | undefined> {
  try {
    const response = await fetch(enquiryApiPaths.token, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(tokenLimitMs),
    });
    return enquiryTokenSchema.safeParse(await response.json()).data?.token;
  } catch {
    return undefined;
  }
}

/** Sends a submission that the visitor agreed to. */
export async function sendEnquiry(
  { key, content }: SavedSubmission,
  signs: { token: string | undefined; website: string },
): Promise<Outcome> {
  const isOffline = !navigator.onLine;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(enquiryApiPaths.submit, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify({ ...content, consent: true, ...signs }),
      signal: AbortSignal.timeout(content.photo ? photoAnswerLimitMs : answerLimitMs),
    });
    body = await response.json().catch((error: unknown) => {
      if (isTimeout(error)) throw error;
    });
  } catch (error) {
    if (isTimeout(error)) return { outcome: 'failed', failure: { why: 'slow' } };
    return { outcome: 'failed', failure: { why: isOffline ? 'offline' : 'broken' } };
  }
  const receipt = enquiryReceiptSchema.safeParse(body);
  if (response.ok && receipt.success) return { outcome: 'accepted', reference: receipt.data.reference };
  const faults = faultsIn(body);
  if (response.status === 400 && faults) return { outcome: 'faulty', faults };
  return { outcome: 'failed', failure: failureOf(response, body) };
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Faults that the visitor can mend; null where what is wrong is none of the form's fields. */
function faultsIn(body: unknown): FormFaults | null {
  const fields = problemSchema.safeParse(body).data?.fields ?? [];
  const faults: FormFaults = {};
  for (const { name, code } of fields) {
    const field = formFields.find((known) => known === name);
    if (!field) return null;
    faults[field] = enquiryFaults.find((known) => known === code) ?? 'not-valid';
  }
  return fields.length > 0 ? faults : null;
}

function failureOf(response: Response, body: unknown): Failure {
  const { status, ok } = response;
  const { type } = problemSchema.safeParse(body).data ?? {};
  if (type === problemTypeUri('too-many-enquiries')) return { why: 'too-many-in-all' };
  if (status === 429) return { why: 'too-many', minutes: Math.ceil(secondsToWait(response) / 60) };
  if (status === 408 || status === 504) return { why: 'slow' };
  return { why: ok || status >= 500 ? 'unavailable' : 'refused' };
}
