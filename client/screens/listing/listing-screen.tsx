import type { Category } from '@kitchen/shared/categories.ts';
import { categorySchema } from '@kitchen/shared/categories.ts';
import { countOptions } from '@kitchen/shared/facets.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths, listingPath } from '@kitchen/shared/paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ScreenModule } from '../../screen-modules.ts';
import { Head } from '../../ui/head/head.tsx';
import { NotFoundMessage } from '../../ui/states/not-found-message.tsx';
import { existingPages, readListingAddress, renderedPages } from './listing-address.ts';
import { ListingContent } from './listing-content.tsx';
import { ListingHeader } from './listing-header.tsx';

/** Paths match without regard to case; the site's categories are in lower case. */
const slugOf = (params: { category?: string | undefined }) => params.category?.toLowerCase() ?? '';

// Of a category that there is not, the answer is a problem, which gives the page its status.
export const answerPaths: ScreenModule['answerPaths'] = ({ params, query, language }) => {
  const { selection, pages, sort } = readListingAddress(query);
  return [apiPaths.listing(language, slugOf(params), selection, pages.first, sort)];
};

// The first page and the last ones: without scripts, each "Show more" then still shows what is new.
export const furtherAnswerPaths: ScreenModule['furtherAnswerPaths'] = (
  { params, query, language },
  answers,
) => {
  const { selection, pages, sort } = readListingAddress(query);
  const pathOf = (page: number) => apiPaths.listing(language, slugOf(params), selection, page, sort);
  const answered = listingSchema.safeParse(answers[pathOf(pages.first)]);
  if (!answered.success) return [];
  const { first, last } = existingPages(pages, answered.data.pages);
  const next = Math.max(first + 1, last - renderedPages + 2);
  return [
    ...(first === pages.first ? [] : [pathOf(first)]),
    ...Array.from({ length: last - next + 1 }, (_, index) => pathOf(next + index)),
  ];
};

/** The products of a category. */
export function Component() {
  const category = categorySchema.safeParse(slugOf(useParams()));
  if (!category.success) return <NotFoundMessage />;
  return <CategoryListing key={category.data} category={category.data} />;
}

function CategoryListing({ category }: { category: Category }) {
  const { t } = useTranslation('filters');
  const [query] = useSearchParams();
  const address = useMemo(() => readListingAddress(query), [query]);
  const { selection, pages, sort } = address;
  const options = countOptions(selection);
  const answer = useAnswer(
    apiPaths.listing(useLanguage(), category, selection, pages.first, sort),
    listingSchema,
  );
  // Each page of the whole listing is found by itself; several, one below the other, by the first of them.
  const { first } =
    options > 0 || sort
      ? { first: 1 }
      : existingPages(pages, answer.state === 'loaded' ? answer.data.pages : pages.first);
  const ofPage = (text: string) => (first > 1 ? `${t('pages.page', { page: first })}: ${text}` : text);
  // There are more combinations than products: search engines index a listing and each of its options.
  const isCombination = options > 1;
  return (
    <>
      <Head
        title={ofPage(t(`categories.${category}.pageTitle`))}
        description={ofPage(t(`categories.${category}.sentence`))}
        {...(!isCombination && { canonicalPath: listingPath(category, {}, { first, last: first }) })}
        isCopy={sort !== undefined}
      />
      <ListingHeader category={category} />
      <ListingContent category={category} address={address} />
    </>
  );
}
