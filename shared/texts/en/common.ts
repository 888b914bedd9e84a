export const common = {
  loading: 'Loading...',
  error: 'Error',
  close: 'Close',
  back: 'Back',
  noImage: 'No Image Available',
  reloadPage: 'Reload Page',
  energy: 'Energy class {{classes}}, on a scale from {{from}} to {{to}}',
  oven: 'oven {{number}}',
  recall: 'Recall: what to do',
} as const;
