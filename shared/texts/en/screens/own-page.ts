export const texts = {
  contents: 'On this page',
  only: {
    en: { message: 'This page is there in English only.', link: 'Read it in English' },
    it: { message: 'This page is there in Italian only.', link: 'Read it in Italian' },
  },
  failed: { title: 'This page cannot be shown at the moment', message: 'Try again in a moment.' },
} as const;
