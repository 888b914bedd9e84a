import { problemSchema } from '@kitchen/shared/problem.ts';
import type { State } from 'swr';
import { ApiProblem } from './api-problem.ts';
import { fetchAnswer } from './fetch-answer.ts';

/** For how long an answer that is shown again is not asked for again; going back and forth costs nothing. */
export const freshForMs = 60_000;

/** An answer that is there, or on its way, before a screen has asked for it. */
interface EarlyAnswer {
  get(): Promise<unknown>;
  freshUntil: number;
}

export type Answers = ReturnType<typeof createAnswers>;

/**
 * The API's answers by their address. Those that came with the page, problems included, are there from the start, so
 * that browser and server render the same.
 */
export function createAnswers(ofPage: Record<string, unknown>) {
  const cache = new Map<string, State>();
  const early = new Map<string, EarlyAnswer>();
  for (const [path, answer] of Object.entries(ofPage)) {
    const state = toState(answer);
    cache.set(path, state);
    const get = () => (state.error ? Promise.reject(state.error) : Promise.resolve(state.data));
    early.set(path, { get, freshUntil: Number.POSITIVE_INFINITY });
  }
  return {
    cache,

    /** Asks the API, but for what is there early: its first use counts as asking for it, it is fresh from then on. */
    fetch(path: string): Promise<unknown> {
      const known = early.get(path);
      early.delete(path);
      return known && Date.now() < known.freshUntil ? known.get() : fetchAnswer(path);
    },

    /** Asks for an answer before a screen does, which then shows it in its first rendering. */
    prefetch(path: string): Promise<unknown> {
      const known = cache.get(path)?.data;
      if (known !== undefined) return Promise.resolve(known);
      const running = early.get(path);
      if (running) return running.get();
      const coming = fetchAnswer(path);
      early.set(path, { get: () => coming, freshUntil: Date.now() + freshForMs });
      coming.then(
        (data) => {
          if (!cache.has(path)) cache.set(path, { data });
        },
        () => early.delete(path),
      );
      return coming;
    },
  };
}

function toState(answer: unknown): State {
  const problem = problemSchema.safeParse(answer);
  return problem.success ? { error: ApiProblem.fromAnswer(problem.data) } : { data: answer };
}
