import type { CSSProperties } from 'react';
import { colors, fonts, layout, typeSizes, weights } from './tokens.ts';

const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: fonts.serif,
  fontWeight: weights.medium,
  fontSize,
  lineHeight,
  letterSpacing,
  wordSpacing: 0,
  color: colors.teal900,
  textWrap: 'balance' as const,
});

/** Of titles in h1, h2 and h3, at whatever size. */
const large = (fontSize: string) => heading(fontSize, 1.03, '-.015em');
const middle = (fontSize: string) => heading(fontSize, 1.09, '-.01em');
const small = (fontSize: string) => heading(fontSize, 1.18, '-.004em');

const text = (fontSize: string, lineHeight: number) => ({
  fontFamily: fonts.sans,
  fontWeight: weights.regular,
  fontSize,
  lineHeight,
  letterSpacing: 0,
  wordSpacing: '.06em',
  textWrap: 'pretty' as const,
});

/** Variants of the theme's typography. */
export const typography = {
  display: heading(typeSizes.display, 0.99, '-.02em'),
  h1: large(typeSizes.h1),
  productName: large(typeSizes.productName),
  h2: middle(typeSizes.h2),
  bandTitle: middle(typeSizes.bandTitle),
  boxTitle: middle(typeSizes.boxTitle),
  h3: small(typeSizes.h3),
  stateTitle: small(typeSizes.stateTitle),
  accordionTitle: small(typeSizes.accordionTitle),
  cardName: small(typeSizes.cardName),
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

type Own = Exclude<keyof typeof typography, 'h1' | 'h2' | 'h3' | 'body1' | 'body2' | 'caption' | 'button'>;

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<Own, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<Own, CSSProperties>> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<Own, true> {
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}
