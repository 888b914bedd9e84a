import type { FacetName, FacetOption } from '@kitchen/shared/facets.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import { lazy, memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { colors, weights } from '../../../theme/tokens.ts';
import { useFacetTexts } from '../../../ui/products/facet-texts.ts';
import { drawnFor, FacetOptionField, FacetOptions } from './facet-option-field.tsx';

const explained: ReadonlySet<FacetName> = new Set(['special_function', 'cooking_zone']);

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
  onToggle: (facet: FacetName, option: FacetOption) => void;
}

/** One facet under a name that opens and closes it. */
export const FacetGroup = memo(function FacetGroup({
  facet: { facet, options },
  chosen,
  startsOpen,
  onToggle,
}: FacetGroupProperties) {
  const facetTexts = useFacetTexts();
  const [open] = useState(startsOpen || chosen.length > 0);
  const nameId = useId();
  const group = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // It may have been opened before scripts were there.
  useEffect(() => setWasOpened(group.current?.open === true), []);
  return (
    <Details ref={group} open={open} onToggle={() => setWasOpened(true)}>
      <summary>
        <span id={nameId}>{facetTexts.name(facet)}</span>
      </summary>
      <FacetOptions aria-labelledby={nameId} data-drawn={drawnFor(facet)}>
        {options.map(({ option, count }) => {
          if (!isFacetOption(facet, option)) return null;
          const field = (
            <FacetOptionField
              key={option}
              facet={facet}
              option={option}
              count={count}
              chosen={chosen.includes(option)}
              onToggle={onToggle}
            />
          );
          if (!explained.has(facet)) return field;
          return (
            <Explained key={option}>
              {field}
              {wasOpened && (
                <Suspense>
                  <OptionTerm facet={facet} option={option} />
                </Suspense>
              )}
            </Explained>
          );
        })}
      </FacetOptions>
    </Details>
  );
});

const Details = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${colors.line}`,
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

/** Room for the button beside the option. */
const Explained = styled('div')({ position: 'relative', paddingInlineEnd: 32 });
