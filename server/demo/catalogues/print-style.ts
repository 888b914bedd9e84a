import type { Cooktop } from '../catalogue/appliance.ts';

/** Sizes in points (1/72 inch). */
export const page = { width: 595.28, height: 841.89, margin: 46 } as const;
export const contentWidth = page.width - 2 * page.margin;

/** Where a page's body begins and ends, between running head and folio. */
export const body = { top: 84, bottom: 778 } as const;

/** The site's colours, as they are printed. */
export const inks = {
  teal900: '#0B2F33',
  teal700: '#12474C',
  ink: '#1D2628',
  stone: '#5E6769',
  mist: '#B9C9C9',
  ivory: '#F7F4EE',
  white: '#FFFFFF',
  sand: '#EDE7DC',
  cool: '#E3E7E5',
  greige: '#D8D2C6',
  sage: '#D6DDD8',
  nero: '#121516',
  line: '#DDD8CE',
  field: '#868E8F',
  brass: '#B08A4F',
  brassLight: '#D0AE76',
} as const;
export type Ink = keyof typeof inks;

/** What a chapter opens on. */
export type Ground = 'sand' | 'sage' | 'greige' | 'cool' | 'ivory' | 'nero';

export interface TypeStyle {
  font: 'serif' | 'wordmark' | 'sans' | 'medium';
  size: number;
  leading: number;
  ink: Ink;
  /** Between letters, in em. */
  spacing?: number;
  /** Figures of one width, for columns. */
  tabular?: true;
}

export const type = {
  coverTitle: { font: 'serif', size: 62, leading: 60, ink: 'white', spacing: -0.018 },
  coverSubtitle: { font: 'sans', size: 12.5, leading: 18, ink: 'mist' },
  coverNote: { font: 'sans', size: 9.5, leading: 14, ink: 'white' },
  wordmark: { font: 'wordmark', size: 18, leading: 20, ink: 'white', spacing: 0.16 },
  title: { font: 'serif', size: 40, leading: 42, ink: 'teal900', spacing: -0.012 },
  chapterTitle: { font: 'serif', size: 50, leading: 50, ink: 'teal900', spacing: -0.014 },
  heading: { font: 'serif', size: 21, leading: 24, ink: 'teal900', spacing: -0.004 },
  contents: { font: 'serif', size: 24, leading: 28, ink: 'teal900' },
  cardTitle: { font: 'serif', size: 17.5, leading: 20, ink: 'teal900' },
  figure: { font: 'serif', size: 27, leading: 34, ink: 'teal900', spacing: -0.01 },
  lead: { font: 'sans', size: 12, leading: 19.5, ink: 'ink' },
  body: { font: 'sans', size: 10.5, leading: 17, ink: 'ink' },
  fact: { font: 'sans', size: 8.25, leading: 12.5, ink: 'stone' },
  factLabel: { font: 'sans', size: 8.5, leading: 13, ink: 'stone' },
  factValue: { font: 'medium', size: 8.5, leading: 13, ink: 'ink' },
  code: { font: 'medium', size: 7.75, leading: 11, ink: 'ink' },
  version: { font: 'sans', size: 7.75, leading: 11, ink: 'stone' },
  cell: { font: 'sans', size: 7.5, leading: 10.5, ink: 'ink', tabular: true },
  cellName: { font: 'medium', size: 8, leading: 10.5, ink: 'ink' },
  cellNote: { font: 'sans', size: 7, leading: 8.6, ink: 'stone' },
  columnHead: { font: 'sans', size: 7, leading: 9.5, ink: 'stone' },
  running: { font: 'sans', size: 7.5, leading: 10, ink: 'stone' },
  contact: { font: 'serif', size: 22, leading: 32, ink: 'white' },
} as const satisfies Record<string, TypeStyle>;

/** Which cooktops come first in a list. */
export const cooktopOrder: readonly Cooktop[] = ['gas', 'induction', 'mixed', 'ceramic', 'electric'];
