export const texts = {
  title: 'Company info',
  description:
    'Who stands behind {{brand}}: registered office, VAT and register numbers, contacts, the company in figures, and the accessibility of this website.',
  lead: 'Who stands behind this website, where to find us, and the company in figures.',
  country: 'Italy',
  company: {
    title: 'The company',
    name: 'Company name',
    office: 'Registered office',
    vat: 'VAT number',
    registerOffice: 'Company register of',
    register: 'REA number',
    capital: 'Share capital',
    paidIn: '{{amount}}, fully paid in',
    soleShareholder: 'Sole shareholder',
    liquidation: 'In liquidation',
    yes: 'Yes',
    no: 'No',
  },
  contacts: {
    title: 'Contacts',
    email: 'E-mail',
    phone: 'Phone',
    pages: 'Write to us',
    contacts: 'Contacts',
    dealers: 'Dealers',
  },
  figures: {
    title: 'In figures',
    founded: 'the year in which it all began, in Milan',
    countries: { value: 'over 60', label: 'countries in which people cook on our appliances' },
    facility: { value: '30,000\u00a0m²', label: 'of factory floor in Northern Italy' },
    quality: { value: '1998', label: 'the year of our ISO 9001 quality certificate' },
  },
  accessibility: {
    title: 'Accessibility',
    text: '<p>This website is for everybody who cooks. We build it to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: it can be used with the keyboard alone and with a screen reader, texts can be enlarged, what moves can be stopped, and pages read well even where scripts are off. We test this automatically and by hand.</p><p>Some product texts exist in one language only, and some documents for download may not yet suit every screen reader. If something keeps you from what you were looking for, write to <mail>{{email}}</mail>: we answer within two working days, give you the information in another form, and put the page right.</p>',
  },
  credits: {
    title: 'Credits',
    text: '<p>The rooms and details on this website are pictures made by computer: colours on your screen may differ from those of enamel and steel, and your dealer shows you samples.</p><p>The texts are set in Cormorant Garamond, by the Cormorant Project Authors, and Instrument Sans, by the Instrument Sans Project Authors, both under the SIL Open Font License.</p><p>Texts and pictures belong to {{company}}, and how we treat personal data is told in the <privacy>privacy policy</privacy>.</p>',
  },
} as const;
