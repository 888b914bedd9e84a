import type { Enquiry } from '@kitchen/shared/enquiry.ts';

/** The fields of an enquiry, as a form sends them. */
export function anEnquiry(fields: Partial<Enquiry> = {}): Enquiry {
  return {
    kind: 'contact',
    name: 'Anna',
    surname: 'Rossi',
    company: '',
    email: 'anna@visitors.example',
    phone: '+39 02 5550 0123',
    message: 'Does the cooker fit\nunder a hood of 90 cm?',
    consent: true,
    language: 'en',
    website: '',
    ...fields,
  };
}
