import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, typeSizes, weights } from '../../theme/tokens.ts';
import { SearchIcon } from '../../ui/icons.tsx';

interface SearchFieldProperties {
  ref: Ref<HTMLInputElement>;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
}

export function SearchField({ ref, text, onChange, onSubmit, onClear }: SearchFieldProperties) {
  const { t } = useTranslation();
  return (
    <Field
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchIcon />
      <Input
        ref={ref}
        type="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t('search.input')}
        aria-label={t('search.input')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      {text !== '' && (
        <Clear variant="text" onClick={onClear}>
          {t('search.clear')}
        </Clear>
      )}
    </Field>
  );
}

const Field = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  color: colors.teal900,
  paddingBottom: 1,
  borderBottom: `1px solid ${colors.teal900}`,
  // The caret and the heavier rule show the focus; a ring around letters of this size would shout.
  '&:focus-within': { paddingBottom: 0, borderBottomWidth: 2 },
  [theme.breakpoints.up('md')]: { marginTop: 32, gap: 20 },
}));

const Input = styled('input')(({ theme }) => ({
  flexGrow: 1,
  minWidth: 0,
  height: 76,
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  color: 'inherit',
  caretColor: colors.brass,
  '&&': {
    fontFamily: fonts.serif,
    fontSize: typeSizes.searchInput,
    fontWeight: weights.medium,
    letterSpacing: '-.015em',
  },
  wordSpacing: 0,
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: colors.stone, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  [theme.breakpoints.up('md')]: { height: 102 },
}));

const Clear = styled(Button)({ flexShrink: 0, fontSize: typeSizes.meta });
