import type { ReactNode } from 'react';
import { useState } from 'react';
import type { SWRConfiguration } from 'swr';
import { SWRConfig } from 'swr';
import type { Answers } from './answers.ts';
import { ApiProblem } from './api-problem.ts';

// SWR's own wait doubles up to half an hour, which a page would still wait once the store is back.
const onErrorRetry: NonNullable<SWRConfiguration['onErrorRetry']> = (
  _error,
  _key,
  _config,
  revalidate,
  again,
) => setTimeout(revalidate, Math.min(again.retryCount, 3) * 5000 + Math.random() * 5000, again);

/** Gives what is below it the API's answers. */
export function AnswerCache({ answers, children }: { answers: Answers; children: ReactNode }) {
  const [config] = useState(() => ({
    provider: () => answers.cache,
    fetcher: answers.fetch,
    revalidateOnFocus: false,
    onErrorRetry,
    shouldRetryOnError: (error: unknown) => !(error instanceof ApiProblem) || error.passes,
  }));
  return <SWRConfig value={config}>{children}</SWRConfig>;
}
