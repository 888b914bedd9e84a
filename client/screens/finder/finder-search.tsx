import { paths } from '@kitchen/shared/paths.ts';
import { searchTextLimit, tidySearchText } from '@kitchen/shared/search-text.ts';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { SubmitEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { layout, typeSizes } from '../../theme/tokens.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { entered } from '../../ui/products/exact-hit.ts';
import { rememberSearch } from '../../ui/recent-searches.ts';
import { searchFieldStyle, searchInputStyle } from '../../ui/search-field-style.ts';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { SlimField, slimFieldStyle } from './slim-field.tsx';

interface FinderSearchProperties {
  query: string;
  /** Called where the same words are entered once more. */
  onSame: () => Promise<void>;
}

/** A field whose text this page answers; the header's search leads to it where scripts are not there yet. */
export function FinderSearch({ query, onSame }: FinderSearchProperties) {
  const { t } = useTranslation(['search', 'texts']);
  // Of a document of its own: who comes from another page within the site is told of this one first.
  const isOwnDocument = useSyncExternalStore(subscribeToNothing, no, yes);
  const navigate = useNavigate();
  const localise = useLocalisedPath();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '');
    rememberSearch(typed);
    if (tidySearchText(typed) === query) void onSame();
    const state = entered;
    void navigate(localise(tidySearchText(typed) === '' ? paths.finder : paths.searchFor(typed, 1)), {
      state,
    });
  }

  const isOverResults = query !== '';
  const Form = isOverResults ? FieldOverResults : Field;
  return (
    <Form role="search" action={paths.finder} onSubmit={search}>
      <SlimField
        // What was typed before the scripts were there stays; another address brings its own words.
        key={query}
        id="search"
        label={t('input')}
        // Over the results its words say what it is.
        isLabelHidden={isOverResults}
        name="q"
        type="search"
        defaultValue={query}
        {...(isOwnDocument && !isOverResults && { autoFocus: true })}
        maxLength={searchTextLimit}
        autoCapitalize="none"
      />
      {isOverResults ? (
        <ButtonBase type="submit" aria-label={t('texts:frame.search')}>
          <SearchIcon />
        </ButtonBase>
      ) : (
        <Button type="submit" variant="outlined">
          {t('texts:frame.search')}
        </Button>
      )}
    </Form>
  );
}

const subscribeToNothing = () => () => undefined;
const no = () => false;
const yes = () => true;

const Field = styled(GetForm)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 2),
  width: 'min(100%, 30rem)',
  '& > label': { ...slimFieldStyle['& > label'], flexBasis: '100%' },
  '& > input': { ...slimFieldStyle['& > input'], flex: '1 1 14rem' },
}));

const FieldOverResults = styled(GetForm)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  ...searchFieldStyle,
  '& > input': {
    ...searchInputStyle,
    height: 60,
    border: 0,
    // The form's rule shows the focus.
    outline: 'none',
    fontSize: typeSizes.h2,
    textOverflow: 'ellipsis',
  },
  // Its icon ends where the rule does.
  '& > button': { flexShrink: 0, width: layout.targetPx, height: layout.targetPx, marginRight: -10 },
  [theme.breakpoints.up('md')]: { '& > input': { height: 76 } },
}));
