import type { EnquiryMailTexts } from './texts.ts';

export const en: EnquiryMailTexts = {
  staff: {
    subject: {
      contact: (name, reference) => `Enquiry from ${name} (${reference})`,
      dealer: (name, reference) => `Dealer enquiry from ${name} (${reference})`,
    },
    intro: {
      contact: 'A visitor has written to you on the website.',
      dealer: 'Someone has written to you on the dealers page of the website.',
    },
    reply: 'Reply to this mail to answer them directly.',
    fields: {
      reference: 'Reference',
      name: 'Name',
      company: 'Company',
      role: 'Role',
      email: 'E-mail',
      phone: 'Phone',
      language: 'Language',
      product: 'Product',
      sku: 'Product code',
      page: 'From the page',
      received: 'Received',
      message: 'Message',
    },
    languages: { en: 'English', it: 'Italian' },
    consent: 'They have agreed to the privacy policy.',
  },
  acknowledgement: {
    subject: (brand, reference) => `We have your message (${brand}, ${reference})`,
    greeting: 'Good day,',
    received: (brand) =>
      `Thank you for writing to ${brand}. Your message has reached us, and a person will answer it, usually within two working days.`,
    reference: (reference) => `Should you write to us again about it, please mention ${reference}.`,
    notYou: (email) =>
      `If it was not you who wrote, there is nothing you need to do. You can tell us at ${email}.`,
    closing: 'Kind regards',
  },
};
