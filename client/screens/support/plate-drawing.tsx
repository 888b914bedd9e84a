import type { Category } from '@kitchen/shared/categories.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';

/** In a box of 120 × 90: the appliance opened as its owner opens it, in lines, and where the plate is then. */
const drawings: Record<Category, { lines: string; plate: [x: number, y: number] }> = {
  cookers: {
    lines:
      'M30 12H90V80H30ZM30 24H90M34 84V80M86 84V80M46 28H84V56H46ZM46 38H84M46 46H84M46 56L38 68H92L84 56M36 9H56V12M64 12V9H84V12M38 18h.1M50 18h.1M60 18h.1M70 18h.1M82 18h.1',
    plate: [33, 47],
  },
  ovens: {
    lines:
      'M24 12H96V76H24ZM24 26H96M30 32H76V60H30ZM30 41H76M30 50H76M30 60L20 74H86L76 60M50 16H70V22H50ZM36 19h.1M84 19h.1',
    plate: [80, 45],
  },
  hobs: {
    lines:
      'M10 18H110V74H10ZM22 26H98V66H22ZM30 34H58M30 39H58M30 44H58M98 34C106 34 102 8 112 8M14 22h.1M106 22h.1M14 70h.1M106 70h.1',
    plate: [76, 50],
  },
  hoods: {
    lines:
      'M48 6H72V34H48ZM48 34L18 56V62H102V56L72 34M18 56H102M36 68L30 82H90L84 68ZM46 68L42 82M60 68V82M74 68L78 82',
    plate: [42, 45],
  },
  'compact-products': {
    lines:
      'M14 18H106V68H14ZM14 30H106M32 36H98V60H32ZM32 60L24 74H106L98 60M52 21H72V27H52ZM24 24h.1M96 24h.1',
    plate: [17, 48],
  },
};

/** Where an appliance has its rating plate; the words beside it say the same. */
export function PlateDrawing({ category }: { category: Category }) {
  const { lines, plate } = drawings[category];
  const [x, y] = plate;
  return (
    <Drawing
      viewBox="0 0 120 90"
      fill="none"
      strokeWidth={1.25}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} vectorEffect="non-scaling-stroke" />
      <rect x={x} y={y} width="10" height="7" fill={colors.brass} vectorEffect="non-scaling-stroke" />
      <circle cx={x + 5} cy={y + 3.5} r="10" stroke={colors.brass} vectorEffect="non-scaling-stroke" />
    </Drawing>
  );
}

const Drawing = styled('svg')({
  stroke: colors.teal900,
  // Systems with colours of their own change those of texts alone.
  '@media (forced-colors: active)': { stroke: 'CanvasText', '& circle': { stroke: 'Highlight' } },
});
