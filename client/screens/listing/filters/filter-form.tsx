import type { Category } from '@kitchen/shared/categories.ts';
import { readSelection } from '@kitchen/shared/facets.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors } from '../../../theme/tokens.ts';
import { GetForm } from '../../../ui/fields/get-form.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { Filters } from './use-filters.ts';

/** Id of the filters within the page, to which the page jumps where scripts are off. */
export const filtersId = 'filters';

interface FilterFormProperties {
  category: Category;
  filters: Filters;
  facets: readonly Facet[];
}

const none: readonly string[] = [];

/** Facets that stand open from the start. */
const openFacets = 3;

/** The facets of a category. Each choice takes effect at once; without scripts a button sends them. */
export function FilterForm({ category, filters, facets }: FilterFormProperties) {
  const { t } = useTranslation();
  const path = paths.category(category);
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
    <Form ref={form} action={path} autoComplete="off" aria-label={t('listing.filters.title')}>
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.facet}
          facet={facet}
          chosen={filters.selection[facet.facet] ?? none}
          startsOpen={index < openFacets}
          onToggle={filters.toggle}
        />
      ))}
      <noscript>
        <Button type="submit" style={{ width: '100%' }}>
          {t('listing.filters.apply')}
        </Button>
      </noscript>
    </Form>
  );
}

const Form = styled(GetForm)(({ theme }) => ({
  marginTop: theme.spacing(3.5),
  borderTop: `1px solid ${colors.line}`,
  '& noscript': { display: 'block', paddingTop: theme.spacing(3) },
}));
