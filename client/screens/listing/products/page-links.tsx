import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { countOptions } from '@kitchen/shared/facets.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import PaginationItem from '@mui/material/PaginationItem';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from '../../../theme/styled.ts';
import { usePagePath } from './use-page-path.ts';

interface PageLinksProperties {
  category: Category;
  selection: Selection;
  sort: Sort | undefined;
  /** The last one that is shown. */
  page: number;
  count: number;
}

/** Leads to each page of a long listing: in two steps at most. */
export function PageLinks({ category, selection, sort, page, count }: PageLinksProperties) {
  const { t } = useTranslation('filters');
  const pagePath = usePagePath(category, selection, sort);
  const numbers = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || number % 10 === 0 || Math.abs(number - page) <= 5,
  );
  return (
    <nav aria-label={t('pages.label')}>
      <List>
        {numbers.map((number, index) => (
          <Fragment key={number}>
            {number - (numbers[index - 1] ?? 0) > 1 && (
              <li>
                <PaginationItem type="start-ellipsis" />
              </li>
            )}
            <li>
              <PaginationItem
                component={Link}
                discover="none"
                to={pagePath(number)}
                rel={countOptions(selection) > 0 || sort ? 'nofollow' : undefined}
                aria-label={t('pages.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                page={number}
                selected={number === page}
              />
            </li>
          </Fragment>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  marginTop: theme.spacing(4),
}));
