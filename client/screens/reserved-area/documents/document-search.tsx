import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { layout } from '../../../theme/tokens.ts';
import { controlStyle, Label } from '../../../ui/fields/field-styles.ts';
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
      <div>
        <Label htmlFor="document-search">{t('member.search')}</Label>
        <Box>
          <SearchIcon size={20} />
          <Input
            ref={field}
            id="document-search"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => onQuery(target.value)}
          />
        </Box>
      </div>
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

const iconRoomPx = 52;

const Box = styled('div')({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: 18,
    insetBlock: 0,
    marginBlock: 'auto',
    pointerEvents: 'none',
  },
});

const Input = styled('input')({
  ...controlStyle,
  paddingInlineStart: iconRoomPx,
  '&::-webkit-search-cancel-button': { filter: 'grayscale(1)', cursor: 'pointer' },
});
