export const texts = {
  title: 'Recalls',
  description:
    'Product safety recalls of {{brand}}: which appliances are concerned, by model and serial number, what the danger is and what to do.',
  lead: 'Appliances that must not be used any longer as they are: what the danger is, what to do, and what we do for you.',
  headline: 'Product safety recall',
  of: 'Product safety recall: {{product}}',
  none: {
    title: 'There are no recalls',
    message: 'Should one of our appliances have to be recalled, this page says so first.',
    action: 'Report a safety problem',
  },
  failed: {
    title: 'The recalls cannot be shown at the moment',
    message: 'Please try again in a moment, or call us: {{phone}}.',
  },
  check: {
    title: 'Is your appliance concerned?',
    serial: 'Serial number',
    where:
      'You find it on the rating plate: inside the oven door, under the hob, or behind the hood’s grease filter.',
    missing: 'Enter the serial number.',
    submit: 'Check',
    concerned: 'The appliance with the serial number {{serial}} is concerned.',
    notConcerned: 'The appliance with the serial number {{serial}} is not concerned by a recall.',
    unknown:
      'No recall has serial numbers of the form of {{serial}}. Compare it with the rating plate, letter by letter; if it stands there just so, or you are not sure, <ask>ask us</ask>.',
    notConcernedInOthers: '{{serial}} is within none of the ranges of the other recalls.',
    unknownInOthers:
      'No other recall has serial numbers of the form of {{serial}}. If you are not sure, <ask>ask us</ask>.',
    all: 'Whatever the serial number, these are concerned: {{products}}.',
    see: 'What to do',
  },
  facts: {
    date: 'Date of the recall',
    product: 'Product',
    models: 'Models',
    skus: 'Product codes',
    serials: 'Serial numbers',
    range: 'from {{from}} to {{to}}',
    allSerials: 'all',
    sold: 'Sold',
    hazard: 'The danger',
    action: 'What to do',
    remedy: 'What we do for you',
    contact: 'Contact',
  },
  ask: 'Write to us about it',
  share: 'Please tell others who may have this appliance.',
  feeds: 'Be told of new recalls',
} as const;
