/** What stands in the mails about an enquiry. */
export const texts = {
  staff: {
    subject: {
      contact: 'Enquiry from {{name}} ({{reference}})',
      dealer: 'Dealer enquiry from {{name}} ({{reference}})',
      safety: 'Safety problem reported by {{name}} ({{reference}})',
      service: 'Service for {{name}} ({{reference}})',
    },
    intro: {
      contact: 'A visitor has written to you on the website.',
      dealer: 'Someone has written to you on the dealers page of the website.',
      safety: 'Someone reports a safety problem of an appliance. Please look into it at once.',
      service: 'Someone asks for service on the help page of the website.',
    },
    reply: 'Reply to this mail to answer them directly.',
    fields: {
      reference: 'Reference',
      language: 'Language',
      product: 'Product',
      sku: 'Product code',
      dealer: 'Dealer',
      photo: 'Photograph',
      attached: 'attached',
      dropped: 'sent, but not kept, since the enquiry was set aside: please ask for it again',
      page: 'From the page',
      check: 'Automatic check',
      received: 'Received',
    },
    tokenFaults: {
      missing: 'form token missing',
      forged: 'form token not valid',
      early: 'form sent within seconds',
      late: 'form token expired',
      spent: 'form token used for many reports',
    },
    dealer: {
      copied: '{{dealer}}: gets a copy of this mail at {{email}}',
      withoutAddress: '{{dealer}}: gets no copy, since the list of dealers has no address for it',
      unknown: '{{id}}: gets no copy, since it is not on the list of dealers any more',
    },
    shortlist: 'Shortlist',
    picture: 'picture',
    languages: { en: 'English', it: 'Italian' },
    consent: 'They have agreed to the privacy policy.',
    safetyData:
      'Use these data to look into the report and to answer it, for nothing else, and never for marketing. Erase them as soon as that is done, on {{until}} at the latest (Regulation (EU) 2023/988, Article 9).',
  },
  acknowledgement: {
    subject: 'We have your message ({{brand}}, {{reference}})',
    greeting: 'Good day,',
    received:
      'Thank you for writing to {{brand}}. Your message has reached us, and a person will answer it, usually within two working days.',
    safety:
      'Thank you for your report to {{brand}}. A person reads it before all other messages. If there may be danger, stop using the appliance and call us: {{phone}}.',
    reference: 'Should you write to us again about it, please mention {{reference}}.',
    notYou: 'If it was not you who wrote, there is nothing you need to do. You can tell us at {{email}}.',
    closing: 'Kind regards',
  },
} as const;
