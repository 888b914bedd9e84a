import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { layout } from '../../../theme/tokens.ts';
import { InputField } from '../../../ui/fields/input-field.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { OnlyNewField } from './only-new-field.tsx';

interface DocumentSearchProperties {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  newCount: number;
  onlyNew: boolean;
  onOnlyNew: (onlyNew: boolean) => void;
}

/** Narrows the list down while the visitor writes. */
export function DocumentSearch(properties: DocumentSearchProperties) {
  const { t } = useTranslation('reserved-area');
  const { field, query, onQuery, newCount, onlyNew, onOnlyNew } = properties;
  return (
    <Form role="search" onSubmit={(event) => event.preventDefault()}>
      <InputField
        ref={field}
        id="document-search"
        type="search"
        label={t('member.search')}
        startAdornment={<SearchIcon size={20} />}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      {newCount > 0 && <OnlyNewField count={newCount} checked={onlyNew} onChange={onOnlyNew} />}
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.spacing(1.5)} ${layout.columnGap}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'end',
  },
}));
