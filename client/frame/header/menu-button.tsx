import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { OverPage } from '../../ui/behaviour/over-page.tsx';
import { useOnDemand } from '../../ui/behaviour/use-on-demand.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { loadSideMenu } from '../menus/load-menus.ts';
import { plainMenuHash, takeAskedMenu } from './asked-menu.ts';
import { Opener } from './opener.tsx';
import { showWithoutScripts } from './show-without-scripts.ts';

/** Opens the menu; without scripts it leads to one that needs none. */
export function MenuButton() {
  const { t, i18n } = useTranslation();
  const load = () => loadSideMenu(i18n);
  const menu = useOnDemand(load, showPlainMenu);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once.
  useEffect(() => {
    if (takeAskedMenu()) menu.open();
  }, []);

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
