import type { Language } from '@kitchen/shared/languages.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** What stands in the mails about an enquiry; each language has the same. */
export interface EnquiryMailTexts {
  staff: {
    subject: Record<'contact' | 'dealer', (name: string, reference: string) => string>;
    intro: Record<'contact' | 'dealer', string>;
    /** How to answer; the mail's Reply-To is the visitor. */
    reply: string;
    fields: Record<
      | 'reference'
      | 'name'
      | 'company'
      | 'role'
      | 'email'
      | 'phone'
      | 'language'
      | 'product'
      | 'sku'
      | 'page'
      | 'received'
      | 'message',
      string
    >;
    languages: Record<Language, string>;
    consent: string;
  };
  acknowledgement: {
    subject: (brand: string, reference: string) => string;
    greeting: string;
    received: (brand: string) => string;
    reference: (reference: string) => string;
    notYou: (email: string) => string;
    closing: string;
  };
}

export const enquiryMailTexts: Record<Language, EnquiryMailTexts> = { en, it };
