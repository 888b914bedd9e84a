import type { HttpProblem } from '../platform/http/problems.ts';
import { internal, storeUnavailable } from '../platform/http/problems.ts';
import { StoreFailure } from '../store/store.ts';

/** What a visitor is asked to wait before trying again, while the store is away. */
const retryAfterS = 15;

/** The problem that a failed or missing answer of the store is to a visitor; any other fault is ours. */
export function unavailable(error: unknown): HttpProblem {
  return error === undefined || error instanceof StoreFailure
    ? storeUnavailable(retryAfterS, error, { isCauseLogged: true })
    : internal(error);
}
