import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OverPage } from '../behaviour/over-page.tsx';
import { useBackCloses } from '../behaviour/use-back-closes.ts';
import { AddressButton } from '../fields/address-button.tsx';
import { FiltersIcon } from '../icons.tsx';
import type { FilterDrawer } from './filter-drawer.tsx';
import { filtersId } from './filters-aside.ts';

interface FilterDrawerButtonProperties {
  /** Address of the page, whose own filters are shown where there is no drawer. */
  to: string;
  /** How many options are chosen. */
  chosen: number;
  /** Products that these leave; undefined while that is not known. */
  total: number | undefined;
  onClear: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The drawer is for narrow pages only: its code comes when it is first opened. */
const loadFilterDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer;

/** Opens filters in a drawer; without scripts, or without the drawer's code, it jumps to those in the page. */
export function FilterDrawerButton({ to, chosen, children, ...others }: FilterDrawerButtonProperties) {
  const { t } = useTranslation('filtering');
  const [Drawer, setDrawer] = useState<ComponentType<ComponentProps<typeof FilterDrawer>>>();
  const [isOpen, setOpen] = useState(false);
  const close = useBackCloses(isOpen, () => setOpen(false));

  function open() {
    loadFilterDrawer().then(
      (loaded) => {
        startTransition(() => {
          setDrawer(() => loaded);
          setOpen(true);
        });
      },
      () => {
        window.location.hash = filtersId;
      },
    );
  }

  return (
    <>
      <AddressButton
        to={to}
        fragment={filtersId}
        variant="outlined"
        startIcon={<FiltersIcon size={20} />}
        aria-haspopup="dialog"
        onPress={open}
      >
        {chosen > 0 ? t('openWithCount', { count: chosen }) : t('open')}
      </AddressButton>
      {Drawer && (
        <OverPage>
          <Drawer {...others} isFiltered={chosen > 0} open={isOpen} onClose={close}>
            {children}
          </Drawer>
        </OverPage>
      )}
    </>
  );
}
