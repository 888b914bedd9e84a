import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { keepPlace } from '../../ui/behaviour/keep-place.ts';
import { OverPage } from '../../ui/behaviour/over-page.tsx';
import { useOnDemand } from '../../ui/behaviour/use-on-demand.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { loadSideMenu } from '../menus/load-menus.ts';
import { Opener } from './opener.tsx';
import { plainMenuId } from './plain-menu-slot.tsx';
import { showWithoutScripts } from './show-without-scripts.ts';

const plainMenuHash = `#${plainMenuId}`;

/** Opens the menu; without scripts it leads to one that needs none. */
export function MenuButton() {
  const { t, i18n } = useTranslation();
  const load = () => loadSideMenu(i18n);
  const menu = useOnDemand(load, showPlainMenu);

  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // It was pressed before the scripts were there, or not.
  const isAsked = useRef(hash === plainMenuHash);

  // The address forgets it before it opens: what is closed stays closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a navigation.
  useEffect(() => {
    if (!isAsked.current) return;
    if (hash === plainMenuHash) {
      void navigate({ pathname, search }, { replace: true, state: keepPlace });
    } else {
      isAsked.current = false;
      menu.open();
    }
  }, [key]);

  return (
    <>
      <Place>
        <Opener href={plainMenuHash} label={t('frame.menu')} onOpen={menu.open} prefetch={load}>
          <MenuIcon />
        </Opener>
      </Place>
      {menu.Part && (
        <OverPage>
          <menu.Part open={menu.isOpen} onClose={menu.close} />
        </OverPage>
      )}
    </>
  );
}

function showPlainMenu() {
  showWithoutScripts(window);
  window.location.hash = plainMenuHash;
}

const Place = styled('div')({
  gridArea: 'menu',
  // The lines end at the gutter, the target beyond it.
  marginInlineEnd: -10,
});
