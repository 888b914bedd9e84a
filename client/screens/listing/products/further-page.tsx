import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { goOnAt } from '../../../ui/behaviour/go-on-at.ts';
import { ProductCardSkeleton } from '../../../ui/products/product-card.tsx';
import { MoreFailed } from '../../../ui/states/more-failed.tsx';
import { useListingPath } from '../use-listing-path.ts';
import { PageCards } from './page-cards.tsx';

interface FurtherPageProperties {
  category: Category;
  selection: Selection;
  sort: Sort | undefined;
  page: number;
  /** How many products it should have: their shapes are shown until they come. */
  expected: number;
  /** True when the visitor asked for it and goes on at its first product. */
  takesFocus: boolean;
}

/** The cards of a page after the first that is shown; each page is an answer of its own. */
export function FurtherPage({
  category,
  selection,
  sort,
  page,
  expected,
  takesFocus,
}: FurtherPageProperties) {
  const language = useLanguage();
  const listingPath = useListingPath(category);
  const answer = useAnswer(apiPaths.listing(language, category, selection, page, sort), listingSchema);
  if (answer.state === 'failed') {
    return (
      <FullRow>
        <MoreFailed
          to={listingPath(selection, sort, { first: page, last: page })}
          retry={() => void answer.reload()}
        />
      </FullRow>
    );
  }
  if (answer.state === 'loading') {
    return Array.from({ length: expected }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never change.
      <ExpectedCard key={index} aria-hidden="true">
        <ProductCardSkeleton category={category} />
      </ExpectedCard>
    ));
  }
  return (
    <PageCards
      category={category}
      selection={selection}
      page={page}
      items={answer.data.items}
      firstItem={takesFocus ? goOnAt : undefined}
    />
  );
}

// Without scripts nothing would take its place.
const ExpectedCard = styled('li')({ '@media (scripting: none)': { display: 'none' } });

const FullRow = styled('li')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(4),
}));
