import type { Theme } from '@mui/material/styles';
import { layout } from '../../theme/tokens.ts';

/** Room above the picture while it stays in sight below the small header, and as much under it, in px. */
export const pictureRoomPx = 24;

/** Height of the small pictures below the large one with the gap between them, in px. */
const thumbnailsPx = 88;

/** The box of the product's large picture; `data-thumbnails` on it means that small ones follow. */
export function pictureGround(theme: Theme) {
  const aroundPx = layout.headerScrolledPx + 2 * pictureRoomPx;
  return {
    // Its column's width whatever height is left: pictures of all products begin and end alike.
    width: '100%',
    aspectRatio: '1 / 1',
    [theme.breakpoints.up('sm')]: { aspectRatio: '4 / 3' },
    [theme.breakpoints.up('lg')]: {
      aspectRatio: '746 / 760',
      // All of it is seen while it stays in sight.
      maxHeight: `calc(100vh - ${aroundPx}px)`,
      '&[data-thumbnails]': { maxHeight: `calc(100vh - ${aroundPx + thumbnailsPx}px)` },
    },
  } as const;
}
