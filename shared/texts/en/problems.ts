/** What went wrong with a call of the API, by kind of problem. */
export const problems = {
  'bad-input': 'The address contains something that we do not understand.',
  'not-found': 'There is no such page.',
  'too-many-requests': 'Too many requests. Please try again in a moment.',
  'store-unavailable': 'The catalogue cannot be reached at the moment. Please try again in a few minutes.',
  internal: 'Something went wrong on our side. Please try again in a few minutes.',
  offline: 'There is no connection. Please check your network and try again.',
  unreadable: 'The answer could not be read. Please reload the page.',
} as const;
