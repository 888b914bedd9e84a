import { styled } from '../../theme/styled.ts';
import { tickBox, unseenInput } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';

const boxPx = 24;
/** By how much the target reaches beyond what is seen of it, above and below. */
const touchPx = (layout.targetPx - boxPx) / 2;

/** A box to tick and what it says. */
export const TickRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${boxPx}px 1fr`,
  gap: theme.spacing(2),
  maxWidth: layout.measure,
  fontSize: typeSizes.small,
  lineHeight: 1.6,
  // As high as a finger needs, though its line is less.
  '& label': { display: 'block', paddingBlock: touchPx, marginBlock: -touchPx },
}));

export const TickTarget = styled('span')({
  position: 'relative',
  height: boxPx,
  cursor: 'pointer',
  // As large as a finger needs.
  '& input': {
    ...unseenInput,
    inset: -touchPx,
    width: layout.targetPx,
    height: layout.targetPx,
  },
});

/** What is seen of the box. */
export const TickBox = styled('span')({
  height: boxPx,
  backgroundColor: colors.white,
  'input:hover + &': { borderColor: colors.teal900 },
  'input[aria-invalid="true"] + &': { border: `2px solid ${colors.error}` },
  'input:focus-visible + &': { outline: '2px solid var(--focus-color)', outlineOffset: '3px' },
  // What is ticked has its own edge in all of these.
  ...tickBox,
});
