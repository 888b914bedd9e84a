export const texts = {
  pageTitle: 'Cookers, ovens, hobs and hoods made in Italy',
  description:
    'Cookers, ovens, hobs and hoods designed and built in Northern Italy since {{year}}. {{tagline}}.',
  hero: {
    title: 'The kitchen has a centre again',
    latest: 'Explore the latest Collection',
    dealer: 'Find a dealer',
    product: 'Antique in cream',
  },
  experience: {
    title: 'Cookers, ovens and hobs, designed and built in Northern Italy since {{year}}',
    discover: 'Discover more',
    discoverLabel: 'Discover more about our history',
    founded: { label: 'The year it began' },
    countries: { value: '60+', label: 'Countries we are at home in' },
    facility: { value: '30,000\u00a0m²', label: 'One facility, Northern Italy' },
    quality: { value: 'ISO 9001', label: 'Certified since 1998' },
  },
  categories: 'Five places to start',
  news: {
    title: 'News',
    slate: {
      title: 'Slate grey joins the Antique palette',
      text: 'A blue-grey enamel with brass knobs and rails: the newest finish of the Antique collection.',
      link: 'See it in slate grey',
    },
    microwave: {
      title: 'The Nero Line has its microwave',
      text: 'Only 45\u00a0cm wide, matt black from glass to knobs: it goes with the oven and the warming drawer.',
      link: 'See the Nero Line',
    },
  },
  styles: {
    title: 'Distinctive Styles',
    lead: 'Four collections of free-standing cookers. The same ovens and burners inside; four ways of looking at a kitchen.',
    discover: 'Discover {{name}}',
    antique: 'Turned brass, deep enamel and a clock you read at a glance. For kitchens with a memory.',
    perfection:
      'Straight edges, flush doors and a single band of black glass. Nothing on the front that does not serve the cook.',
    mixture: 'Professional steel, with a door in your colour. It sits as well beside oak as beside stone.',
    elegant: 'Softened corners, a wide window and restful colours. The most discreet of the four.',
  },
  boxes: {
    dealers: {
      title: 'See one before you choose',
      text: 'Tell us where you live and we will send you to the nearest showroom.',
      action: 'Find a dealer',
    },
    reserved: {
      title: 'Reserved area',
      text: 'Price lists, drawings, bulletins and spare parts for partners and service teams.',
      action: 'What it offers',
    },
    compose: {
      title: 'Compose your cooker',
      text: 'Size, colour, top and ovens, one choice at a time.',
      action: 'Coming soon',
    },
  },
  about: {
    title: 'Since {{year}} we have made the place where dinner begins',
    lead: '<keep>{{brand}}</keep> was founded in Milan in {{year}} and still designs, enamels and assembles every appliance in Northern Italy.',
    contact: 'Questions about a product, a showroom or an order? Write to <mail>{{email}}</mail>.',
    link: 'About <keep>{{brand}}</keep>',
  },
} as const;
