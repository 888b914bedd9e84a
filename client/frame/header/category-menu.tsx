import { categories } from '@kitchen/shared/categories.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { contentWidth, visuallyHidden } from '../../theme/surfaces.ts';
import { colors, fonts, layout, weights } from '../../theme/tokens.ts';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { Disclosure } from '../disclosure.tsx';
import { CategoryLink } from './category-navigation.tsx';

/** The categories behind a menu button, where they have no room in the header. */
export function CategoryMenu() {
  const { t } = useTranslation();
  return (
    <Menu
      summary={
        <>
          <span style={visuallyHidden}>{t('frame.menu')}</span>
          <MenuIcon />
          <CloseIcon />
        </>
      }
    >
      <Panel aria-label={t('frame.categories')}>
        <ul>
          {categories.map((category) => (
            <li key={category}>
              <CategoryLink category={category} />
            </li>
          ))}
        </ul>
      </Panel>
    </Menu>
  );
}

const Menu = styled(Disclosure)(({ theme }) => ({
  gridArea: 'menu',
  [theme.breakpoints.up('xl')]: { display: 'none' },
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: layout.targetPx,
    height: layout.targetPx,
    // The lines end at the gutter, the target beyond it.
    marginInlineEnd: -10,
  },
  '&[open] > summary > svg:first-of-type, &:not([open]) > summary > svg:last-of-type': { display: 'none' },
}));

const Panel = styled('nav')({
  ...contentWidth,
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  maxHeight: `calc(100dvh - 100%)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBottom: 32,
  backgroundColor: colors.white,
  borderBottom: `1px solid ${colors.line}`,
  '& li': { borderTop: `1px solid ${colors.line}` },
  '& li:last-of-type': { borderBottom: `1px solid ${colors.line}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 60,
    fontFamily: fonts.serif,
    fontSize: '1.875rem',
    fontWeight: weights.medium,
    lineHeight: 1.1,
    outlineOffset: -3,
  },
  '& a:hover, & a[aria-current]': {
    textDecoration: `underline ${colors.brass} 1px`,
    textUnderlineOffset: '8px',
  },
});
