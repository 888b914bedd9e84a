import type { ReactNode } from 'react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import type { Answers } from './answers.ts';
import { ApiProblem } from './api-problem.ts';

/** Gives what is below it the API's answers. */
export function AnswerCache({ answers, children }: { answers: Answers; children: ReactNode }) {
  const [config] = useState(() => ({
    provider: () => answers.cache,
    fetcher: answers.fetch,
    revalidateOnFocus: false,
    shouldRetryOnError: (error: unknown) => !(error instanceof ApiProblem) || error.passes,
  }));
  return <SWRConfig value={config}>{children}</SWRConfig>;
}
