import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { useSearchOverlay } from '../../ui/search-overlay-control.tsx';

/** Opens the search; without scripts it is a field whose text this page answers. */
export function FinderSearch({ query }: { query: string }) {
  const { t } = useTranslation();
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
      <noscript>
        <input type="search" name="q" defaultValue={query} aria-label={t('search.input')} />
      </noscript>
      <Button type="submit" variant="outlined" startIcon={<SearchIcon size={18} />}>
        {t('finder.search')}
      </Button>
    </Form>
  );
}

const Form = styled(GetForm)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& input': {
    height: '100%',
    minHeight: layout.targetPx,
    paddingInline: 16,
    border: `1px solid ${colors.field}`,
  },
});
