import type { FilterName, FilterOption } from '@kitchen/shared/facets.ts';
import { isFacet, isFacetOption, isFilterOption } from '@kitchen/shared/facets.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import { Fragment, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { colors, weights } from '../../../theme/tokens.ts';
import { drawnFor, FacetOptionField, FacetOptions } from './facet-option-field.tsx';
import { useFilterTexts } from './use-filter-texts.ts';

const explained: ReadonlySet<FilterName> = new Set(['special_function', 'cooking_zone']);

/** Wanted by few, it comes when its group is opened; where it does not come, the filters work as well. */
const OptionTerm = lazy(() =>
  import('../../../ui/glossary/option-term.tsx').then(
    (loaded) => ({ default: loaded.OptionTerm }),
    () => ({ default: () => null }),
  ),
);

interface FacetGroupProperties {
  facet: Facet;
  chosen: readonly string[];
  startsOpen: boolean;
  /** Its options are there before it is opened. */
  isWhole: boolean;
  onToggle: (facet: FilterName, option: FilterOption) => void;
}

/** One facet under a name that opens and closes it. */
export const FacetGroup = memo(function FacetGroup({
  facet: { facet, options },
  chosen,
  startsOpen,
  isWhole,
  onToggle,
}: FacetGroupProperties) {
  const filterTexts = useFilterTexts();
  const name = filterTexts.name(facet);
  const [open] = useState(startsOpen || chosen.length > 0);
  const group = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // It may have been opened before scripts were there.
  useEffect(() => setWasOpened(group.current?.open === true), []);
  const noteOpened = () => setWasOpened(true);
  return (
    // A drawer scrolls to what a press opens: the options have to be there by then.
    <Details ref={group} open={open} onClick={noteOpened} onToggle={noteOpened}>
      <summary>{name}</summary>
      {(isWhole || open || wasOpened) && (
        <FacetOptions
          aria-label={name}
          data-drawn={drawnFor(facet)}
          data-terms={explained.has(facet) || undefined}
        >
          {Object.entries(options).map(([option, count]) => {
            if (!isFilterOption(facet, option)) return null;
            const field = (
              <FacetOptionField
                key={option}
                facet={facet}
                option={option}
                name={filterTexts.option(facet, option)}
                count={count}
                chosen={chosen.includes(option)}
                onToggle={onToggle}
              />
            );
            if (!explained.has(facet) || !isFacet(facet) || !isFacetOption(facet, option)) return field;
            return (
              <Fragment key={option}>
                {field}
                {wasOpened && (
                  <Suspense>
                    <OptionTerm facet={facet} option={option} />
                  </Suspense>
                )}
              </Fragment>
            );
          })}
        </FacetOptions>
      )}
    </Details>
  );
});

const Details = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${colors.line}`,
  // Its options would not come.
  '@media (scripting: none)': { '&:not(:has(fieldset))': { display: 'none' } },
  '& summary': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 70,
    color: colors.teal900,
    fontWeight: weights.medium,
  },
  '&[open] summary': { minHeight: 60, paddingTop: theme.spacing(1) },
  // A plus that loses its upright line.
  '& summary::before, & summary::after': {
    content: '""',
    position: 'absolute',
    top: '50%',
    insetInlineEnd: 3.5,
    width: 15,
    borderTop: '1.3px solid',
  },
  '& summary::before': { transform: 'rotate(90deg)' },
  '&[open] summary::before': { display: 'none' },
  '&[open] summary::after': { marginTop: theme.spacing(0.5) },
}));
