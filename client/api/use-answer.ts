import { useMemo } from 'react';
import useSWR from 'swr';
import type * as z from 'zod/mini';
import { freshForMs } from './answers.ts';
import { ApiProblem, asProblem } from './api-problem.ts';

/** Asks for an answer again; resolves once something came, be it a problem. */
export type Reload = () => Promise<void>;

/** An answer of the API on its way, arrived or failed; `reload` asks again. */
export type Answer<T> =
  | { state: 'loading'; reload: Reload }
  | { state: 'loaded'; data: T; reload: Reload }
  | { state: 'failed'; problem: ApiProblem; reload: Reload };

/**
 * The API's answer at an address of `apiPaths`, parsed by its schema. Nothing is asked while `path`
 * is null. What the server rendered with is there at once. An older answer is shown while a new one
 * is on its way.
 */
export function useAnswer<T>(path: string | null, schema: z.ZodMiniType<T>): Answer<T> {
  const { data, error, mutate } = useSWR<unknown, unknown>(path, { dedupingInterval: freshForMs });
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
    if (error !== undefined) return { state: 'failed', problem: asProblem(error), reload };
    return { state: 'loading', reload };
  }, [data, error, mutate, schema]);
}
