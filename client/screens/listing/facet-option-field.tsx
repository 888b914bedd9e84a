import type { FacetName, FacetOption } from '@kitchen/shared/facets.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { tickedSurface, unseenInput } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { ColorSwatch } from '../../ui/color-swatch.tsx';
import { useFacetTexts } from '../../ui/facet-texts.ts';

interface FacetOptionFieldProperties {
  facet: FacetName;
  option: FacetOption;
  /** Products that would be left. */
  count: number;
  chosen: boolean;
  onToggle: (facet: FacetName, option: FacetOption) => void;
}

/**
 * A checkbox, drawn as a colour sample, a box with a width, or a square to tick. A listing has fifty: as few
 * elements as do, with their styles in the label's.
 */
export const FacetOptionField = memo(function FacetOptionField({
  facet,
  option,
  count,
  chosen,
  onToggle,
}: FacetOptionFieldProperties) {
  const { t } = useTranslation();
  const facetTexts = useFacetTexts();
  const isWidth = facet === 'width';
  const name = isWidth ? option : facetTexts.option(facet, option);
  const Field = isWidth ? BoxField : RowField;
  return (
    <Field>
      <input
        type="checkbox"
        name={facet}
        value={option}
        aria-label={`${name}${isWidth ? ' cm' : ''}, ${t('listing.filters.count', { count })}`}
        checked={chosen}
        // What would leave nothing cannot be chosen, but what was chosen can always be given up.
        disabled={count === 0 && !chosen}
        onChange={() => onToggle(facet, option)}
      />
      {facet === 'color' && (
        <span className="ring">
          <ColorSwatch option={option} />
        </span>
      )}
      {facet !== 'color' && !isWidth && <span className="square" />}
      <span className="name">{name}</span>
      {!isWidth && <span className="count">{count}</span>}
    </Field>
  );
});

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
  '& .count': { fontSize: typeSizes.meta, color: colors.stone },
  '& input:disabled ~ .count': { color: 'inherit' },
  '& .ring': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    // The sample itself stands on the axis of the other facets' boxes.
    marginInline: -4,
    border: '1.5px solid transparent',
  },
  '& input:checked + .ring': { borderColor: colors.teal700 },
  '& input:disabled + .ring': { opacity: 0.6 },
  '& .square': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 20,
    height: 20,
    border: `1px solid ${colors.field}`,
  },
  '& input:disabled + .square': { borderColor: colors.line },
  '& input:checked + .square': tickedSurface,
  '& input:checked + .square::after': {
    content: '""',
    width: 5,
    height: 10,
    border: 'solid',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'translateY(-1px) rotate(42deg)',
  },
  // There even a transparent border is seen.
  [forcedColors]: {
    '& .ring': { borderColor: 'Canvas' },
    '& input:checked + .ring': { borderColor: 'Highlight' },
    '& input:disabled + .ring': { opacity: 1 },
    '& input:disabled + .square': { borderColor: 'GrayText' },
  },
}));

const BoxField = styled(FieldBase)({
  minHeight: layout.targetPx,
  '& .name': {
    flexGrow: 1,
    display: 'grid',
    placeItems: 'center',
    minHeight: layout.targetPx,
    border: `1px solid ${colors.field}`,
  },
  '& input:disabled + .name': { borderColor: colors.line },
  '& input:checked + .name': { ...tickedSurface, fontWeight: weights.medium },
  '&:not(:has(:disabled)):hover .name': { borderColor: colors.teal900 },
});
