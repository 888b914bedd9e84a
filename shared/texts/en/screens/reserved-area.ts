export const texts = {
  name: 'Reserved area',
  description:
    'The reserved area of {{brand}}: price lists and technical drawings for partners, service bulletins and spare parts for service teams.',
  title: 'For those who sell and look after our appliances',
  lead: 'Price lists, drawings, bulletins and spare parts, always in their current issue, for authorised partners and service teams.',
  login: 'Log in',
  register: 'Register',
  partners: {
    title: 'For partners',
    text: 'What a showroom or a kitchen studio needs between the first question and the order.',
    documents: {
      prices: { title: 'Price lists', text: 'By collection, with accessories and colours.' },
      drawings: {
        title: 'Technical drawings',
        text: 'Dimensions, cut-outs and connections, to build into your plans.',
      },
    },
  },
  service: {
    title: 'For service teams',
    text: 'What a technician needs before ringing the bell, and while kneeling in front of the oven.',
    documents: {
      bulletins: {
        title: 'Service bulletins',
        text: 'What we changed, what we learnt, how to put it right.',
      },
      parts: { title: 'Spare parts', text: 'Exploded views and part numbers, by model.' },
    },
  },
  join: {
    title: 'Not one of our dealers yet?',
    action: 'Become a dealer',
  },
} as const;
