import type { ReservedDocument, ReservedDocuments } from '@kitchen/shared/documents.ts';
import { documentsApiPath, reservedDocumentsSchema } from '@kitchen/shared/documents.ts';
import { languageKey } from '@kitchen/shared/languages.ts';
import { withQuery } from '@kitchen/shared/paths.ts';
import useSWR from 'swr';
import { useLanguage } from '../i18n/use-language.ts';
import { asProblem } from './api-problem.ts';
import type { ReservedKey } from './fetch-reserved.ts';
import { fetchReserved, reservedKey } from './fetch-reserved.ts';
import { useLoginId } from './session-mark.ts';
import type { Answer } from './use-answer.ts';

/** The documents for the current login, newest first, with titles in the current language. */
export function useDocuments(): Answer<readonly ReservedDocument[]> {
  const path = withQuery(documentsApiPath, [[languageKey, useLanguage()]]);
  const { data, error, mutate } = useSWR<ReservedDocuments, unknown, ReservedKey | null>(
    reservedKey(path, useLoginId()),
    (asked: ReservedKey) => fetchReserved(asked, reservedDocumentsSchema),
    {
      // In another language the list before stays until the new one is there.
      keepPreviousData: true,
    },
  );
  const reload = async () => {
    await mutate();
  };
  if (data !== undefined) return { state: 'loaded', data: data.items, reload };
  if (error !== undefined) return { state: 'failed', problem: asProblem(error), reload };
  return { state: 'loading', reload };
}
