import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';

export const Label = styled('label')(({ theme }) => ({
  display: 'block',
  marginBottom: theme.spacing(1),
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  lineHeight: 1.4,
  color: colors.teal900,
  '& > span': { fontWeight: weights.regular, color: colors.stone },
}));

const heightPx = 56;
const edgePx = 16;
const errorBorderPx = 2;

/** What a visitor types into; the letters are never so small that a phone would zoom in. */
export const controlStyle = {
  display: 'block',
  width: '100%',
  minHeight: heightPx,
  padding: `8px ${edgePx}px`,
  border: `1px solid ${colors.field}`,
  borderRadius: 0,
  appearance: 'none',
  backgroundColor: colors.white,
  color: colors.ink,
  caretColor: colors.brass,
  fontSize: typeSizes.body,
  '&:hover': { borderColor: colors.teal900 },
  '&:focus-visible': { outline: '2px solid var(--focus-color)', outlineOffset: '1px' },
  // The thicker border takes its room from the padding, so that the text stays where it is.
  '&[aria-invalid="true"]': {
    border: `${errorBorderPx}px solid ${colors.error}`,
    paddingInline: edgePx + 1 - errorBorderPx,
  },
  // What the browser filled in looks like what was typed.
  '&:autofill': {
    boxShadow: `inset 0 0 0 ${heightPx * 20}px ${colors.white}`,
    WebkitTextFillColor: colors.ink,
  },
} as const;
