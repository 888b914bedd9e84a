import type { Category } from '@kitchen/shared/categories.ts';
import type { SiteLine } from '@kitchen/shared/collections.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { colors } from '../../theme/tokens.ts';
import { useNear } from '../../ui/use-near.ts';

/** The card of a page after which a room stands: it ends a row of two, of three and of four. */
export const roomAfter = 12;

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
  const { ref, isNear } = useNear<HTMLLIElement>();
  const [Room, setRoom] = useState<ComponentType<{ line: SiteLine | 'nero' }>>();
  useEffect(() => {
    if (!isNear) return;
    import('./room.tsx').then(
      ({ Room: loaded }) => setRoom(() => loaded),
      // The list is whole without.
      () => undefined,
    );
  }, [isNear]);
  if (!line || Object.keys(selection).length > 0) return null;
  return <Row ref={ref}>{Room && <Room line={line} />}</Row>;
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
  [theme.breakpoints.up('md')]: { aspectRatio: '21 / 9' },
  // Nothing would come.
  '@media (scripting: none)': { display: 'none' },
}));
