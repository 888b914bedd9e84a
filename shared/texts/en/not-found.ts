export const notFound = {
  title: 'Page not found',
  message: 'This page does not exist, or it has moved. These lead on:',
  home: 'Home',
  search: 'Search the catalogue',
  links: 'Ways on',
} as const;
