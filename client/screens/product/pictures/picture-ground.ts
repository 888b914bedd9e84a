import type { SiteTheme } from '../../../theme/theme.ts';
import { layout } from '../../../theme/tokens.ts';

/** Room above the picture while it stays in sight below the small header, and as much under it, in px. */
export const pictureRoomPx = 24;

/** Height of the breadcrumbs between header and picture with the space around them, in px. */
const crumbsPx = 70;

/** Height of a row of small pictures and the space over it, in px. */
const thumbnailsPx = 80;

/** The box of the product's large picture. */
export function pictureGround(theme: SiteTheme) {
  return {
    // Its column's width whatever height is left: pictures of all products begin and end alike.
    width: '100%',
    // On phones the name below is in the first window.
    aspectRatio: '10 / 9',
    [theme.breakpoints.up('sm')]: { aspectRatio: '4 / 3' },
    [theme.breakpoints.up('lg')]: {
      aspectRatio: '746 / 760',
      // All of it is seen in the first window, with the small ones below.
      maxHeight: `max(420px, 100vh - ${layout.headerPx + crumbsPx + pictureRoomPx}px)`,
      '&:has(+ ul)': {
        maxHeight: `max(420px, 100vh - ${layout.headerPx + crumbsPx + pictureRoomPx + thumbnailsPx}px)`,
      },
    },
  } as const;
}
