import { problemSchema } from '@kitchen/shared/problem.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { State } from 'swr';
import { SWRConfig } from 'swr';
import { ApiProblem } from './api-problem.ts';
import { fetchAnswer } from './fetch-answer.ts';

/**
 * Holds the API's answers by their address. Those that came with the page, problems included, are there from
 * the start, so that browser and server render the same.
 */
export function AnswerCache(props: { answers: Record<string, unknown>; children: ReactNode }) {
  const [config] = useState(() => createConfig(props.answers));
  return <SWRConfig value={config}>{props.children}</SWRConfig>;
}

function createConfig(answers: Record<string, unknown>) {
  const ofPage = new Map(Object.entries(answers).map(([path, answer]) => [path, toState(answer)]));
  const cache = new Map<string, State>(ofPage);
  return {
    provider: () => cache,
    async fetcher(path: string): Promise<unknown> {
      // The first use of an answer that came with the page counts as asking for it: it is fresh from then on.
      const known = ofPage.get(path);
      ofPage.delete(path);
      if (!known) return fetchAnswer(path);
      if (known.error) throw known.error;
      return known.data;
    },
    revalidateOnFocus: false,
    shouldRetryOnError: (error: unknown) => !(error instanceof ApiProblem) || error.passes,
  };
}

function toState(answer: unknown): State {
  const problem = problemSchema.safeParse(answer);
  return problem.success ? { error: ApiProblem.fromAnswer(problem.data) } : { data: answer };
}
