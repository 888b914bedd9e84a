import { problemSchema } from '@kitchen/shared/problem.ts';
import { ApiProblem } from './api-problem.ts';

/** What waits where too much was asked for, and asks again then; the frame sets it once it is there. */
export const tooMany: { wait?: (response: Response, ask: () => Promise<unknown>) => Promise<unknown> } = {};

/** Gets an answer of the API as it came; rejects with an `ApiProblem`. */
export async function fetchAnswer(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json', ...headers } }).catch(() => {
    throw new ApiProblem('offline');
  });
  if (response.status === 429 && tooMany.wait)
    return tooMany.wait(response, () => fetchAnswer(path, headers));
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body;
  const problem = problemSchema.safeParse(body);
  throw problem.success ? ApiProblem.fromAnswer(problem.data) : new ApiProblem('unreadable');
}
