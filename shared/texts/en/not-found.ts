export const notFound = {
  title: 'Page not found',
  message: 'This page does not exist, or it has moved. Try one of these:',
  home: 'Home',
  search: 'Search the catalogue',
  links: 'Other pages',
} as const;
