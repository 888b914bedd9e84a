import type { Category } from '@kitchen/shared/categories.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import { listingPath } from '@kitchen/shared/paths.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressButton } from '../../ui/address-button.tsx';
import { FiltersIcon } from '../../ui/icons.tsx';
import { filtersId } from './filters-id.ts';
import type { Filters } from './use-filters.ts';

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

interface FilterDrawerButtonProperties {
  category: Category;
  filters: Filters;
  facets: readonly Facet[];
  total: number | undefined;
}

/** Opens the filters in a drawer, which is loaded then; without scripts it jumps to them. */
export function FilterDrawerButton(properties: FilterDrawerButtonProperties) {
  const { category, filters } = properties;
  const { t } = useTranslation();
  const [drawer, setDrawer] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const chosen = Object.values(filters.selection).reduce((count, options) => count + options.length, 0);
  return (
    <>
      <AddressButton
        to={listingPath(category, filters.selection)}
        fragment={filtersId}
        variant="outlined"
        startIcon={<FiltersIcon size={20} />}
        aria-haspopup="dialog"
        onPress={() => setDrawer('open')}
      >
        {chosen > 0 ? t('listing.filters.openWithCount', { count: chosen }) : t('listing.filters.open')}
      </AddressButton>
      {drawer !== 'never-opened' && (
        <Suspense fallback={null}>
          <FilterDrawer {...properties} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </>
  );
}
