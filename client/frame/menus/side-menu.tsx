import { keyframes } from '@emotion/react';
import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import side from '../../pictures/marketing/menu-side.webp?picture';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout, motion, typeSizes, weights } from '../../theme/tokens.ts';
import { closeDisclosure } from '../../ui/disclosure.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { currentOf, mainPagePath, mainPages } from '../main-pages.ts';
import { usePlainPath } from '../use-plain-path.ts';
import { MenuList } from './menu-list.tsx';
import { menuLinksStyle, menuRowStyle, menuUnderline } from './menu-styles.ts';
import { sublistOf } from './sublist.ts';

/** Every way into the site, over the right half of the window or, on narrow ones, all of it. */
export function SideMenu(props: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      fullScreen
      open={props.open}
      onClose={(_event, reason) => {
        const languages = panel.current?.querySelector<HTMLDetailsElement>('details[open]');
        // One Escape closes one layer. The dialog stops the key event before the list could handle it.
        if (reason === 'escapeKeyDown' && languages) closeDisclosure(languages);
        else props.onClose();
      }}
      hideBackdrop
      slotProps={{
        paper: { 'aria-label': t('frame.menu'), sx: { flexDirection: 'row', overflow: 'hidden' } },
      }}
    >
      {/* A picture to look at; a click on it closes, as a click beside any dialog does. */}
      <Side onClick={props.onClose}>
        <MarketingPicture picture={side} sizes="max(50vw, 80vh)" decorative />
      </Side>
      <Panel ref={panel}>
        <Top>
          <Home to={paths.home}>
            <Wordmark />
          </Home>
          <LanguageSwitcher />
          <Close variant="text" color="inherit" endIcon={<CloseIcon />} onClick={props.onClose}>
            <span>{t('common.close')}</span>
          </Close>
        </Top>
        <nav aria-label={t('frame.navigation')}>
          <Rows />
        </nav>
        <Foot />
      </Panel>
    </Dialog>
  );
}

function Rows() {
  const { t } = useTranslation();
  const { t: tMenus } = useTranslation('menus');
  const { brand } = useSiteSettings();
  const path = usePlainPath();
  return (
    <List>
      {mainPages.map((page) => {
        const to = mainPagePath(page, brand);
        const name = t(`frame.pages.${page}`);
        const sublist = sublistOf(page);
        if (sublist.length === 0) {
          return (
            <li key={page}>
              <Row to={to} aria-current={currentOf(path, to)}>
                {name}
              </Row>
            </li>
          );
        }
        const links: { to: string; name: string; isName?: true }[] = sublist.map(({ category, to }) => ({
          to,
          name: t(`listing.categories.${category}.name`),
        }));
        if (page === 'collections') {
          links.push(
            { to: paths.neroLine, name: tMenus('neroLine'), isName: true },
            { to, name: tMenus('allCollections') },
          );
        }
        return (
          <MenuList key={page} name={name}>
            {links.map((link) => (
              <li key={link.to}>
                <SiteLink
                  to={link.to}
                  aria-current={path === link.to ? 'page' : undefined}
                  translate={link.isName && 'no'}
                >
                  {link.name}
                </SiteLink>
              </li>
            ))}
          </MenuList>
        );
      })}
    </List>
  );
}

function Foot() {
  const { t } = useTranslation();
  const { t: tMenus } = useTranslation('menus');
  return (
    <MinorLinks>
      <li>
        <SiteLink to={paths.shortlist}>{tMenus('shortlist')}</SiteLink>
      </li>
      <li>
        <SiteLink to={paths.home} aria-label={t('frame.jobsPlace')}>
          {t('frame.jobs')}
        </SiteLink>
      </li>
      <li>
        <SiteLink to={paths.support}>{t('frame.support')}</SiteLink>
      </li>
      <li>
        <SiteLink to={paths.login} aria-label={t('frame.serviceArea')}>
          {tMenus('service')}
        </SiteLink>
      </li>
      <li>
        <SiteLink to={paths.reservedArea}>{t('frame.reservedArea')}</SiteLink>
      </li>
    </MinorLinks>
  );
}

const Side = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  width: '50%',
  '& img': { position: 'absolute', inset: 0 },
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const comeIn = keyframes({ from: { transform: 'translateX(15%)' } });

const Panel = styled('div')(({ theme }) => ({
  ...menuUnderline,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: layout.gutter,
  paddingBottom: 22,
  color: colors.teal900,
  backgroundColor: colors.white,
  animation: `${comeIn} ${motion.panelMs}ms ${motion.easing}`,
  [theme.breakpoints.up('md')]: { width: '50%' },
}));

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(12px, 2vw, 24px)',
  flexShrink: 0,
  minHeight: 112,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  [theme.breakpoints.up('lg')]: { minHeight: 'clamp(96px, 100vh - 640px, 160px)' },
}));

const Home = styled(SiteLink)(({ theme }) => ({
  marginInlineEnd: 'auto',
  paddingBlock: 8,
  fontSize: 'min(28px, 6.7vw)',
  [theme.breakpoints.between('md', 'lg')]: { fontSize: 22 },
}));

const Close = styled(Button)(({ theme }) => ({
  // The cross ends at the gutter, the target beyond it.
  padding: '0 8px',
  marginInlineEnd: -8,
  minWidth: layout.targetPx,
  [theme.breakpoints.down('xl')]: {
    '& > span:first-of-type': visuallyHidden,
    '& > span + span': { margin: 0 },
  },
}));

const List = styled('ul')({
  borderBottom: `1px solid ${colors.line}`,
  '& > li': { borderTop: `1px solid ${colors.line}` },
});

const Row = styled(SiteLink)(menuRowStyle);

const MinorLinks = styled('ul')({
  ...menuLinksStyle,
  marginTop: 'auto',
  paddingTop: 48,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
});
