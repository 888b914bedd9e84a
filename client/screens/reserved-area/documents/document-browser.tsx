import type { ReservedDocument } from '@kitchen/shared/documents.ts';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { StateMessage } from '../../../ui/states/state-message.tsx';
import { DocumentGroup } from './document-group.tsx';
import { DocumentSearch } from './document-search.tsx';
import { findDocuments, groupDocuments } from './find-documents.ts';

/** Documents by kind, all of them or those that the visitor is looking for. */
export function DocumentBrowser({ documents }: { documents: readonly ReservedDocument[] }) {
  const { t } = useTranslation('reserved-area');
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [onlyNew, setOnlyNew] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const newCount = documents.filter(({ isNew }) => isNew).length;
  // What was new may be so no longer when the list comes again.
  const showsNew = onlyNew && newCount > 0;
  const found = findDocuments(documents, {
    query,
    onlyNew: showsNew,
    nameOf: (kind) => t(`kinds.${kind}`),
    language,
  });
  return (
    <>
      <DocumentSearch
        field={field}
        query={query}
        onQuery={setQuery}
        newCount={newCount}
        onlyNew={showsNew}
        onOnlyNew={setOnlyNew}
      />
      <Count role="status">
        {found.length === documents.length
          ? t('member.count', { count: documents.length })
          : t('member.found', { count: found.length, total: documents.length })}
      </Count>
      {groupDocuments(found, language).map(({ kind, items }) => (
        <DocumentGroup key={kind} kind={kind} documents={items} />
      ))}
      {found.length === 0 && (
        <StateMessage
          title={t('member.nothingFound.title')}
          message={
            showsNew
              ? t('member.nothingFound.noneNew')
              : t('member.nothingFound.text', { query: query.trim() })
          }
        >
          <Button
            variant="outlined"
            onClick={() => {
              setQuery('');
              setOnlyNew(false);
              field.current?.focus();
            }}
          >
            {t('member.nothingFound.reset')}
          </Button>
        </StateMessage>
      )}
    </>
  );
}

const Count = styled('p')(({ theme }) => ({
  marginBlock: theme.spacing(3, 4),
  color: colors.stone,
  fontSize: typeSizes.small,
}));
