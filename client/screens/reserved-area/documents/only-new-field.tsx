import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { tickBox, unseenInput } from '../../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../../theme/tokens.ts';
import { CheckIcon } from '../../../ui/icons.tsx';

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

const Field = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: layout.targetPx,
  cursor: 'pointer',
  fontSize: typeSizes.small,
  '& input': unseenInput,
  '& input:checked ~ .name': { color: colors.teal900, fontWeight: weights.medium },
  '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '&:has(:focus-visible)': { outline: '2px solid var(--focus-color)', outlineOffset: 1 },
  // On the middle of the field beside it.
  [theme.breakpoints.up('md')]: { minHeight: 56, marginInlineStart: theme.spacing(3) },
}));

const Square = styled('span')({ ...tickBox, flexShrink: 0, width: 20, height: 20 });
