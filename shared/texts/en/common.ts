export const common = {
  loading: 'Loading...',
  error: 'Error',
  close: 'Close',
  back: 'Back',
  noImage: 'No Image Available',
  reloadPage: 'Reload Page',
} as const;
