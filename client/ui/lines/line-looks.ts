import type { LineSlug } from '@kitchen/shared/collections.ts';
import type { texts } from '@kitchen/shared/texts/en/screens/lines.ts';
import enzoHobs from '../../pictures/marketing/hobs-enzo.webp?picture';
import landHobs from '../../pictures/marketing/hobs-land.webp?picture';
import alternateOvens from '../../pictures/marketing/ovens-alternate.webp?picture';
import enzoOvens from '../../pictures/marketing/ovens-enzo.webp?picture';
import enzoTitanOvens from '../../pictures/marketing/ovens-enzo-titan.webp?picture';
import expertOvens from '../../pictures/marketing/ovens-expert.webp?picture';
import landOvens from '../../pictures/marketing/ovens-land.webp?picture';
import perfectionRoom from '../../pictures/marketing/room-bright-perfection.webp?picture';
import elegantRoom from '../../pictures/marketing/room-classic-elegant.webp?picture';
import mixtureRoom from '../../pictures/marketing/room-loft-mixture.webp?picture';
import antiqueRoom from '../../pictures/marketing/room-tuscan-antique.webp?picture';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { colors } from '../../theme/tokens.ts';

export type LineFact = keyof typeof texts.facts;

/** How a line is shown. */
interface LineLook {
  /** Its picture wherever the way leads to it; its own page has others. */
  picture: SitePicture;
  /** Ground of its band. */
  tint: string;
  /** Figures that its page names. */
  facts: readonly LineFact[];
}

const cookerFacts = ['cookerWidths', 'cavity', 'pizza', 'idroclean'] as const;

/** Pictures, ground and figures of every line. */
export const lineLooks: Record<LineSlug, LineLook> = {
  antique: {
    picture: antiqueRoom,
    tint: colors.sand,
    facts: cookerFacts,
  },
  elegant: { picture: elegantRoom, tint: colors.sage, facts: cookerFacts },
  mixture: { picture: mixtureRoom, tint: colors.greige, facts: cookerFacts },
  perfection: { picture: perfectionRoom, tint: colors.cool, facts: cookerFacts },
  'enzo-hobs': {
    picture: enzoHobs,
    tint: colors.cool,
    facts: ['hobWidths', 'gasMatik'],
  },
  'land-hobs': {
    picture: landHobs,
    tint: colors.sand,
    facts: ['landHobWidths', 'gasMatik'],
  },
  'enzo-ovens': {
    picture: enzoOvens,
    tint: colors.sand,
    facts: ['width60', 'cavity', 'pizza', 'leavening', 'idroclean'],
  },
  'enzo-titan-ovens': {
    picture: enzoTitanOvens,
    tint: colors.ivory,
    facts: ['width90', 'titanCavity', 'pizza', 'leavening', 'idroclean'],
  },
  'land-ovens': {
    picture: landOvens,
    tint: colors.sage,
    facts: ['ovenWidths', 'pizza', 'leavening', 'idroclean'],
  },
  'expert-ovens': {
    picture: expertOvens,
    tint: colors.cool,
    facts: ['ovenWidths', 'pizza', 'leavening', 'idroclean'],
  },
  'alternate-ovens': {
    picture: alternateOvens,
    tint: colors.greige,
    facts: ['width60', 'cavity', 'leavening', 'idroclean'],
  },
};
