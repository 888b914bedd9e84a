import type { Category } from '@kitchen/shared/categories.ts';
import { countOptions } from '@kitchen/shared/facets.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import type { ComponentType } from 'react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OverPage } from '../../../ui/behaviour/over-page.tsx';
import { useBackCloses } from '../../../ui/behaviour/use-back-closes.ts';
import { AddressButton } from '../../../ui/fields/address-button.tsx';
import { FiltersIcon } from '../../../ui/icons.tsx';
import type { ListingChoice } from '../listing-address.ts';
import { useListingPath } from '../use-listing-path.ts';
import type { FilterDrawerProperties } from './filter-drawer.tsx';
import { filtersId } from './filter-form.tsx';

interface FilterDrawerButtonProperties {
  category: Category;
  /** What was asked last. */
  choice: ListingChoice;
  facets: readonly Facet[];
  total: number | undefined;
}

/** The drawer is for narrow pages only: its code comes when it is first opened. */
const loadFilterDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer;

/** Opens the filters in a drawer; without scripts, or without the drawer's code, it jumps to those in the page. */
export function FilterDrawerButton(properties: FilterDrawerButtonProperties) {
  const { category, choice } = properties;
  const { selection, sort } = choice;
  const { t } = useTranslation('filters');
  const listingPath = useListingPath(category);
  const [Drawer, setDrawer] = useState<ComponentType<FilterDrawerProperties>>();
  const [isOpen, setOpen] = useState(false);
  const close = useBackCloses(isOpen, () => setOpen(false));
  const chosen = countOptions(selection);

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
        to={listingPath(selection, sort)}
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
          <Drawer {...properties} open={isOpen} onClose={close} />
        </OverPage>
      )}
    </>
  );
}
