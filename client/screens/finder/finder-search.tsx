import { languageKey } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { useSearchOverlay } from '../../ui/search-overlay-control.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';

/** Opens the search; without scripts it is a field whose text this page answers. */
export function FinderSearch({ query }: { query: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const namesLanguage = useLocalisedPath()(paths.finder) !== paths.finder;
  const search = useSearchOverlay();
  return (
    <Form
      role="search"
      action={paths.finder}
      onSubmit={(event) => {
        event.preventDefault();
        search.open();
      }}
    >
      {namesLanguage && <input type="hidden" name={languageKey} value={language} />}
      <noscript>
        <Field type="search" name="q" defaultValue={query} aria-label={t('search.input')} />
      </noscript>
      <Button type="submit" variant="outlined" startIcon={<SearchIcon size={18} />}>
        {t('finder.search')}
      </Button>
    </Form>
  );
}

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Field = styled('input')({
  height: '100%',
  minHeight: layout.targetPx,
  paddingInline: 16,
  border: `1px solid ${colors.field}`,
  font: 'inherit',
});
