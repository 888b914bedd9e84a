import type { languages as source } from '../en/languages.ts';
import type { Translated } from '../translated.ts';

export const languages: Translated<typeof source> = {
  label: 'Lingua',
  names: { en: 'English', it: 'Italiano' },
};
