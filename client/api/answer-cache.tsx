import { problemSchema } from '@kitchen/shared/problem.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { State } from 'swr';
import { SWRConfig } from 'swr';
import { ApiProblem } from './api-problem.ts';
import { fetchAnswer } from './fetch-answer.ts';

const retryPauseMs = 5_000;
const retryPauseLimitMs = 60_000;

/**
 * Keeps the API's answers by their address and starts from those that came with the page, problems
 * included, so that browser and server render the same.
 */
export function AnswerCache(props: { answers: Record<string, unknown>; children: ReactNode }) {
  const [cache] = useState(() => {
    const entries = Object.entries(props.answers).map(([path, answer]): [string, State] => {
      const problem = problemSchema.safeParse(answer);
      return [path, problem.success ? { error: ApiProblem.fromAnswer(problem.data) } : { data: answer }];
    });
    return new Map<string, State>(entries);
  });
  return (
    <SWRConfig
      value={{
        provider: () => cache,
        fetcher: fetchAnswer,
        revalidateIfStale: false,
        revalidateOnFocus: false,
        keepPreviousData: false,
        shouldRetryOnError: (error: unknown) => !(error instanceof ApiProblem) || error.passes,
        onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
          setTimeout(
            () => revalidate({ retryCount }),
            Math.min(retryPauseMs * 2 ** (retryCount - 1), retryPauseLimitMs),
          );
        },
      }}
    >
      {props.children}
    </SWRConfig>
  );
}
