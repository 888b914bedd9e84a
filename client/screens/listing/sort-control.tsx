import type { Category } from '@kitchen/shared/categories.ts';
import { selectionParameters } from '@kitchen/shared/facets.ts';
import type { Sort } from '@kitchen/shared/listing-sort.ts';
import { sortKey, sorts } from '@kitchen/shared/listing-sort.ts';
import { allFiltersParameters, readAllFilters } from '@kitchen/shared/page-query.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import type { Filters } from './filters/use-filters.ts';

interface SortControlProperties {
  category: Category;
  filters: Filters;
  /** Those that the category's products state something for. */
  offered: readonly Sort[];
}

/** Chooses the order of a listing, at once; without scripts a button sends it. */
export function SortControl({ category, filters, offered }: SortControlProperties) {
  const { t } = useTranslation('filters');
  const select = useRef<HTMLSelectElement>(null);
  const [query] = useSearchParams();
  const { selection, sort, sortBy } = filters;
  // An address may name one that says nothing here: the control says what the address does.
  const shown = sorts.filter((each) => offered.includes(each) || each === sort);
  const choose = (value: string) => sortBy(sorts.find((each) => each === value));
  // What was chosen before React listened stays chosen, and has asked for nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is so once, when the control is hydrated.
  useEffect(() => {
    const { value } = select.current ?? {};
    if (value !== undefined && value !== (sort ?? '')) choose(value);
  }, []);
  return (
    <Form
      action={paths.category(category)}
      hiddenValues={Object.fromEntries([
        ...selectionParameters(selection),
        ...(readAllFilters(query) ? allFiltersParameters : []),
      ])}
    >
      <label>
        <span>{t('sort.label')}</span>
        <select
          ref={select}
          name={sortKey}
          value={sort ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('sort.recommended')}</option>
          {shown.map((each) => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        {/* As the button of the filters is: a look of its own would be 1.4 KB of styles. */}
        <Button type="submit" variant="outlined">
          {t('sort.apply')}
        </Button>
      </noscript>
    </Form>
  );
}

const Form = styled(GetForm)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  color: colors.stone,
  '& label': { display: 'flex', alignItems: 'center', minWidth: 0, whiteSpace: 'nowrap' },
  '& select': {
    minWidth: 0,
    minHeight: layout.targetPx,
    marginLeft: 8,
    textOverflow: 'ellipsis',
    // As wide as what is chosen, where a browser can: chips stand beside it.
    fieldSizing: 'content',
    paddingInlineEnd: 24,
    border: 'none',
    background: 'none',
    color: colors.teal900,
    // The browser's own arrow is as small as its letters.
    appearance: 'none',
  },
  '& label::after': {
    content: '""',
    flexShrink: 0,
    width: 8,
    height: 8,
    marginInline: '-15px 7px',
    border: 'solid',
    borderWidth: '0 1.5px 1.5px 0',
    color: colors.teal900,
    transform: 'translateY(-3px) rotate(45deg)',
    pointerEvents: 'none',
  },
  // What is chosen says what it is, and has the room then.
  [theme.breakpoints.down('sm')]: { '& span': visuallyHidden, '& select': { marginLeft: 0 } },
}));
