export const texts = {
  title: 'Product',
  classic: 'Classic',
  sku: 'Product code',
  model: 'Model {{model}}',
  versions: {
    color: 'Finish',
    width: 'Width, cm',
    /** An option that no version has which is otherwise like the product. */
    only: 'only {{other}}',
  },
  aesthetics: {
    /** The Nero Line behind the word "Line". */
    nero: 'Nero',
    title: 'Aesthetics',
    line: 'Line',
    color: 'Colour',
    installation: 'Installation',
  },
  installationModes: {
    free_standing: 'Free-standing',
    built_in: 'Built-in',
    under_cabinet: 'Under cabinet',
    wall: 'Wall',
  },
  energy: {
    title: 'Energy class',
    range: '{{class}} (on a scale of {{range}})',
    sheet: 'Product information sheet',
  },
  pictures: {
    open: 'Open the picture in full size',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    position: 'Picture {{number}} of {{total}}',
    choose: 'Show picture {{number}}',
    list: 'Pictures of {{name}}',
  },
  specifications: {
    title: 'Technical specifications',
    sections: {
      overall_dimensions: 'Overall dimensions',
      cooktop: 'Cooktop',
      control_zone: 'Control zone',
      door: 'Door',
      oven: 'Oven',
      cavity: 'Cavity',
      other: 'Other',
      electric_connection: 'Electric connection',
      gas_connection: 'Gas connection',
      accessories: 'Accessories',
    },
  },
  companions: 'Goes with it',
  backToList: 'Back to the list: {{category}}',
  dealer: 'Find a dealer',
  enquiry: {
    action: 'Enquire about this product',
    colorQuestion: 'Would you like to see it in your colour?',
    question: 'Would you like to know more?',
  },
  notFound: {
    title: 'Product not found',
    message: 'We have no product with this code. It may have left the catalogue.',
    action: 'See the categories',
  },
} as const;
