import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { onHover } from '../../../theme/on-hover.ts';
import { styled } from '../../../theme/styled.ts';
import { colors, layout, weights } from '../../../theme/tokens.ts';

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
    <Field
      control={
        <Checkbox size="small" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      }
      label={t('member.onlyNew', { count })}
    />
  );
}

const Field = styled(FormControlLabel)(({ theme }) => ({
  justifySelf: 'start',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: layout.targetPx,
  '&:has(:checked) .MuiFormControlLabel-label': { color: colors.teal900, fontWeight: weights.medium },
  ...onHover({ '& .MuiFormControlLabel-label': { textDecoration: 'underline', textUnderlineOffset: 4 } }),
  // On the middle of the field beside it.
  [theme.breakpoints.up('md')]: { minHeight: 56, marginInlineStart: theme.spacing(3) },
}));
