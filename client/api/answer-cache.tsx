import { problemSchema } from '@kitchen/shared/problem.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { State } from 'swr';
import { SWRConfig } from 'swr';
import { AnswerAges, AnswerAgesContext } from './answer-ages.ts';
import { ApiProblem } from './api-problem.ts';
import { fetchAnswer } from './fetch-answer.ts';

const retryPauseMs = 5_000;
const retryPauseLimitMs = 60_000;

/**
 * Keeps the API's answers by their address and starts from those that came with the page, problems
 * included, so that browser and server render the same.
 */
export function AnswerCache(props: { answers: Record<string, unknown>; children: ReactNode }) {
  const [{ cache, ages, fetcher }] = useState(() => {
    const ages = new AnswerAges();
    const entries = Object.entries(props.answers).map(([path, answer]): [string, State] => {
      const problem = problemSchema.safeParse(answer);
      if (problem.success) return [path, { error: ApiProblem.fromAnswer(problem.data) }];
      ages.note(path, answer);
      return [path, { data: answer }];
    });
    const fetcher = async (path: string) => {
      const answer = await fetchAnswer(path);
      ages.note(path, answer);
      return answer;
    };
    return { cache: new Map<string, State>(entries), ages, fetcher };
  });
  return (
    <SWRConfig
      value={{
        provider: () => cache,
        fetcher,
        // What grew old is asked for by `useAnswer`: only there its age is known.
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
      <AnswerAgesContext value={ages}>{props.children}</AnswerAgesContext>
    </SWRConfig>
  );
}
