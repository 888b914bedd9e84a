import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { countOptions } from '@kitchen/shared/facets.ts';
import { listingPageSize, shownPagesLimit } from '@kitchen/shared/limits.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import type { ListingPages } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { keepPlace } from '../../../ui/behaviour/keep-place.ts';
import { opensElsewhere } from '../../../ui/behaviour/opens-elsewhere.ts';
import { ListFoot } from '../../../ui/products/list-foot.tsx';
import { useLocalisedPath } from '../../../ui/site-link.tsx';
import { useListingPath } from '../use-listing-path.ts';
import { usePagePath } from './use-page-path.ts';

interface ShowMoreProperties {
  category: Category;
  selection: Selection;
  sort: Sort | undefined;
  /** Those that are shown. */
  pages: ListingPages;
  /** How many pages there are. */
  count: number;
  /** How many models there are. */
  total: number;
  onAsked: (page: number) => void;
}

/**
 * How much of the list is shown, and a link that shows more of it below. It takes the place of the address
 * in the history, so that one step back leaves the listing. A list that is long enough begins anew. Of a whole
 * listing, what the link itself leads to is the next page alone: so search engines find what stands there by its own address.
 */
export function ShowMore({ category, selection, sort, pages, count, total, onAsked }: ShowMoreProperties) {
  const { t } = useTranslation(['filters', 'texts']);
  const listingPath = useListingPath(category);
  const pagePath = usePagePath(category, selection, sort);
  const { first, last } = pages;
  const before = (first - 1) * listingPageSize;
  const upTo = Math.min(last * listingPageSize, total);
  const next = last + 1;
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const isWhole = countOptions(selection) === 0 && !sort;
  const goesOn = next - first < shownPagesLimit;
  const longer = localise(listingPath(selection, sort, { first, last: next }));

  function showBelow(event: MouseEvent) {
    if (!goesOn || opensElsewhere(event)) return;
    event.preventDefault();
    onAsked(next);
    void navigate(longer, { replace: true, state: keepPlace });
  }

  return (
    <ListFoot
      before={before}
      upTo={upTo}
      total={total}
      words={
        first > 1
          ? t('more.range', { from: before + 1, to: upTo, total })
          : t('more.shown', { shown: upTo, count: total })
      }
    >
      {next <= count && (
        <Button
          component={Link}
          discover="none"
          variant="outlined"
          to={isWhole || !goesOn ? pagePath(next) : longer}
          rel={isWhole ? undefined : 'nofollow'}
          onClick={showBelow}
        >
          {t('texts:listing.more.action')}
        </Button>
      )}
    </ListFoot>
  );
}
