import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { CheckIcon } from '../../ui/icons.tsx';

interface OnlyNewFieldProperties {
  /** New documents since the last visit. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Leaves only what came since the last visit. */
export function OnlyNewField({ count, checked, onChange }: OnlyNewFieldProperties) {
  const { t } = useTranslation('reserved-area');
  return (
    <Field>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <Square>
        <CheckIcon size={14} />
      </Square>
      <span className="name">{t('member.onlyNew', { count })}</span>
    </Field>
  );
}

const squarePx = 20;

const Field = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: layout.targetPx,
  cursor: 'pointer',
  fontSize: typeSizes.small,
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& input:checked ~ .name': { color: colors.teal900, fontWeight: weights.medium },
  '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-color)', outlineOffset: 1 },
  // On the middle of the field beside it.
  [theme.breakpoints.up('md')]: { minHeight: 56, marginInlineStart: theme.spacing(3) },
}));

const Square = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: squarePx,
  height: squarePx,
  border: `1px solid ${colors.field}`,
  '& svg': { visibility: 'hidden' },
  'input:checked + &': { backgroundColor: colors.teal700, borderColor: colors.teal700, color: colors.white },
  'input:checked + & svg': { visibility: 'visible' },
  '@media (forced-colors: active)': {
    'input:checked + &': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});
