export const errors = {
  general: {
    message: 'This page could not be shown. Reload it, or go back to the home page.',
  },
  offline: {
    title: 'You are offline',
    message: 'This page needs a connection. Check your network, then reload the page.',
  },
  home: 'Go to the home page',
} as const;
