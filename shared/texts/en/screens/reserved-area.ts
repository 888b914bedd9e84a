export const texts = {
  name: 'Reserved area',
  description:
    'The reserved area of {{brand}}: price lists and technical drawings for partners, service bulletins and spare parts for service teams.',
  title: 'For those who sell and look after our appliances',
  lead: 'Price lists, drawings, bulletins and spare parts, always in their current issue, for authorised partners and service teams.',
  login: 'Log in',
  register: 'Register',
  /** Kinds of document, as headings over several. */
  kinds: {
    'price-list': 'Price lists',
    drawing: 'Technical drawings',
    bulletin: 'Service bulletins',
    'spare-parts': 'Spare parts',
  },
  partners: {
    title: 'For partners',
    text: 'What a showroom or a kitchen studio needs between the first question and the order.',
    documents: {
      'price-list': 'By collection, with accessories and colours.',
      drawing: 'Dimensions, cut-outs and connections, to build into your plans.',
    },
  },
  service: {
    title: 'For service teams',
    text: 'What a technician needs before ringing the bell, and while kneeling in front of the oven.',
    documents: {
      bulletin: 'What we changed, what we learnt, how to put it right.',
      'spare-parts': 'Exploded views and part numbers, by model.',
    },
  },
  ended: 'Your session has ended. Log in again to see your documents.',
  loggedOut: 'You are logged out.',
  loggedOutHere:
    'You are logged out of this browser. Through a fault on our side, a copy of your session, if anybody has one, may open your documents for a while yet.',
  /** Said in the last minutes of a session. */
  ending: {
    title: 'Your session is about to end',
    idle_one: 'You have not used the reserved area for a while. In one minute you will be logged out.',
    idle_other:
      'You have not used the reserved area for a while. In {{count}} minutes you will be logged out.',
    last_one:
      'A session lasts eight hours at most. In one minute you will be logged out: to go on, log in again.',
    last_other:
      'A session lasts eight hours at most. In {{count}} minutes you will be logged out: to go on, log in again.',
    stay: 'Stay logged in',
    failed: 'That did not work: your session has not been extended. Try again in a moment.',
  },
  member: {
    greeting: 'Good to see you, {{name}}',
    roles: { partner: 'Partner', service: 'Service team' },
    logout: 'Log out',
    loggingOut: 'Logging out...',
    stillIn: {
      offline: 'There is no connection: you are still logged in. Try again in a moment.',
      unavailable: 'That did not work: you are still logged in. Try again in a moment.',
    },
    search: 'Search your documents',
    onlyNew: 'Only new ({{count}})',
    count_one: '{{count}} document',
    count_other: '{{count}} documents',
    found: '{{count}} of {{total}} documents',
    new: 'New',
    newTab: 'opens in a new tab',
    languages: 'in {{languages}}',
    size: { KB: '{{size}}\u00a0KB', MB: '{{size}}\u00a0MB' },
    none: {
      title: 'Nothing here yet',
      text: 'As soon as there are documents for your account, they appear here.',
    },
    withoutRole: {
      title: 'No documents for your account yet',
      text: 'Documents are for partners and service teams, and your account is not marked as either. If you are one, ask us for access.',
    },
    nothingFound: {
      title: 'No document found',
      text: 'No document matches “{{query}}”.',
      noneNew: 'Nothing new matches what you are looking for.',
      reset: 'Show all documents',
    },
    failed: 'Your documents cannot be shown',
    data: {
      title: 'The catalogue as data',
      text: 'All products with codes, dimensions, weights, energy classes, pictures and documents, in English and Italian, for your website or planning program. A program of yours can fetch it by itself with an access key: ask us for one.',
      csv: 'Table (CSV)',
      json: 'Data (JSON)',
      schema: 'Description of the data (JSON Schema)',
    },
    help: {
      title: 'Is something missing?',
      text: 'Tell us which document you need and for which model.',
      action: 'Write to us',
    },
  },
  failed: 'The reserved area cannot be reached',
  join: {
    title: 'Not one of our dealers yet?',
    action: 'Become a dealer',
  },
} as const;
