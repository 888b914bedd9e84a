import type { Category } from '@kitchen/shared/categories.ts';
import type { FilterName, Selection } from '@kitchen/shared/facets.ts';
import type { Listing } from '@kitchen/shared/listing.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { handFocusTo } from '../../ui/behaviour/hand-focus-to.ts';
import { CategoryLinks } from '../../ui/categories/category-links.tsx';
import { AddressButton } from '../../ui/fields/address-button.tsx';
import { WaysToMore } from '../../ui/products/ways-to-more.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { useFilterTexts } from './filters/use-filter-texts.ts';
import type { ListingChoice } from './listing-address.ts';
import { resultsId } from './products/use-page-path.ts';
import { useListingPath } from './use-listing-path.ts';

const toResults = handFocusTo(resultsId);

interface EmptyListingProperties {
  category: Category;
  /** What left nothing; without a selection the category itself has no products. */
  choice: ListingChoice;
  giveUp: NonNullable<Listing['giveUp']>;
  onReset: () => void;
}

/** Nothing was found: how to find something. */
export function EmptyListing({ category, choice, giveUp, onReset }: EmptyListingProperties) {
  const { t } = useTranslation();
  const { t: tFilters } = useTranslation('filters');
  const filterTexts = useFilterTexts();
  const listingPath = useListingPath(category);
  const { selection, sort } = choice;
  const filtered = Object.keys(selection).length > 0;
  const area = filtered ? 'empty' : 'emptyCategory';
  return (
    <StateMessage
      title={tFilters(`${area}.title`)}
      // Ways out say by themselves what to do.
      {...(giveUp.length === 0 && { message: tFilters(`${area}.message`) })}
    >
      {giveUp.length > 0 && (
        <Centred>
          <WaysToMore
            ref={toResults}
            label={tFilters('empty.giveUp')}
            ways={giveUp.map(({ facet, count }) => ({
              words: tFilters('empty.without', {
                options: (selection[facet] ?? [])
                  .map((option) => filterTexts.chosen(facet, option))
                  .join(tFilters('empty.or')),
                count,
              }),
              to: listingPath(without(selection, facet), sort),
            }))}
          />
        </Centred>
      )}
      {filtered && (
        <AddressButton variant="outlined" to={listingPath({}, sort)} onPress={onReset}>
          {tFilters('empty.reset')}
        </AddressButton>
      )}
      <Centred>
        <CategoryLinks label={t('listing.otherCategories')} except={category} />
      </Centred>
    </StateMessage>
  );
}

function without(selection: Selection, facet: FilterName): Selection {
  const { [facet]: _, ...others } = selection;
  return others;
}

const Centred = styled('div')({ '& ul': { justifyContent: 'center' } });
