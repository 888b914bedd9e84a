export const languages = {
  /** Name of the switcher, before the language in use. */
  label: 'Language',
  /** Each language by its own name, which its speakers find in any interface. */
  names: { en: 'English', it: 'Italiano' },
} as const;
