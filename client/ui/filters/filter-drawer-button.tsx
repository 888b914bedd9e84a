import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OverPage } from '../behaviour/over-page.tsx';
import { useOnDemand } from '../behaviour/use-on-demand.ts';
import { AddressButton } from '../fields/address-button.tsx';
import { FiltersIcon } from '../icons.tsx';
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

const showInPage = () => {
  window.location.hash = filtersId;
};

/** Opens filters in a drawer; without scripts, or without the drawer's code, it jumps to those in the page. */
export function FilterDrawerButton({ to, chosen, children, ...others }: FilterDrawerButtonProperties) {
  const { t } = useTranslation('filtering');
  // Each choice in it is a navigation.
  const drawer = useOnDemand(loadFilterDrawer, showInPage, { lasting: true });
  return (
    <>
      <AddressButton
        to={to}
        fragment={filtersId}
        variant="outlined"
        startIcon={<FiltersIcon size={20} />}
        aria-haspopup="dialog"
        onPress={drawer.open}
      >
        {chosen > 0 ? t('openWithCount', { count: chosen }) : t('open')}
      </AddressButton>
      {drawer.Part && (
        <OverPage>
          <drawer.Part {...others} isFiltered={chosen > 0} open={drawer.isOpen} onClose={drawer.close}>
            {children}
          </drawer.Part>
        </OverPage>
      )}
    </>
  );
}
