import type { FacetOption } from '@kitchen/shared/facets.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Facet } from '@kitchen/shared/listing.ts';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { colors, layout, weights } from '../../theme/tokens.ts';
import { useFacetTexts } from '../../ui/facet-texts.ts';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { FacetOptionField } from './facet-option-field.tsx';

interface FacetGroupProperties {
  facet: Facet;
  chosen: readonly string[];
  startsOpen: boolean;
  onToggle: (option: FacetOption) => void;
}

/** One facet under a name that opens and closes it. */
export function FacetGroup({
  facet: { facet, options },
  chosen,
  startsOpen,
  onToggle,
}: FacetGroupProperties) {
  const facetTexts = useFacetTexts();
  const [open] = useState(startsOpen || chosen.length > 0);
  const nameId = useId();
  return (
    <Details open={open}>
      <summary>
        <span id={nameId}>{facetTexts.name(facet)}</span>
        <span className="closed">
          <PlusIcon size={22} />
        </span>
        <span className="opened">
          <MinusIcon size={22} />
        </span>
      </summary>
      <Options aria-labelledby={nameId} data-boxes={facet === 'width' || undefined}>
        {options.map(({ option, count }) => {
          if (!isFacetOption(facet, option)) return null;
          return (
            <FacetOptionField
              key={option}
              facet={facet}
              option={option}
              count={count}
              chosen={chosen.includes(option)}
              onToggle={() => onToggle(option)}
            />
          );
        })}
      </Options>
    </Details>
  );
}

const Details = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${colors.line}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 70,
    color: colors.teal900,
    fontWeight: weights.medium,
  },
  '& summary svg': { strokeWidth: 1.4 },
  '&[open] summary': { minHeight: 60, paddingTop: theme.spacing(1) },
  '&[open] .closed, &:not([open]) .opened': { display: 'none' },
}));

const Options = styled('fieldset')(({ theme }) => ({
  paddingBottom: theme.spacing(2.5),
  '&[data-boxes]': {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${layout.targetPx}px, 1fr))`,
    gap: theme.spacing(1),
  },
}));
