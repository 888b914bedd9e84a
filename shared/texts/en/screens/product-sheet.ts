/** What a product's sheet shows besides its data. */
export const texts = {
  drawing: {
    title: 'Drawn to scale',
    alt: 'Front, side and plan: {{width}}\u00a0mm wide, {{depth}}\u00a0mm deep, {{height}}\u00a0mm high.',
    caption:
      'Sizes in mm, for planning; installation by the manual. Lines within the overall size show what there is, not where it is measured to be.',
    record: ', record of {{date}}.',
  },
  downloads: {
    sheet: 'Data sheet (PDF)',
  },
  documents: {
    title: 'Documents',
    made: { sheet: 'Data sheet', drawing: 'Drawing to scale', bim: 'BIM model', model: '3D model' },
    /** Of what is made from the record when it is asked for. */
    current: 'always up to date',
    zip: 'All in one ZIP',
    kinds: {
      manual: 'Instruction manual',
      drawing: 'Technical drawing',
      declaration: 'Declaration of conformity',
      label: 'Energy label',
      parts: 'Parts list',
      other: 'Further information',
    },
    size: '{{size}}\u00a0MB',
    pages_one: '{{count}}\u00a0page',
    pages_other: '{{count}}\u00a0pages',
  },
  recall: {
    headline: 'Product safety recall',
    all: 'Appliances of this model are recalled, whatever their serial number.',
    some: 'Some appliances of this model are recalled: look whether yours is one of them.',
    link: 'See what to do',
    check: 'Check your serial number',
  },
  maker: {
    title: 'The maker',
    name: 'Made by',
    model: 'Model',
    warnings: 'Warnings',
    report: 'Report a safety problem',
  },
} as const;
