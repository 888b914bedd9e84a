import type { SiteLine } from '@kitchen/shared/collections.ts';
import type { SitePicture, SquareCut } from '../../pictures/site-picture.ts';

const rooms = import.meta.glob<SitePicture>(
  ['../../pictures/marketing/*-room.webp', '!../../pictures/marketing/nero-room.webp'],
  { query: '?picture', import: 'default', eager: true },
);

const squares = import.meta.glob<SquareCut>(
  ['../../pictures/marketing/*-room.webp', '!../../pictures/marketing/nero-room.webp'],
  { query: '?picture-square', import: 'default', eager: true },
);

/** What the names of a line's own pictures begin with: `antique`, `ovens-enzo`. */
export const picturesName = ({ slug, category }: SiteLine) =>
  category === 'cookers' ? slug : `${category}-${slug.slice(0, -category.length - 1)}`;

/** The picture at the head of a line's own page, and its square for narrow pages; no other page shows it. */
export function lineRoom(line: SiteLine): { picture: SitePicture; onPhones: SquareCut } {
  const file = `../../pictures/marketing/${picturesName(line)}-room.webp`;
  const [picture, onPhones] = [rooms[file], squares[file]];
  if (!picture || !onPhones) throw new Error(`The line ${line.slug} has no picture ${file}`);
  return { picture, onPhones };
}
