/** English texts of the catalogues; their keys are the keys of every language. */
export const texts = {
  catalogue: 'Catalogue {{year}}',
  titles: {
    cookers: {
      title: 'Cookers',
      subtitle: 'Free-standing cookers and hoods',
      subject: 'Free-standing cookers and hoods in four lines, with all technical data.',
    },
    'built-in': {
      title: 'Built-in',
      subtitle: 'Ovens, hobs, compact products and the Nero Line',
      subject: 'Built-in ovens, hobs and compact products in seven lines, with all technical data.',
    },
  },
  introduction: {
    title: 'Since 1979, one subject: cooking',
    story:
      '{{brand}} was founded in 1979. Ever since, we have designed and built appliances for people who cook: in Northern Italy, for kitchens in more than sixty countries.',
    catalogues: {
      cookers:
        'These pages show our free-standing cookers: four lines, from 60 to 120 cm wide, and the hoods that hang above them. Each line opens with its story; its technical data close it.',
      'built-in':
        'These pages show what we build into your furniture: ovens, hobs and compact products in seven lines, down to the matt black of the Nero Line. Each line opens with its story; its technical data close it.',
    },
    figures: {
      founded: { value: '1979', label: 'the year we began' },
      countries: { value: '60+', label: 'countries we are at home in' },
      facility: { value: '30,000 m²', label: 'in Northern Italy' },
      quality: { value: 'ISO 9001', label: 'obtained in 1998' },
    },
  },
  contents: 'Contents',
  page: 'page {{page}}',
  products: '{{count}} products',
  chapters: {
    antique: {
      title: 'Antique',
      story:
        'Brass details, turned lines and a dial clock bring the kitchens of the grand houses into ours. An Antique is the piece that a room is arranged around.',
    },
    elegant: {
      title: 'Elegant',
      story:
        'Rounded edges and polished chrome give Elegant the calm of a good piece of furniture. It belongs to the room as naturally as the table does.',
    },
    mixture: {
      title: 'Mixture',
      story:
        'Steel from the professional kitchen meets a colour of your choosing. Mixture works hard all week and still looks good on Sunday.',
    },
    perfection: {
      title: 'Perfection',
      story:
        'Flush surfaces and a single line of black glass leave only what cooking needs. Perfection is modern without raising its voice.',
    },
    hoods: {
      title: 'Hoods for built-in kitchens',
      story:
        'Our built-in lines go on above the hob: an enamelled arch for Land, a slim front that slides away for Enzo and Alternate, matt black all the way up for Nero.',
    },
    enzo: {
      title: 'Enzo',
      story:
        'A front of glass from edge to edge, with two slim knobs: Enzo disappears into the column. On its hobs, cast iron stands on a sheet that seems to float above the worktop.',
    },
    enzo_titan: {
      title: 'Enzo Titan',
      story:
        'Ninety centimetres of glass in a fine steel surround. With 121 usable litres, Enzo Titan holds a roast for the whole table.',
    },
    land: {
      title: 'Land',
      story:
        'Enamel, bronze and framed lines keep the warmth of the country kitchen, with ovens and hobs that know everything a modern one does.',
    },
    expert: {
      title: 'Expert',
      story:
        'Brushed steel, generous knobs and a tube handle: Expert is a tool, made for large pans, long days and those who cook on every one of them.',
    },
    alternate: {
      title: 'Alternate',
      story:
        'Black glass above, colour below. The front plays the two against each other, in shades that take up those of the room.',
    },
    elementum: {
      title: 'Elementum',
      story:
        'No knobs, no handle: a grip edge and a sheet of glass are all there is to see, and all it takes.',
    },
    nero: {
      title: 'Nero Line',
      story:
        'Matt black throughout, down to the screws. A whole range of built-in appliances, from the oven to the 45 cm microwave, for kitchens that speak softly.',
    },
  },
  opening: {
    categories: 'Products',
    widths: 'Widths',
    cooktops: 'Tops',
    colors: 'Colours',
    centimetres: '{{widths}} cm',
    cooktop: {
      gas: 'gas',
      induction: 'induction',
      mixed: 'mixed',
      ceramic: 'ceramic',
      electric: 'solid plates',
    },
  },
  cards: {
    width: '{{size}} cm',
    height: '{{size}} cm high',
    cooktop: {
      gas: 'gas top',
      induction: 'induction top',
      mixed: 'mixed top',
      ceramic: 'ceramic top',
      electric: 'electric top',
    },
    hob: {
      gas: 'gas hob',
      induction: 'induction hob',
      mixed: 'mixed hob',
      ceramic: 'ceramic hob',
      electric: 'electric hob',
    },
    places: {
      gas_burners: '{{count}} gas burners',
      induction: '{{count}} induction zones',
      ceramic: '{{count}} ceramic zones',
      electric_solid_plates: '{{count}} solid plates',
    },
    installation: { wall: 'Wall-mounted', under_cabinet: 'Under a wall cabinet' },
  },
  table: {
    title: 'Technical data',
    sku: 'Code',
    product: 'Product',
    color: 'Colour',
    dimensions: 'W × D × H, mm',
    volume: 'litres',
    power: 'kW',
    note: 'Width, depth and height of the appliance; usable volume of the main oven in litres; connected load in kW. We may improve technical data without notice.',
  },
  back: {
    invitation: 'Write or call: we like to talk about kitchens.',
  },
} as const;
