export const texts = {
  /** As the links that lead here call it. */
  title: 'Service area',
  heading: 'Reserved area',
  lead: 'For authorised partners and service teams.',
  home: 'Back to the website',
  register: 'Register',
  unavailable: {
    title: 'Login is not available at the moment',
    text: 'Tell us which price list, drawing, bulletin or spare part you need and for which model: we answer within two working days.',
    action: 'Contact us',
  },
} as const;
