import type { Category } from '@kitchen/shared/categories.ts';
import type { SiteLine } from '@kitchen/shared/collections.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { styled } from '../../../theme/styled.ts';
import { colors } from '../../../theme/tokens.ts';
import { useNearPart } from '../../../ui/behaviour/use-near-part.ts';

/** The card of a page after which a room stands: it ends a row of two, of three and of four. */
export const roomAfter = 12;

const loadRoom = async () => (await import('./room.tsx')).Room;

interface RoomRowProperties {
  category: Category;
  selection: Selection;
  /** Of the list; each page shows the room of another line. */
  page: number;
}

/**
 * A picture of a line's room across the list. Not where visitors filter: it would stand among what they look
 * for. Its code and picture come when it comes near; its room is kept for it.
 */
export function RoomRow({ category, selection, page }: RoomRowProperties) {
  const line = lineOfPage(category, page);
  return line && Object.keys(selection).length === 0 && <LineRow line={line} />;
}

function LineRow({ line }: { line: SiteLine | 'nero' }) {
  const { ref, Part: Room, failed } = useNearPart<HTMLLIElement, { line: SiteLine | 'nero' }>(loadRoom);
  if (failed) return null;
  // Until it is there, the list has no item more.
  return (
    <Row ref={ref} aria-hidden={Room === undefined || undefined}>
      {Room && <Room line={line} />}
    </Row>
  );
}

function lineOfPage(category: Category, page: number): SiteLine | 'nero' | undefined {
  if (category === 'compact-products') return page === 1 ? 'nero' : undefined;
  const lines = collectionLines.filter((line) => line.category === category);
  return lines[(page - 1) % lines.length];
}

const Row = styled('li')(({ theme }) => ({
  gridColumn: '1 / -1',
  position: 'relative',
  aspectRatio: '3 / 2',
  backgroundColor: colors.ivory,
  [theme.breakpoints.up('md')]: { aspectRatio: '2 / 1' },
  // Nothing would come.
  '@media (scripting: none), print': { display: 'none' },
}));
