import type { AnyProblemType, Problem } from '@kitchen/shared/problem.ts';
import { problemTypeUri } from '@kitchen/shared/problem.ts';

/**
 * A failure that the site expects and answers with problem details (RFC 9457). Everything that a
 * caller may learn is in here; what only an operator may learn goes into `cause` and the log.
 */
export class HttpProblem extends Error {
  readonly type: AnyProblemType;
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly fields: Problem['fields'];
  readonly retryAfterS: number | undefined;
  /** Methods that the address takes, for `Allow`. */
  readonly allowed: readonly string[] | undefined;
  /** Whether the cause was logged where it came up. */
  readonly isCauseLogged: boolean;

  constructor(
    type: AnyProblemType,
    status: number,
    title: string,
    more: {
      detail?: string;
      fields?: Problem['fields'];
      retryAfterS?: number;
      allowed?: readonly string[];
      cause?: unknown;
      isCauseLogged?: boolean;
    } = {},
  ) {
    super(title, { cause: more.cause });
    this.type = type;
    this.status = status;
    this.title = title;
    this.detail = more.detail;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
    this.allowed = more.allowed;
    this.isCauseLogged = more.isCauseLogged ?? false;
  }

  body(): Problem {
    return {
      type: problemTypeUri(this.type),
      title: this.title,
      status: this.status,
      ...(this.detail && { detail: this.detail }),
      ...(this.fields && { fields: this.fields }),
    };
  }
}

/** 400: input that no retry mends; `fields` names each parameter and says what is expected. */
export function badInput(fields: NonNullable<Problem['fields']>): HttpProblem {
  return new HttpProblem('bad-input', 400, 'The request is not valid.', { fields });
}

/** 404: `what` is a plain noun phrase of this site, never text from outside. */
export function notFound(
  what: 'page' | 'category' | 'product' | 'picture' | 'document' | 'model' | 'dealer',
): HttpProblem {
  return new HttpProblem('not-found', 404, `There is no such ${what}.`);
}

/** 410: what was at this address is gone for good. */
export function gone(): HttpProblem {
  return new HttpProblem('gone', 410, 'What was here is gone for good.');
}

/** 405: the address takes other methods. */
export function methodNotAllowed(allowed: readonly string[]): HttpProblem {
  const title = 'This address does not take the method of the request.';
  return new HttpProblem('bad-input', 405, title, { allowed });
}

/** 429 */
export function tooManyRequests(
  retryAfterS: number,
  title = 'Too many requests. Please wait a moment.',
): HttpProblem {
  return new HttpProblem('too-many-requests', 429, title, { retryAfterS });
}

/** 503: the store (or a host of pictures) cannot be reached and nothing older is known. */
export function storeUnavailable(retryAfterS: number, cause?: unknown, isCauseLogged = false): HttpProblem {
  const more = { retryAfterS, cause, isCauseLogged };
  return new HttpProblem('store-unavailable', 503, 'The catalogue cannot be reached at the moment.', more);
}

/** 401: what was asked for is for those who are logged in. */
export function loginRequired(): HttpProblem {
  return new HttpProblem('login-required', 401, 'Please log in.');
}

/** 403: a page of another site, which visitors have not come to. */
export function foreignOrigin(): HttpProblem {
  return new HttpProblem('bad-input', 403, 'This is taken from the pages of this site only.', {
    fields: [{ name: 'Origin', message: 'The origin of this site is expected.' }],
  });
}

/** 500: a fault of this site; the cause is for the log. */
export function internal(cause: unknown): HttpProblem {
  return new HttpProblem('internal', 500, 'Something went wrong on our side.', { cause });
}
