import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { energyColor, nameClasses } from '@kitchen/shared/energy-label.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';

interface EnergyArrowProperties {
  energy: EnergyClass | null;
  large?: boolean;
  /** Said in place of class and scale; empty for eyes alone, where the page says them elsewhere. */
  label?: string;
}

/** The energy class, an arrow a cavity, with the range of classes beside it; nothing where a product carries no label. */
export function EnergyArrow({ energy, large, label }: EnergyArrowProperties) {
  const { t } = useTexts();
  if (!energy) return null;
  const { classes, from, to } = energy;
  const words =
    label ??
    t('common.energy', { classes: nameClasses(energy, (number) => t('common.oven', { number })), from, to });
  return (
    <Mark
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
      data-large={large || undefined}
    >
      {classes.map((each, index) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the mark around them has the words.
        // biome-ignore lint/suspicious/noArrayIndexKey: two cavities may have one class, and they never change places.
        <svg key={index}>
          <path d="M.5.5h34l9 9.5-9 9.5H.5z" fill={energyColor(each, energy)} />
          <text>
            {each.charAt(0)}
            {each.length > 1 && <tspan dy="-3">{each.slice(1)}</tspan>}
          </text>
        </svg>
      ))}
      {`${from} – ${to}`}
    </Mark>
  );
}

const Mark = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  marginTop: 10,
  fontSize: typeSizes.caption,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: colors.stone,
  '& svg': {
    width: 44,
    height: 20,
    marginInlineEnd: 2,
    forcedColorAdjust: 'none',
    // Black edges, as on the label itself: the letter is to be read on yellow too.
    stroke: colors.ink,
    strokeWidth: 0.5,
  },
  // Here, not at each of a listing's arrows.
  '& text': {
    transform: 'translate(18px, 15px)',
    fill: colors.white,
    strokeWidth: 1.6,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontSize: 14,
    fontWeight: weights.semibold,
    textAnchor: 'middle',
  },
  '& tspan': { fontSize: 11 },
  '&[data-large]': {
    marginTop: 0,
    fontSize: typeSizes.small,
    '& svg': { zoom: 1.36 },
  },
});
