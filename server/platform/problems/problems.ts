import type { LoginProblemType, Problem, ProblemType } from '@kitchen/shared/problem.ts';
import { problemTypeUri } from '@kitchen/shared/problem.ts';

/**
 * A failure that the site expects and answers with problem details (RFC 9457). Everything that a
 * caller may learn is in here; what only an operator may learn goes into `cause` and the log.
 */
export class HttpProblem extends Error {
  readonly type: ProblemType | LoginProblemType;
  readonly status: number;
  readonly title: string;
  readonly fields: Problem['fields'];
  readonly retryAfterS: number | undefined;
  /** Whether the operator has been told of the cause where it came up. */
  readonly isCauseLogged: boolean;

  constructor(
    type: ProblemType | LoginProblemType,
    status: number,
    title: string,
    more: { fields?: Problem['fields']; retryAfterS?: number; cause?: unknown; isCauseLogged?: boolean } = {},
  ) {
    super(title, { cause: more.cause });
    this.type = type;
    this.status = status;
    this.title = title;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
    this.isCauseLogged = more.isCauseLogged ?? false;
  }

  body(): Problem {
    return {
      type: problemTypeUri(this.type),
      title: this.title,
      status: this.status,
      ...(this.fields && { fields: this.fields }),
    };
  }
}

/** 400: input that no retry mends; `fields` names each parameter and says what is expected. */
export function badInput(fields: NonNullable<Problem['fields']>): HttpProblem {
  return new HttpProblem('bad-input', 400, 'The request is not valid.', { fields });
}

/** 404: `what` is a plain noun phrase of this site, never text from outside. */
export function notFound(what: 'page' | 'category' | 'product' | 'picture' | 'document'): HttpProblem {
  return new HttpProblem('not-found', 404, `There is no such ${what}.`);
}

/** 429 */
export function tooManyRequests(retryAfterS: number): HttpProblem {
  return new HttpProblem('too-many-requests', 429, 'Too many requests. Please wait a moment.', {
    retryAfterS,
  });
}

/** 503: the store (or a host of pictures) cannot be reached and nothing older is known. */
export function storeUnavailable(
  retryAfterS: number,
  cause?: unknown,
  { isCauseLogged = false } = {},
): HttpProblem {
  return new HttpProblem('store-unavailable', 503, 'The catalogue cannot be reached at the moment.', {
    retryAfterS,
    cause,
    isCauseLogged,
  });
}

/** 401: what was asked for is for those who are logged in. */
export function loginRequired(): HttpProblem {
  return new HttpProblem('login-required', 401, 'Please log in.');
}

/** 401: which of the two was wrong stays unsaid. */
export function loginRefused(): HttpProblem {
  return new HttpProblem('login-refused', 401, 'The user name or the password is not right.');
}

/** 429: what is asked for may come too often from one address, or for one user name. */
export function tooManyLogins(retryAfterS: number): HttpProblem {
  return new HttpProblem('too-many-requests', 429, 'Too many attempts to log in. Please wait a moment.', {
    retryAfterS,
  });
}

/** 502: the login behind this site cannot be reached, or what it answers makes no sense; that was logged. */
export function loginUnavailable(): HttpProblem {
  return new HttpProblem('login-unavailable', 502, 'The login cannot be reached at the moment.', {
    retryAfterS: 10,
  });
}

/** 503: this site has no login. */
export function noLogin(): HttpProblem {
  return new HttpProblem('login-unavailable', 503, 'This site has no login at the moment.');
}

/** 403: a page of another site, which visitors have not come to. */
export function foreignOrigin(): HttpProblem {
  return new HttpProblem('bad-input', 403, 'This is taken from the pages of this site only.', {
    fields: [{ name: 'Origin', message: 'The origin of this site is expected.' }],
  });
}

/** 401: a webhook that does not bear the store's signature, or not over what came. */
export function wrongSignature(): HttpProblem {
  return new HttpProblem('bad-input', 401, 'The signature is not right.', {
    fields: [{ name: 'X-WC-Webhook-Signature', message: 'The signature of the store is expected.' }],
  });
}

/** 422: a submission was sent again with other fields. */
export function keyReused(): HttpProblem {
  return new HttpProblem('bad-input', 422, 'This submission was sent before, with other fields.', {
    fields: [{ name: 'Idempotency-Key', message: 'A key of its own is expected for each submission.' }],
  });
}

/** 503: nobody knows whether the enquiry was stored; sent again under the same key it comes once. */
export function notKept(cause: unknown): HttpProblem {
  return new HttpProblem(
    'internal',
    503,
    'The enquiry could not be stored. Please send it again in a moment.',
    {
      retryAfterS: 10,
      cause,
    },
  );
}

/** 503: this process has too much to do; what lies ready is served meanwhile. */
export function overloaded(retryAfterS: number): HttpProblem {
  return new HttpProblem('internal', 503, 'The site has too much to do. Please try again in a moment.', {
    retryAfterS,
  });
}

/** 500: a fault of this site; the cause is for the log. */
export function internal(cause: unknown): HttpProblem {
  return new HttpProblem('internal', 500, 'Something went wrong on our side.', { cause });
}
