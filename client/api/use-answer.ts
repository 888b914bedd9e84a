import { useContext, useEffect, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type * as z from 'zod/mini';
import { AnswerAgesContext } from './answer-ages.ts';
import { ApiProblem } from './api-problem.ts';

/** Asks for an answer again; resolves once something came, be it a problem. */
export type Reload = () => Promise<void>;

/** An answer of the API on its way, arrived or failed; `reload` asks again. */
export type Answer<T> =
  | { state: 'loading'; reload: Reload }
  | { state: 'loaded'; data: T; reload: Reload }
  | { state: 'failed'; problem: ApiProblem; reload: Reload };

/**
 * The API's answer at an address of `apiPaths`, parsed by its schema. Nothing is asked while `path`
 * is null. What the server rendered with is there at once. What has grown old is shown all the same
 * while a new answer is on its way.
 */
export function useAnswer<T>(path: string | null, schema: z.ZodMiniType<T>): Answer<T> {
  const { cache } = useSWRConfig();
  const known: unknown = path === null ? undefined : cache.get(path)?.error;
  const isSettled = known instanceof ApiProblem && !known.passes;
  const { data, error, mutate } = useSWR<unknown, unknown>(path, {
    // A mount asks for what has no data, also where the page came with the reason why there is none.
    ...(isSettled && { revalidateOnMount: false }),
  });
  const ages = useContext(AnswerAgesContext);
  useEffect(() => {
    if (path !== null && ages.claim(path)) void mutate();
  }, [path, ages, mutate]);
  return useMemo(() => {
    const reload = async () => {
      await mutate();
    };
    if (data !== undefined) {
      const parsed = schema.safeParse(data);
      return parsed.success
        ? { state: 'loaded', data: parsed.data, reload }
        : { state: 'failed', problem: new ApiProblem('unreadable'), reload };
    }
    if (error !== undefined) {
      const problem = error instanceof ApiProblem ? error : new ApiProblem('unreadable');
      return { state: 'failed', problem, reload };
    }
    return { state: 'loading', reload };
  }, [data, error, mutate, schema]);
}
