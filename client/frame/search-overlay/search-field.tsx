import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, tallWindow, typeSizes } from '../../theme/tokens.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { searchFieldStyle, searchInputStyle } from '../../ui/search-field-style.ts';

interface SearchFieldProperties {
  ref: Ref<HTMLInputElement>;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Ids of the lists of results that are there. */
  lists: readonly string[];
  /** Id of the result that the arrow keys have come to. */
  activeId: string | undefined;
}

/** A combobox whose options are the results; it is no `search` field by type, which may be none. */
export function SearchField(properties: SearchFieldProperties) {
  const { ref, text, onChange, onSubmit, onClear, onKeyDown, lists, activeId } = properties;
  const { t } = useTranslation('search');
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
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={t('input')}
        startAdornment={<SearchIcon />}
        endAdornment={
          text !== '' && (
            <Clear variant="text" onClick={onClear}>
              {t('clear')}
            </Clear>
          )
        }
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': t('input'),
            'aria-autocomplete': 'list',
            'aria-expanded': lists.length > 0,
            'aria-controls': lists.join(' ') || undefined,
            'aria-activedescendant': activeId,
            inputMode: 'search',
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
  // In sight of who goes through the results by the arrow keys.
  [tallWindow]: { position: 'sticky', zIndex: 2, top: 0 },
  backgroundColor: colors.ivory,
  ...searchFieldStyle,
  [theme.breakpoints.up('md')]: { marginTop: 32 },
}));

const Input = styled(InputBase)(({ theme }) => ({
  display: 'flex',
  gap: 14,
  color: 'inherit',
  '& > svg': { pointerEvents: 'none' },
  '& > input': { ...searchInputStyle, height: 76, fontSize: typeSizes.searchInput },
  '& > input::placeholder': { color: colors.stone, opacity: 1 },
  [theme.breakpoints.up('md')]: { gap: 20, '& > input': { height: 102 } },
}));

const Clear = styled(Button)({ flexShrink: 0, fontSize: typeSizes.meta });
