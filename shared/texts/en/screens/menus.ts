/** What the menus say that the header, the pins and the footer do not. */
export const texts = {
  service: 'Service',
  shortlist: 'Your shortlist',
  allCollections: 'All collections',
  neroLine: 'Nero Line',
  builtIn: 'Built-in appliances',
  submenu: '{{page}}: more links',
} as const;
