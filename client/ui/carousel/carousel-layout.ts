import { styled } from '@mui/material/styles';
import { colors, layout, motion, spaces } from '../../theme/tokens.ts';
import type { SlidesPerView } from './slide-widths.ts';
import { hiddenWhereAllFit, slideWidthStyles } from './slide-widths.ts';

/** Properties that styles depend on, and that are none of the element. */
function without(...properties: string[]) {
  return { shouldForwardProp: (name: string) => !properties.includes(name) };
}

const withoutScripts = '@media (scripting: none)';

/** Rows: heading and controls, slides, bullets; on phones the arrows stand beside the bullets. */
export const Around = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
}));

export const Heading = styled(
  'div',
  without('besidePause'),
)<{ besidePause: boolean }>(({ theme, besidePause }) => ({
  gridRow: 1,
  gridColumn: besidePause ? '1' : '1 / -1',
  [theme.breakpoints.up('md')]: { gridColumn: '1' },
}));

/** The controls lie upon the slides. */
export const Upon = styled('section')({ position: 'relative' });

interface Fit {
  slidesPerView: SlidesPerView;
  slideCount: number;
}

/** Keeps the place of controls, which only scripts bring, and gives it up where there is nothing to move. */
const ControlPlace = styled(
  'div',
  without('slidesPerView', 'slideCount'),
)<Fit>(({ slidesPerView, slideCount }) => ({
  ...hiddenWhereAllFit(slidesPerView, slideCount),
  [withoutScripts]: { display: 'none' },
}));

/** On wide pages the pause follows the bullets on their line, on phones it stands beside the heading. */
export const PausePlace = styled(ControlPlace)(({ theme, slideCount }) => ({
  gridRow: 1,
  gridColumn: 2,
  justifySelf: 'end',
  minWidth: layout.targetPx,
  minHeight: layout.targetPx,
  color: colors.teal900,
  [theme.breakpoints.up('md')]: {
    gridRow: 3,
    gridColumn: 1,
    justifySelf: 'start',
    alignSelf: 'center',
    marginTop: theme.spacing(3),
    marginInlineStart: slideCount * layout.targetPx + 8,
    zIndex: 1,
  },
}));

export const ArrowsPlace = styled(ControlPlace)(({ theme }) => ({
  gridRow: 3,
  gridColumn: 2,
  marginTop: theme.spacing(3),
  minHeight: arrowPx,
  [theme.breakpoints.up('md')]: { gridRow: 1, gridColumn: 3, marginTop: 0 },
}));

export const BulletsPlace = styled(ControlPlace)(({ theme }) => ({
  gridRow: 3,
  gridColumn: 1,
  alignSelf: 'center',
  marginTop: theme.spacing(3),
  minHeight: layout.targetPx,
  [theme.breakpoints.up('md')]: { gridColumn: '1 / -1' },
}));

/** Bullets and pause in the half of a slide that shows no picture, on phones at its foot. */
export const UponPlace = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  left: layout.gutter,
  bottom: theme.spacing(4),
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '&& > *': { margin: 0 },
  [theme.breakpoints.up('md')]: { left: `calc(50% + ${layout.gutter})`, bottom: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: { left: 'calc(50% + 96px)', bottom: theme.spacing(5) },
}));

interface TrackProperties {
  slidesPerView: SlidesPerView;
  spaceBetweenPx: number;
  hasHeading: boolean;
  peeks: boolean;
  /** Slides that leave fade in the space between two of them, instead of being cut in their words. */
  fades: boolean;
}

/** The slides: a row to scroll until Swiper has taken it over, of the same widths before and after. */
export const Track = styled(
  'div',
  without('slidesPerView', 'spaceBetweenPx', 'hasHeading', 'peeks', 'fades'),
)<TrackProperties>(({ theme, slidesPerView, spaceBetweenPx, hasHeading, peeks, fades }) => ({
  gridRow: 2,
  gridColumn: '1 / -1',
  minWidth: 0,
  ...(hasHeading && { marginTop: spaces.headingToContent }),
  '& .swiper': {
    ...(fades && fadingStyle(spaceBetweenPx)),
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    // A bar that goes once Swiper is there would move what stands below.
    scrollbarWidth: 'none',
    [withoutScripts]: { scrollbarWidth: 'auto' },
    '&.swiper-initialized': { overflow: 'clip', scrollSnapType: 'none', touchAction: 'pan-y' },
  },
  ...(peeks && { [theme.breakpoints.down('sm')]: { '& .swiper': peekStyle } }),
  '& .swiper-wrapper': {
    display: 'flex',
    transitionProperty: 'transform',
    transitionTimingFunction: motion.easing,
  },
  '& .swiper-slide': {
    flexShrink: 0,
    scrollSnapAlign: 'start',
    ...slideWidthStyles(slidesPerView, spaceBetweenPx),
  },
}));

/** As wide as the space between slides, where the page's edge leaves as much. */
const fadingStyle = (spacePx: number) => {
  const width = `min(${spacePx}px, ${layout.gutter})`;
  return {
    marginInline: `calc(-1 * ${width})`,
    paddingInline: width,
    scrollPaddingInline: width,
    maskImage: `linear-gradient(90deg, transparent, black ${width}, black calc(100% - ${width}), transparent)`,
  };
};

const peekStyle = {
  marginInline: `calc(-1 * ${layout.gutter})`,
  paddingInline: `${layout.gutter} calc(${layout.gutter} + 48px)`,
  scrollPaddingInline: `${layout.gutter} 0`,
};

/** Px of an arrow's square. */
export const arrowPx = 52;
