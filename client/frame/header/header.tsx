import { styled } from '@mui/material/styles';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, fonts, layout, motion, typeSizes, weights } from '../../theme/tokens.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { LanguageSwitcher } from '../language/language-switcher.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { CategoryNavigation } from './category-navigation.tsx';
import { HomeLink } from './home-link.tsx';
import { SearchButton } from './search-button.tsx';
import { useScrolled } from './use-scrolled.ts';

/** Brand, ways into the catalogue, search and language; it stays at the top of the window. */
export function Header() {
  const scrolled = useScrolled();
  const { brand } = useSiteSettings();
  return (
    // Material widens what has this class by the scrollbar that a dialog takes away.
    <Bar className="mui-fixed" data-scrolled={scrolled || undefined}>
      <Rows>
        <HomeLink />
        <CategoryNavigation />
        <SearchButton />
        <Language />
        <CategoryMenu />
        <PhoneTagline>{brand.tagline}</PhoneTagline>
      </Rows>
    </Bar>
  );
}

const { headerPx, headerScrolledPx } = layout;
const scrolled = '[data-scrolled] > &';

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
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
    transition: `transform ${motion.hoverMs}ms ${motion.easing}`,
  },
  '&[data-scrolled]::before': {
    borderColor: colors.line,
    transform: `translateY(${headerScrolledPx - headerPx}px)`,
  },
}));

const Rows = styled('div')(({ theme }) => ({
  ...contentWidth,
  display: 'grid',
  alignItems: 'center',
  gridTemplate: `
    'home search menu' 96px
    'tagline language language' 64px / 1fr auto auto`,
  [scrolled]: { gridTemplateRows: `${headerScrolledPx}px 0` },
  // The line between the phone's two rows.
  '&::after': {
    content: '""',
    gridArea: '1 / 1 / 2 / -1',
    alignSelf: 'end',
    height: 1,
    backgroundColor: colors.line,
  },
  '[data-scrolled] > &::after': { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    gridTemplate: `'home navigation search language menu' ${headerPx}px / auto 1fr auto auto auto`,
    [scrolled]: { gridTemplateRows: `${headerScrolledPx}px` },
    '&::after': { display: 'none' },
  },
}));

const Language = styled(LanguageSwitcher)(({ theme }) => ({
  gridArea: 'language',
  justifySelf: 'end',
  [theme.breakpoints.down('sm')]: { '[data-scrolled] &': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { marginInline: 16 },
  [theme.breakpoints.up('xl')]: { marginInlineEnd: 0 },
}));

const PhoneTagline = styled('p')(({ theme }) => ({
  gridArea: 'tagline',
  fontFamily: fonts.sans,
  fontSize: typeSizes.meta,
  fontWeight: weights.medium,
  '[data-scrolled] &': { display: 'none' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
