import { brandColors } from '@kitchen/shared/brand-colors.ts';
import { fluidSize } from './fluid-size.ts';

/** Colours of the site. Contrast holds for the uses named; brass is never text. */
export const colors = {
  ...brandColors,
  teal700: '#12474C',
  /** Secondary text on teal 900. */
  mist: '#B9C9C9',
  /** Ground of products side by side: one for all, on which cream and white stand out. */
  cardGround: '#F1ECE2',
  /** Ground of a cream or white product by itself, which ivory would swallow. */
  paleGround: '#E6DFD2',
  white: '#FFFFFF',
  /** Grounds of the Antique, Perfection, Mixture and Elegant bands. */
  sand: '#EDE7DC',
  cool: '#E3E7E5',
  greige: '#D8D2C6',
  sage: '#D6DDD8',
  /** Ground of the Nero Line only. */
  nero: '#121516',
  /** Ground of its products. */
  neroCard: '#1B1F20',
  /** Light on it, behind a product. */
  neroGlow: '#4A5254',
  /** Ground of a dark picture, as its edges are. */
  night: '#0B0D0E',
  /** Borders of controls, idle bullets. */
  field: '#868E8F',
  /** Thin rules, active bullet, ring; on light grounds never the only cue. */
  brass: '#B08A4F',
  /** The same on dark grounds. */
  brassLight: '#D0AE76',
  skeleton: '#EFEBE3',
  /** Outline of a button on teal: white at 60 %. */
  white60: 'rgb(255 255 255 / .6)',
  /** Edge of a round colour sample, so that pale ones stand out. */
  swatchEdge: 'rgb(29 38 40 / .18)',
  /** What a cut-out that lies or hangs keeps from its ground: pictures have a shadow on their floor alone. */
  cutOutShadow: 'rgb(72 56 30 / .27)',
  /** The same on a card, where it is all that parts a cream one from its ground. */
  cardShadow: 'rgb(72 56 30 / .4)',
  /** The page behind an open panel. */
  veil: 'rgb(11 47 51 / .4)',
} as const;

/** A colour of which only a share between 0 and 1 covers what is under it. */
export function veiled(color: `#${string}`, share: number): string {
  return `${color}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** National flags, which keep their own colours. */
export const flagColors = {
  unitedKingdom: { blue: '#012169', red: '#C8102E', white: '#FFFFFF' },
  italy: { green: '#008C45', white: '#F4F5F0', red: '#CD212A' },
} as const;

/** Each with the fonts that stand in for it at first. */
export const typefaces = {
  serif:
    "'Cormorant Garamond', 'Cormorant Garamond Fallback', 'Cormorant Garamond Fallback Android', Georgia, serif",
  sans: "'Instrument Sans Variable', 'Instrument Sans Fallback', 'Instrument Sans Fallback Android', Arial, sans-serif",
} as const;

/** By name, as the baseline defines them: every heading would say the whole list. */
export const fonts = { serif: 'var(--serif)', sans: 'var(--sans)' } as const;

export const weights = { regular: 400, medium: 500, semibold: 600 } as const;

/** Type sizes; those in rem grow with the page from 390 to 1440 px. */
export const typeSizes = {
  display: fluidSize(48, 88),
  h1: fluidSize(42, 68),
  productName: fluidSize(44, 60),
  h2: fluidSize(36, 50),
  bandTitle: fluidSize(42, 60),
  h3: fluidSize(26, 29),
  boxTitle: fluidSize(32, 36),
  /** A number that stands for itself, over what it counts. */
  figure: fluidSize(34, 42),
  /** Title of an empty or error state. */
  stateTitle: fluidSize(30, 34),
  /** A sentence that closes a page. */
  statement: fluidSize(30, 38),
  cardName: fluidSize(22, 28),
  accordionTitle: fluidSize(24, 27),
  timelineYear: fluidSize(96, 112),
  searchInput: fluidSize(34, 60),
  lead: fluidSize(17.5, 19),
  body: fluidSize(16, 17),
  small: fluidSize(15, 15),
  meta: fluidSize(14, 14),
  caption: fluidSize(12, 12),
  button: fluidSize(12.5, 12.5),
} as const;

/** Spaces that grow with the page; all others are steps of 8 px (`theme.spacing`). */
export const spaces = {
  section: fluidSize(80, 128),
  headingToContent: fluidSize(28, 48),
} as const;

/** Page widths at which the layout changes: 640, 768, 1024 and 1200 px, in `em` of 16 px. */
export const breakpoints = { xs: 0, sm: 40, md: 48, lg: 64, xl: 75 } as const;

/** From 1680 px on, in `em`, all letters are a tenth larger. */
export const largeTypeFrom = 105;

/** Up to 384 px, in `em`, a word may be longer than a line where letters are enlarged. */
export const narrowUpTo = 24;

/** Windows in which something may stick to an edge; lower ones, as of a page at 400 %, it would fill: there all stands still. */
export const tallWindow = '@media (min-height:32em)';

export const layout = {
  /** Set by the baseline: 20 px, 40 from 768, 72 from 1024. */
  gutter: 'var(--gutter)',
  contentPx: 1560,
  columns: 12,
  /** Set by the baseline: 16 px on phones, 24 from 768. */
  columnGap: 'var(--column-gap)',
  headerPx: 160,
  /** How far a page is scrolled before its header is smaller and white. */
  headerScrolledFromPx: 50,
  headerScrolledPx: 80,
  /** Longest line of running text. No `ch`: its width is another in the font that stands in at first. */
  measure: '45.2em',
  targetPx: 44,
} as const;

export const motion = {
  hoverMs: 180,
  panelMs: 280,
  pictureMs: 400,
  easing: 'cubic-bezier(.2,.7,.2,1)',
} as const;

/** A CSS transition of opacity or transform, the only properties that move. */
export function transition(property: 'opacity' | 'transform', durationMs: number): string {
  return `${property} ${durationMs}ms ${motion.easing}`;
}
