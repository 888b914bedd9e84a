export const texts = {
  title: 'Company info',
  description:
    'Who stands behind {{brand}}: registered office, VAT and register numbers, share capital, contacts, and the company in figures.',
  lead: 'Who stands behind this website, where to find us, and the company in figures.',
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
  credits: {
    title: 'Credits',
    text: '<p>The rooms and details on this website are pictures made by computer: colours on your screen may differ from those of enamel and steel, and your dealer shows you samples.</p><p>The texts are set in Cormorant Garamond, by the Cormorant Project Authors, and Instrument Sans, by the Instrument Sans Project Authors, both under the SIL Open Font License.</p><p>Texts and pictures belong to <keep>{{company}}</keep>, and how we treat personal data is told in the <privacy>privacy policy</privacy>.</p>',
  },
} as const;
