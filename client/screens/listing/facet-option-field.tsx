import type { FacetName, FacetOption } from '@kitchen/shared/facets.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { hiddenClass, tickBox, tickedSurface, unseenInput, visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { ColorSwatch } from '../../ui/color-swatch.tsx';
import { useFacetTexts } from '../../ui/facet-texts.ts';
import { CheckIcon } from '../../ui/icons.tsx';

interface FacetOptionFieldProperties {
  facet: FacetName;
  option: FacetOption;
  /** Products that would be left. */
  count: number;
  chosen: boolean;
  onToggle: () => void;
}

/** A checkbox, drawn as a colour sample, a box with a width, or a square to tick. */
export function FacetOptionField({ facet, option, count, chosen, onToggle }: FacetOptionFieldProperties) {
  const { t } = useTranslation();
  const facetTexts = useFacetTexts();
  const Field = facet === 'width' ? BoxField : RowField;
  return (
    <Field>
      <input
        type="checkbox"
        name={facet}
        value={option}
        checked={chosen}
        // What would leave nothing cannot be chosen, but what was chosen can always be given up.
        disabled={count === 0 && !chosen}
        onChange={onToggle}
      />
      {facet === 'color' && (
        <Ring>
          <ColorSwatch option={option} />
        </Ring>
      )}
      {facet !== 'color' && facet !== 'width' && (
        <Square>
          <CheckIcon size={14} />
        </Square>
      )}
      {facet === 'width' ? (
        <span className="box">
          {option}
          <span className={hiddenClass}> cm</span>
        </span>
      ) : (
        <span className="name">{facetTexts.option(facet, option)}</span>
      )}
      <Count style={facet === 'width' ? visuallyHidden : undefined}>
        <span aria-hidden="true">{count}</span>
        <span className={hiddenClass}>, {t('listing.filters.count', { count })}</span>
      </Count>
    </Field>
  );
}

const forcedColors = '@media (forced-colors: active)';

const FieldBase = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  fontSize: typeSizes.small,
  color: colors.ink,
  '& input': unseenInput,
  '&:has(:disabled)': { cursor: 'default', color: colors.field },
  [forcedColors]: { '&:has(:disabled)': { color: 'GrayText' } },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-color)', outlineOffset: 1 },
});

const RowField = styled(FieldBase)(({ theme }) => ({
  minHeight: 40,
  gap: theme.spacing(1.5),
  '@media (pointer: coarse)': { minHeight: layout.targetPx },
  '& .name': { flexGrow: 1 },
  '& input:checked ~ .name': { color: colors.teal900, fontWeight: weights.medium },
  '&:not(:has(:disabled)):hover .name': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

const BoxField = styled(FieldBase)({
  minHeight: layout.targetPx,
  '& .box': {
    flexGrow: 1,
    display: 'grid',
    placeItems: 'center',
    minHeight: layout.targetPx,
    border: `1px solid ${colors.field}`,
  },
  '& input:disabled + .box': { borderColor: colors.line },
  '& input:checked + .box': { ...tickedSurface, fontWeight: weights.medium },
  '&:not(:has(:disabled)):hover .box': { borderColor: colors.teal900 },
});

const Ring = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  // The sample itself stands on the axis of the other facets' boxes.
  marginInline: -4,
  border: '1.5px solid transparent',
  'input:checked + &': { borderColor: colors.teal700 },
  'input:disabled + &': { opacity: 0.6 },
  // There even a transparent border is seen.
  [forcedColors]: {
    borderColor: 'Canvas',
    'input:checked + &': { borderColor: 'Highlight' },
    'input:disabled + &': { opacity: 1 },
  },
});

const Square = styled('span')({
  ...tickBox,
  flexShrink: 0,
  width: 20,
  height: 20,
  'input:disabled + &': { borderColor: colors.line },
  [forcedColors]: { 'input:disabled + &': { borderColor: 'GrayText' } },
});

const Count = styled('span')({
  fontSize: typeSizes.meta,
  color: colors.stone,
  'input:disabled ~ &': { color: 'inherit' },
});
