import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
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
      <Input
        inputRef={ref}
        type="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t('search.input')}
        startAdornment={<SearchIcon />}
        endAdornment={
          text !== '' && (
            <Clear variant="text" onClick={onClear}>
              {t('search.clear')}
            </Clear>
          )
        }
        slotProps={{
          input: {
            'aria-label': t('search.input'),
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'search',
          },
        }}
      />
    </Field>
  );
}

const Field = styled('form')(({ theme }) => ({
  color: colors.teal900,
  paddingBottom: 1,
  borderBottom: `1px solid ${colors.teal900}`,
  // The caret and the heavier rule show the focus; a ring around letters of this size would shout.
  '&:focus-within': { paddingBottom: 0, borderBottomWidth: 2 },
  [theme.breakpoints.up('md')]: { marginTop: 32 },
}));

const Input = styled(InputBase)(({ theme }) => ({
  display: 'flex',
  gap: 14,
  color: 'inherit',
  '& > svg': { pointerEvents: 'none' },
  '& > input': {
    flexGrow: 1,
    boxSizing: 'border-box',
    height: 76,
    padding: 0,
    appearance: 'none',
    caretColor: colors.brass,
    fontFamily: fonts.serif,
    fontSize: typeSizes.searchInput,
    fontWeight: weights.medium,
    letterSpacing: '-.015em',
    wordSpacing: 0,
  },
  '& > input::placeholder': { color: colors.stone, opacity: 1 },
  '& > input::-webkit-search-cancel-button': { display: 'none' },
  [theme.breakpoints.up('md')]: { gap: 20, '& > input': { height: 102 } },
}));

const Clear = styled(Button)({ flexShrink: 0, fontSize: typeSizes.meta });
