/** The help for owners. */
export const texts = {
  description:
    'Manual, parts list, recalls, care and service for your {{brand}} appliance: by model code, serial number or name, however old it is.',
  lead: 'For the appliance that you have at home, however old it is: its manual, its recalls, how to care for it and whom to call.',
  search: {
    label: 'Model code, serial number or name',
    hint: 'Both codes are on the rating plate. Words do as well, such as “hob 75”.',
    missing: 'Enter a code, a number or a name.',
    submit: 'Find',
  },
  resultsTitle: 'Manuals and help for “{{query}}”',
  found_one: '{{count}} appliance for “{{query}}”',
  found_other: '{{count}} appliances for “{{query}}”',
  firstShown: 'These are the first {{count}}. Add a word, or enter the model code.',
  code: 'Model code <keep>{{sku}}</keep>',
  all: 'All about it',
  noLongerMade: 'They have left our catalogue. Their documents stay here, and the service goes on.',
  none: {
    title: 'Nothing found for “{{query}}”',
    message:
      'Compare it with the rating plate, letter by letter. From a serial number alone we can tell recalls, not the model: the model code stands beside it.',
    suggestions: 'Did you mean:',
    ask: 'Ask us',
  },
  incomplete:
    'Our catalogue cannot be looked through at the moment: please try again in a few minutes. How to reach our service is below.',
  failed: {
    title: 'This did not go through',
    message: 'Please try again in a moment, or call us: {{phone}}.',
  },
  notFound: {
    title: 'We know no appliance with this code',
    message: 'Compare the code with the rating plate, letter by letter, and look it up again.',
  },
  appliance: {
    pageTitle: '{{appliance}}: manual and help',
    description: 'Manual and documents, recalls, care and service for the {{appliance}}.',
    noLongerMade: 'No longer made',
    noLongerMadeText: 'It has left our catalogue. Its documents stay here, and the service goes on.',
    manual: 'Open the manual',
    sheet: 'Its page in the catalogue',
    documents: 'Manual and documents',
    noManual: 'Its manual is not here yet. <ask>Ask us for it</ask>: we send it to you.',
    noRecall: 'No recall concerns this model.',
    another: 'Look up another appliance',
  },
  care: {
    title: 'Care',
    all: 'All about care and cleaning',
    cookers: [
      'Wash burner caps and pan supports in warm water, and dry them well before you put them back.',
      'Wipe enamel and steel with a soft cloth and a mild detergent, along the grain.',
      'Free a blocked burner with a needle, never with a toothpick: it breaks off.',
      'Pour water on the bottom of the oven and heat it at 80 to 90\u00a0°C for half an hour: what has burnt in comes off with a cloth.',
    ],
    ovens: [
      'Let it cool down, then wipe it with a soft cloth and warm water.',
      'Pour water on the bottom and heat it at 80 to 90\u00a0°C for half an hour: what has burnt in comes off with a cloth.',
      'Clean the glass of the door with a cloth, never with scrapers or powders.',
      'Wipe the seal of the door with water alone.',
    ],
    hobs: [
      'Wait until it is cold, except for sugar.',
      'Wash burner caps and pan supports in warm water, and dry them well.',
      'Take sugar off glass while it is still warm, with the zone off, by cloth or scraper as the manual says.',
      'Free a blocked burner with a needle, never with a toothpick: it breaks off.',
    ],
    hoods: [
      'Wash the grease filters once a month, by hand, or in the dishwasher if the manual allows it.',
      'Change charcoal filters every three to six months.',
      'Wipe the body with a soft cloth and a mild detergent, along the grain.',
    ],
    'compact-products': [
      'Wipe the inside after each use, and leave the door open until it is dry.',
      'A bowl of water with lemon, five minutes at full power, loosens what has dried on in a microwave.',
      'Descale what makes steam or coffee when it asks for it.',
    ],
  },
  plate: {
    title: 'Where the rating plate is',
    text: 'A small label of metal or foil. It has the model code, after “Mod.”, and the serial number, after “S/N” or “Matr.”.',
    model: 'Model code',
    serial: 'Serial number',
    places: {
      cookers: 'Open the oven door: on the frame, at the lower left.',
      ovens: 'Open the door: on the frame, at the right.',
      hobs: 'On the underside. Is it built in? A copy is on the last page of the printed manual.',
      hoods: 'Take out the grease filter: inside, at the left.',
      'compact-products': 'Open the door or the drawer: on the frame, at the left.',
    },
  },
  service: {
    title: 'Service',
    text: 'For a repair or a spare part. Have model code and serial number at hand: whoever answers asks for them first.',
    near: 'Near you',
    phone: 'By phone',
    writing: 'In writing',
    danger: 'Danger',
    dealers: 'Find a service dealer near you',
    write: 'Ask for service, with a photograph if you like',
    safety: 'Report a safety problem',
  },
} as const;
