import { colors, fonts, weights } from '../theme/tokens.ts';

/** The large field of a search: its words on a rule, as a title. */
export const searchFieldStyle = {
  color: colors.teal900,
  paddingBottom: 1,
  borderBottom: `1px solid ${colors.teal900}`,
  // The caret and the heavier rule show the focus; a ring around letters of this size would shout.
  '&:focus-within': { paddingBottom: 0, borderBottomWidth: 2 },
} as const;

/** What is typed in it. */
export const searchInputStyle = {
  flexGrow: 1,
  boxSizing: 'border-box',
  minWidth: 0,
  padding: 0,
  caretColor: colors.brass,
  fontFamily: fonts.serif,
  fontWeight: weights.medium,
  letterSpacing: '-.015em',
  wordSpacing: 0,
} as const;
