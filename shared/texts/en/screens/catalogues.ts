export const texts = {
  pageTitle: 'Catalogues of cookers and built-in appliances',
  title: 'Catalogues',
  description:
    'The {{brand}} catalogues to read or download as PDF: free-standing cookers and hoods, built-in ovens, hobs and compact products, with all technical data.',
  lead: 'Every line with its story, its colours and its technical data, to read in your own time.',
  list: 'Catalogues to download',
  year: 'Catalogue {{year}}',
  items: {
    cookers: {
      title: 'Cookers',
      subtitle: 'Free-standing cookers and hoods',
      contents: {
        lines: 'Antique, Elegant, Mixture and Perfection, each with its story',
        more: 'The hoods that hang above them',
        data: 'Codes, colours and technical data of every model',
      },
    },
    'built-in': {
      title: 'Built-in',
      subtitle: 'Ovens, hobs, compact products and the Nero Line',
      contents: {
        lines: 'From Enzo to Expert, ovens and hobs line by line',
        more: 'The Nero Line, down to the 45\u00a0cm microwave',
        data: 'Codes, colours and technical data of every model',
      },
    },
  },
  file: {
    details: 'PDF, {{pages}} pages, {{size}}\u00a0MB',
    size: 'PDF, {{size}}\u00a0MB',
    open: 'Open',
    download: 'Download',
    /** After the name of an action, for those who hear it alone. */
    which: '{{catalogue}}, {{language}}',
  },
  empty: {
    title: 'Our catalogues are being reprinted',
    message: 'There is nothing to download at the moment. Write to us and we will send you what you need.',
    action: 'Write to us',
  },
  failed: {
    title: 'The catalogues could not be loaded',
    message: 'Please try again in a moment, or write to us and we will send them to you.',
  },
  printed: {
    title: 'Would you rather have it on paper?',
    text: 'Tell us which catalogue you would like and where to send it. We print them on good paper.',
    action: 'Request a printed copy',
  },
} as const;
