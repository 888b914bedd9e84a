import { loginProblemTypeOf } from '@kitchen/shared/session.ts';
import type * as z from 'zod/mini';
import { ApiProblem } from './api-problem.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { noteEnd, readOpening } from './session-mark.ts';

/**
 * Where an answer for one session is kept: nobody sees what was asked for under another login, in this
 * tab or in the next.
 */
export type ReservedKey = readonly [path: string, opening: string];

/** The key of an answer that is only there for who is logged in; null where nobody is. */
export function reservedKey(path: string, opening: string | null): ReservedKey | null {
  return opening === null ? null : [path, opening];
}

export const isReserved = (key: unknown): key is ReservedKey => Array.isArray(key);

/** Gets an answer that is only there for who is logged in, and notes where nobody is any more. */
export async function fetchReserved<T>([path, opening]: ReservedKey, schema: z.ZodMiniType<T>): Promise<T> {
  let answer: unknown;
  try {
    answer = await fetchAnswer(path);
  } catch (error) {
    // Somebody may have logged in again meanwhile.
    if (needsLogin(error) && readOpening() === opening) noteEnd();
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

/** What a failed call is to the screens, whatever was thrown. */
export const asProblem = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem('unreadable');
