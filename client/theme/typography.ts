import { colors, fonts, layout, typeSizes, weights } from './tokens.ts';

const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: fonts.serif,
  fontWeight: weights.medium,
  fontSize,
  lineHeight,
  letterSpacing,
  wordSpacing: 0,
  color: colors.teal900,
  textWrap: 'balance',
});

const text = (fontSize: string, lineHeight: number) => ({
  fontFamily: fonts.sans,
  fontWeight: weights.regular,
  fontSize,
  lineHeight,
  letterSpacing: 0,
  wordSpacing: '.06em',
  textWrap: 'pretty',
});

export const typography = {
  display: heading(typeSizes.display, 0.99, '-.02em'),
  h1: heading(typeSizes.h1, 1.03, '-.015em'),
  h2: heading(typeSizes.h2, 1.09, '-.01em'),
  h3: heading(typeSizes.h3, 1.18, '-.004em'),
  lead: { ...text(typeSizes.lead, 1.6), maxWidth: layout.measure },
  body1: text(typeSizes.body, 1.65),
  body2: text(typeSizes.small, 1.55),
  meta: text(typeSizes.meta, 1.5),
  caption: {
    ...text(typeSizes.caption, 1.35),
    letterSpacing: '.14em',
    textTransform: 'uppercase' as const,
  },
  button: {
    ...text(typeSizes.button, 1.35),
    fontWeight: weights.medium,
    letterSpacing: '.13em',
    textTransform: 'uppercase' as const,
  },
};
