import type { ReactNode } from 'react';
import { useChoiceControls } from '../../choices/load-choice-controls.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import {
  breakpoints,
  colors,
  layout,
  motion,
  tallWindow,
  transition,
  typeSizes,
  veiled,
  weights,
} from '../../theme/tokens.ts';
import { useScrolled } from '../../ui/behaviour/use-scrolled.ts';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { useHeaderGround } from './header-ground.ts';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { Navigation } from './navigation.tsx';
import { PlainMenuSlot } from './plain-menu-slot.tsx';
import { SearchButton } from './search-button.tsx';

/** Brand, ways into the site, search and language; it stays at the top of a window that is high enough. */
export function Header() {
  const { brand } = useSiteSettings();
  return (
    <ScrollingBar>
      <Rows>
        <HomeLink />
        <Navigation />
        <ShortlistSlot />
        <SearchButton />
        <Language>
          <LanguageSwitcher />
        </Language>
        <MenuButton />
        <PhoneTagline lang="en">{brand.tagline}</PhoneTagline>
      </Rows>
      <PlainMenuSlot />
    </ScrollingBar>
  );
}

/** A component of its own, so that the header is not rendered again when the controls come. */
function ShortlistSlot() {
  const controls = useChoiceControls();
  return controls ? <controls.ShortlistLink /> : null;
}

/** Apart from what is in it, which scrolling does not render again. */
function ScrollingBar({ children }: { children: ReactNode }) {
  const scrolled = useScrolled(layout.headerScrolledFromPx, tallWindow.replace('@media ', ''));
  const ground = useHeaderGround();
  return (
    // Material widens what has this class by the scrollbar that a dialog takes away.
    <Bar
      className="mui-fixed"
      data-over={scrolled ? undefined : ground}
      data-scrolled={scrolled || undefined}
      data-unwatched={scrolled === undefined || undefined}
    >
      {children}
    </Bar>
  );
}

const { headerPx, headerScrolledPx } = layout;
const scrolled = '[data-scrolled] > &';
/** A panel under it, which it is white above. */
const opened = ':has(nav [aria-expanded="true"])';
const wide = `@media (min-width: ${breakpoints.xl}em)`;

/** Under the letters; the picture shows through as far as they stay legible, at 4.5:1. */
const wash = {
  content: '""',
  position: 'absolute',
  zIndex: -2,
  inset: '0 0 -40px',
  backgroundImage: `linear-gradient(${veiled(colors.ivory, 0.36)} 60%, ${veiled(colors.ivory, 0)})`,
  pointerEvents: 'none',
} as const;

const Bar = styled('header')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  zIndex: theme.zIndex.appBar,
  height: headerPx,
  color: colors.teal900,
  '&[data-scrolled]': { height: headerScrolledPx },
  // The ground moves by itself: menus inside must not be moved along.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 auto',
    height: headerPx,
    backgroundColor: colors.white,
    borderBottom: '1px solid transparent',
    transition: `${transition('transform', motion.hoverMs)}, ${transition('opacity', motion.hoverMs)}`,
  },
  '&[data-scrolled]::before': {
    borderColor: colors.line,
    transform: `translateY(${headerScrolledPx - headerPx}px)`,
  },
  '&[data-over="dark"]': {
    '--focus-color': colors.white,
    color: colors.white,
    '&::before': { opacity: 0 },
    '& [role="img"] circle': { stroke: colors.brassLight },
  },
  [wide]: {
    '&[data-over="light"]::before': { opacity: 0 },
    '&[data-over="light"]::after': wash,
  },
  [`&[data-over]${opened}`]: {
    '--focus-color': colors.teal700,
    color: colors.teal900,
    '&::before': { opacity: 1 },
  },
  [tallWindow]: { position: 'fixed' },
  // Nothing would turn it white yet while the page is scrolled under it.
  '&[data-unwatched]:not([data-over="own"])': { position: 'absolute' },
}));

const Rows = styled('div')(({ theme }) => ({
  ...contentWidth,
  display: 'grid',
  alignItems: 'center',
  gridTemplate: `
    'home home search menu' 96px
    'tagline shortlist language language' 64px / minmax(0, 1fr) auto auto auto`,
  [scrolled]: { gridTemplateRows: `${headerScrolledPx}px 0` },
  // The line between the phone's two rows.
  '&::after': {
    content: '""',
    gridArea: '1 / 1 / 2 / -1',
    alignSelf: 'end',
    height: 1,
    backgroundColor: 'currentColor',
    opacity: 0.2,
  },
  '[data-scrolled] > &::after': { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    gridTemplate: `'home navigation shortlist search language menu' ${headerPx}px / auto minmax(0, 1fr) auto auto auto auto`,
    [scrolled]: { gridTemplateRows: `${headerScrolledPx}px` },
    '&::after': { display: 'none' },
  },
}));

const Language = styled('div')(({ theme }) => ({
  gridArea: 'language',
  justifySelf: 'end',
  [theme.breakpoints.down('sm')]: { '[data-scrolled] &': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { marginInline: '10px 12px' },
}));

const PhoneTagline = styled('p')(({ theme }) => ({
  gridArea: 'tagline',
  fontSize: typeSizes.meta,
  fontWeight: weights.medium,
  lineHeight: 1.15,
  '[data-scrolled] &': { display: 'none' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
