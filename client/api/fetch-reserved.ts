import { loginProblemTypeOf } from '@kitchen/shared/session.ts';
import type * as z from 'zod/mini';
import { ApiProblem } from './api-problem.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { noteEnd, readLoginId } from './session-mark.ts';

/** The cache key of an answer for one login: nobody sees what was fetched under another one. */
export type ReservedKey = readonly [path: string, loginId: string];

/** The cache key of an answer that needs a login; null where nobody is logged in. */
export function reservedKey(path: string, loginId: string | null): ReservedKey | null {
  return loginId === null ? null : [path, loginId];
}

export const isReserved = (key: unknown): key is ReservedKey => Array.isArray(key);

/** Gets an answer that needs a login, and notes it where the server says that the session has ended. */
export async function fetchReserved<T>(
  [path, loginId]: ReservedKey,
  schema: z.ZodMiniType<T>,
  headers?: Record<string, string>,
): Promise<T> {
  let answer: unknown;
  try {
    answer = await fetchAnswer(path, headers);
  } catch (error) {
    // Somebody may have logged in again meanwhile.
    if (needsLogin(error) && readLoginId() === loginId) noteEnd();
    throw error;
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ApiProblem('unreadable');
  return parsed.data;
}

const needsLogin = (error: unknown) =>
  error instanceof ApiProblem &&
  error.problem !== undefined &&
  loginProblemTypeOf(error.problem.type) === 'login-required';
