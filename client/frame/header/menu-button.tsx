import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { OverPage } from '../../ui/over-page.tsx';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { unwrapNoscript } from '../../unwrap-noscript.ts';
import { loadSideMenu } from '../menus/load-menus.ts';
import { Opener } from './opener.tsx';
import { plainMenuId } from './plain-menu-slot.tsx';

const plainMenuHash = `#${plainMenuId}`;

/** Opens the menu; without scripts it leads to one that needs none. */
export function MenuButton() {
  const { t, i18n } = useTranslation();
  const load = () => loadSideMenu(i18n);
  const menu = useOnDemand(load, showPlainMenu);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was pressed before the scripts were there, or not.
  useEffect(() => {
    if (window.location.hash === plainMenuHash) menu.open();
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
  unwrapNoscript(document);
  window.location.hash = plainMenuHash;
}

const Place = styled('div')({
  gridArea: 'menu',
  // The lines end at the gutter, the target beyond it.
  marginInlineEnd: -10,
});
