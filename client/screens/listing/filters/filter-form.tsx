import type { Category } from '@kitchen/shared/categories.ts';
import { isFacet, readSelection, selectionParameters } from '@kitchen/shared/facets.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import { sortKey } from '@kitchen/shared/listing-sort.ts';
import { allFiltersParameters, readAllFilters } from '@kitchen/shared/page-query.ts';
import { paths, withQuery } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from '../../../theme/styled.ts';
import { colors } from '../../../theme/tokens.ts';
import { GetForm } from '../../../ui/fields/get-form.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { Filters } from './use-filters.ts';

interface FilterFormProperties {
  category: Category;
  filters: Filters;
  facets: readonly Facet[];
}

const none: readonly string[] = [];

/** Facets that stand open from the start. */
const openFacets = 3;

/**
 * The facets of a category, and what else it is filtered by, whose options come when they are wanted: with the page, where its
 * address asks for them. Each choice takes effect at once; without scripts a button sends them.
 */
export function FilterForm({ category, filters, facets }: FilterFormProperties) {
  const { t } = useTranslation(['filters', 'filtering']);
  const path = paths.category(category);
  const [query] = useSearchParams();
  const showsAll = readAllFilters(query);
  const { selection, sort } = filters;
  const sortParameters = sort ? [[sortKey, sort] as const] : [];
  const form = useRef<HTMLFormElement>(null);
  // What was ticked before React listened stays ticked, and has asked for nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is so once, when the form is hydrated.
  useEffect(() => {
    const { current } = form;
    const boxes = current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    if (!current || [...boxes].every((box) => box.checked === box.defaultChecked)) return;
    const ticked = [...new FormData(current)].map(([name, value]) => [name, String(value)]);
    filters.takeOver(readSelection(new URLSearchParams(ticked)).selection);
  }, []);
  // A browser that fills a form as it was left would tick what the address does not name.
  return (
    <Form
      ref={form}
      action={path}
      autoComplete="off"
      aria-label={t('filtering:title')}
      hiddenValues={Object.fromEntries([...sortParameters, ...(showsAll ? allFiltersParameters : [])])}
    >
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.facet}
          facet={facet}
          chosen={selection[facet.facet] ?? none}
          startsOpen={index < openFacets}
          isWhole={showsAll || isFacet(facet.facet)}
          onToggle={filters.toggle}
        />
      ))}
      <noscript>
        {!showsAll && facets.some(({ facet }) => !isFacet(facet)) && (
          <SiteLink
            to={withQuery(path, [
              ...selectionParameters(selection),
              ...sortParameters,
              ...allFiltersParameters,
            ])}
            rel="nofollow"
          >
            {t('further')}
          </SiteLink>
        )}
        {/* As the one that opens the drawer is: a look of its own would be 1.2 KB of styles. */}
        <Button type="submit" variant="outlined">
          {t('filtering:apply')}
        </Button>
      </noscript>
    </Form>
  );
}

const Form = styled(GetForm)(({ theme }) => ({
  marginTop: theme.spacing(3.5),
  borderTop: `1px solid ${colors.line}`,
  '& noscript': { display: 'grid', gap: theme.spacing(2), paddingTop: theme.spacing(3) },
  '& noscript a': { textDecoration: 'underline' },
}));
