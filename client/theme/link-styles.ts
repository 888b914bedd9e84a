import { onHover } from './on-hover.ts';
import { colors, layout, motion, transition, typeSizes, weights } from './tokens.ts';

/** A link within running text: of Material's `Link`, and in HTML of the store. */
export const inlineLinkStyle = {
  color: 'var(--link-color)',
  fontWeight: weights.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '5px',
  '&:hover': { textDecorationColor: colors.brass },
} as const;

/** What a line of words leaves of a target's height, above and below. */
const besideOneLine = `max(0px, (${layout.targetPx}px - 1lh) / 2)`;

/**
 * A link or button that is words standing by themselves, in a box as high as a finger needs, with a line by the letters: on
 * hover it runs in again, in brass.
 */
export const standaloneTargetStyle = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.targetPx,
  paddingBlock: besideOneLine,
  color: 'var(--link-color)',
  fontWeight: weights.medium,
  textDecoration: 'none',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    // Under the last of several lines, too.
    bottom: `calc(${besideOneLine} - .375em)`,
    // No ground, which forced colours would take away.
    borderBottom: '1px solid',
  },
  '&::after': {
    borderColor: colors.brass,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: transition('transform', motion.panelMs),
  },
  ...onHover({ '&::after': { transform: 'none' } }),
} as const;

/** A link past what is repeated, while it has the focus: at the top of the window, over the header. */
export const skipLinkStyle = {
  position: 'fixed',
  top: 8,
  left: layout.gutter,
  padding: '12px 24px',
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  color: colors.white,
  backgroundColor: colors.teal700,
} as const;

/** Of what leads to one thing as a whole: the line under its name, which this selects, shows when it is pointed at. */
export const lineUnder = (name: string) => ({
  position: 'relative' as const,
  [`& ${name}`]: {
    backgroundImage: `linear-gradient(${colors.brass}, ${colors.brass})`,
    backgroundSize: '0 1px',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
  },
  [`&:hover ${name}, &:focus-within ${name}`]: { backgroundSize: '100% 1px' },
});

/** The link on a card's name, reaching over all of the card. */
export const cardLinkStyle = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus-color)', outlineOffset: 3 },
} as const;
