import { linesOf } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import perfection from '../../pictures/marketing/room-bright-perfection.webp?picture';
import elegant from '../../pictures/marketing/room-classic-elegant.webp?picture';
import mixture from '../../pictures/marketing/room-loft-mixture.webp?picture';
import antique from '../../pictures/marketing/room-tuscan-antique.webp?picture';
import { colors } from '../../theme/tokens.ts';

const looks = {
  antique: { image: antique, bgColor: colors.sand },
  perfection: { image: perfection, bgColor: colors.cool },
  mixture: { image: mixture, bgColor: colors.greige },
  elegant: { image: elegant, bgColor: colors.sage },
} as const;

const shown = ['antique', 'perfection', 'mixture', 'elegant'] as const;

/** The collections of cookers in the order of the page; `id` is also the key of the description. */
export const collectionSections = shown.flatMap((id) =>
  linesOf('cookers').flatMap((line) =>
    line.slug === id ? [{ id, title: line.name, link: paths.line(line), ...looks[id] }] : [],
  ),
);
