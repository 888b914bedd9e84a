/** Colours that the site, its mails and its printed sheets have in common; the site's others are in its theme. */
export const brandColors = {
  /** Headings, links, the ground of icons. */
  teal900: '#0B2F33',
  ink: '#1D2628',
  /** Secondary text on white, ivory and sand; ink on other tints. */
  stone: '#5E6769',
  ivory: '#F7F4EE',
  /** Hairlines. */
  line: '#DDD8CE',
  error: '#9E2B25',
} as const;
