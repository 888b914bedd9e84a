import { randomUUID } from 'node:crypto';
import type { EnquiryContent } from '@kitchen/shared/enquiry.ts';
import { enquiryContentSchema } from '@kitchen/shared/enquiry.ts';
import { referenceFor } from '../enquiries/accept-enquiry.ts';
import type { StoredEnquiry } from '../enquiries/enquiry-queue.ts';

/** An enquiry as a queue stores it. */
export function aStoredEnquiry(fields: Partial<StoredEnquiry> = {}): StoredEnquiry {
  const key = fields.key ?? randomUUID();
  return {
    key,
    digest: 'digest',
    reference: referenceFor('contact', key),
    kind: 'contact',
    receivedAt: Date.now(),
    heldFor: null,
    content: {
      name: 'Anna',
      surname: 'Rossi',
      email: 'anna@visitors.example',
      phone: '+39 02',
      message: 'Line one\nline two ’ è 🍳',
      language: 'it',
    },
    ...fields,
  };
}

/** Something in every field that the form may send, of which most are texts; longer than the form lets through. */
export function writtenContent(): EnquiryContent {
  const texts = Object.keys(enquiryContentSchema.shape).map((name) => [name, `${name} `.repeat(20).trim()]);
  return { ...Object.fromEntries(texts), language: 'it', shortlist: ['one code', 'another code'] };
}
