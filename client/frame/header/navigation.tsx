import type { ComponentType, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, motion, transition, typeSizes, weights } from '../../theme/tokens.ts';
import { useUntilNavigation } from '../../ui/behaviour/use-until-navigation.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import type { MainPage } from '../main-pages.ts';
import { currentOf, mainPagePath, mainPages } from '../main-pages.ts';
import type { HoverPanelProperties } from '../menus/hover-panel.tsx';
import { loadHoverPanel } from '../menus/load-menus.ts';
import { usePlainPath } from '../use-plain-path.ts';

/** Long enough not to open a panel in passing, and to reach it past its link's neighbours. */
const openAfterMs = 100;
const closeAfterMs = 250;

const hasPanel = (page: MainPage) => page === 'collections' || page === 'products';

/**
 * The parts of the site as text links, where there is room for them. Two have panels, whose code
 * comes when somebody is near; until then, and without it, they are links like the others.
 */
export function Navigation() {
  const { t, i18n } = useTranslation();
  const { brand } = useSiteSettings();
  const path = usePlainPath();
  const [Panel, setPanel] = useState<ComponentType<HoverPanelProperties>>();
  const [openPage, setOpenPage] = useUntilNavigation<MainPage>();
  const timer = useRef<number>(undefined);
  const isTouched = useRef(false);

  function fetchPanel() {
    loadHoverPanel(i18n).then(
      (loaded) => setPanel(() => loaded),
      () => undefined,
    );
  }

  // Who goes by keyboard has the button that opens a panel before the focus comes to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first key fetches the panel for good, whichever rendering it meets.
  useEffect(() => {
    window.addEventListener('keydown', fetchPanel, { once: true });
    return () => window.removeEventListener('keydown', fetchPanel);
  }, []);

  function turnTo(page: MainPage | undefined, afterMs = 0) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpenPage(page), afterMs);
  }

  const byMouse = (page: MainPage | undefined, afterMs: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') turnTo(page, afterMs);
  };

  return (
    <Links
      ref={hideWhereTooWide}
      aria-label={t('frame.navigation')}
      onPointerEnter={fetchPanel}
      onFocus={fetchPanel}
    >
      <ul>
        {mainPages.map((page) => {
          const to = mainPagePath(page, brand);
          const link = (
            <SiteLink
              to={to}
              aria-current={currentOf(path, to)}
              onPointerDown={(event) => {
                isTouched.current = event.pointerType === 'touch';
              }}
              onClick={(event) => {
                // A finger cannot hover: its first tap opens the panel, the next one follows the link.
                if (isTouched.current && hasPanel(page) && openPage !== page) {
                  event.preventDefault();
                  turnTo(page);
                }
                isTouched.current = false;
              }}
            >
              {t(`frame.pages.${page}`)}
            </SiteLink>
          );
          if (!hasPanel(page)) return <li key={page}>{link}</li>;
          return (
            <li
              key={page}
              onPointerEnter={byMouse(page, openAfterMs)}
              onPointerLeave={byMouse(undefined, closeAfterMs)}
            >
              {link}
              {Panel && <Panel page={page} isOpen={openPage === page} onTurn={turnTo} />}
            </li>
          );
        })}
      </ul>
    </Links>
  );
}

/** Where letters alone are enlarged, the links may not fit; the menu beside them has them all. */
function hideWhereTooWide(links: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    links.toggleAttribute('data-too-wide', links.scrollWidth > links.clientWidth);
  });
  for (const element of [links, ...links.children]) observer.observe(element);
  return () => observer.disconnect();
}

const Links = styled('nav')(({ theme }) => ({
  gridArea: 'navigation',
  // Ends where the icons begin: it stays there when the brand beside it shrinks.
  placeSelf: 'stretch end',
  maxWidth: '100%',
  display: 'flex',
  alignItems: 'center',
  [theme.breakpoints.down('xl')]: { display: 'none' },
  '&::after': {
    content: '""',
    flexShrink: 0,
    width: 1,
    height: 28,
    marginInline: '28px 17px',
    backgroundColor: 'currentColor',
    opacity: 0.25,
  },
  '&[data-too-wide]': { visibility: 'hidden' },
  '& > ul': {
    display: 'flex',
    flexShrink: 0,
    alignSelf: 'stretch',
    marginLeft: 'auto',
    gap: 'clamp(15px, 5vw - 44px, 28px)',
  },
  '& > ul > li': { display: 'grid', alignItems: 'center' },
  '& > ul > li > *': { gridArea: '1 / 1' },
  '& > ul > li > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: layout.targetPx,
    // Short words make narrow targets: each reaches into the gap beside it.
    paddingInline: 7,
    marginInline: -7,
    fontSize: typeSizes.small,
    fontWeight: weights.medium,
    whiteSpace: 'nowrap',
  },
  '& > ul > li > a::after': {
    content: '""',
    position: 'absolute',
    insetInline: 7,
    bottom: 5,
    // No ground, which forced colours would take away.
    borderBottom: `1px solid ${colors.brass}`,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: transition('transform', motion.hoverMs),
  },
  '& > ul > li:hover > a::after, & a[aria-current]::after, & li:has([aria-expanded="true"]) > a::after': {
    transform: 'none',
  },
}));
