import type { FilterName, FilterOption } from '@kitchen/shared/facets.ts';
import { memo } from 'react';
import { ColorSwatch } from '../../../choices/color-swatch.tsx';
import { useTexts } from '../../../i18n/use-texts.tsx';
import { styled } from '../../../theme/styled.ts';
import { tickedSurface, unseenInput, visuallyHidden } from '../../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../../theme/tokens.ts';
import { KeptWords } from '../../../ui/texts/kept-words.tsx';
import { splitKept, translateOf } from '../../../ui/texts/translate-of.ts';

interface FacetOptionFieldProperties {
  facet: FilterName;
  option: FilterOption;
  /** Of the option. */
  name: string;
  /** Products that would be left. */
  count: number;
  chosen: boolean;
  onToggle: (facet: FilterName, option: FilterOption) => void;
}

/**
 * A checkbox, drawn as a colour sample, a box with a width, or a square to tick. A listing has fifty: as few
 * elements as do, with their styles in the label's.
 */
export const FacetOptionField = memo(function FacetOptionField({
  facet,
  option,
  name: full,
  count,
  chosen,
  onToggle,
}: FacetOptionFieldProperties) {
  const { t } = useTexts();
  const isWidth = facet === 'width';
  const name = isWidth ? option : full;
  const counted = t('listing.filters.count', { count });
  return (
    <label data-none={(count === 0 && !chosen) || undefined}>
      <input
        type="checkbox"
        name={facet}
        value={option}
        aria-label={isWidth ? `${name} cm, ${counted}` : undefined}
        checked={chosen}
        onChange={() => onToggle(facet, option)}
      />
      {facet === 'color' && <ColorSwatch option={option} />}
      <span translate={translateOf(name)}>
        {/* Words beside an element would lose their spaces: their parent lays out its parts. */}
        {translateOf(name) || splitKept(name).length === 1 ? (
          name
        ) : (
          <span>
            <KeptWords text={name} />
          </span>
        )}
      </span>
      {!isWidth && (
        <small>
          {count}
          <i>{counted.slice(String(count).length)}</i>
        </small>
      )}
    </label>
  );
});

/** What is drawn in place of the options' check boxes. */
type Drawn = 'samples' | 'boxes' | 'ticks';

export const drawnFor = (facet: FilterName): Drawn =>
  facet === 'color' ? 'samples' : facet === 'width' ? 'boxes' : 'ticks';

/** The options of a facet. A listing has fifty: the styles of all are in this one class, and in no option's. */
export const FacetOptions = styled('fieldset')(({ theme }) => ({
  paddingBottom: theme.spacing(2.5),
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 40,
    cursor: 'pointer',
    fontSize: typeSizes.small,
    color: colors.ink,
  },
  '@media (pointer: coarse)': { '& label': { minHeight: layout.targetPx } },
  // Room for the buttons beside the options, which say what these mean.
  '&[data-terms]': { display: 'grid', gridTemplateColumns: '1fr 32px' },
  '&[data-terms] > label': { gridColumn: 1 },
  '& input': unseenInput,
  '& label:has(:focus-visible)': { outline: '2px solid var(--focus-color)', outlineOffset: 1 },
  // The name. Before it stands a box to tick, where there is no sample and it is no box itself.
  '& label > span:last-of-type': { flexGrow: 1 },
  '& :checked ~ span': { color: colors.teal900, fontWeight: weights.medium },
  '& label:hover span': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& small': { fontSize: typeSizes.meta, color: colors.stone },
  // Of what is counted there is no need to see the name at each number.
  '& i': visuallyHidden,
  // What would leave nothing can be chosen all the same: the list says then what to give up for it.
  '& [data-none]': { color: colors.stone },
  '&[data-drawn=samples] :checked + span': { outline: `1.5px solid ${colors.teal700}`, outlineOffset: 2.5 },
  '& [data-none] [data-sample]': { opacity: 0.6 },
  '&[data-drawn=ticks] label > span': {
    display: 'flex',
    alignItems: 'center',
    '&::before': {
      content: '""',
      flexShrink: 0,
      width: 20,
      height: 20,
      marginInlineEnd: theme.spacing(1.5),
      border: `1px solid ${colors.field}`,
    },
  },
  '&[data-drawn=ticks] :checked + span': {
    '&::before': tickedSurface,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 7.5,
      width: 5,
      height: 10,
      border: `solid ${colors.white}`,
      borderWidth: '0 1.5px 1.5px 0',
      transform: 'translateY(-1px) rotate(42deg)',
    },
  },
  '&[data-drawn=boxes]': {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${layout.targetPx}px, 1fr))`,
    gap: theme.spacing(1),
    '& span': {
      display: 'grid',
      placeItems: 'center',
      minHeight: layout.targetPx,
      border: `1px solid ${colors.field}`,
      textDecoration: 'none',
    },
    '& :checked + span': tickedSurface,
    '& label:hover span': { borderColor: colors.teal900, textDecoration: 'none' },
    '& [data-none] span': { borderStyle: 'dashed' },
  },
}));
