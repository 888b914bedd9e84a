import type { Problem, ProblemType } from '@kitchen/shared/problem.ts';
import { problemTypeUri } from '@kitchen/shared/problem.ts';

/**
 * A failure that the site expects and answers with problem details (RFC 9457). Everything that a
 * caller may learn is in here; what only an operator may learn goes into `cause` and the log.
 */
export class HttpProblem extends Error {
  readonly type: ProblemType;
  readonly status: number;
  readonly title: string;
  readonly fields: Problem['fields'];
  readonly retryAfterS: number | undefined;

  constructor(
    type: ProblemType,
    status: number,
    title: string,
    more: { fields?: Problem['fields']; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(title, { cause: more.cause });
    this.type = type;
    this.status = status;
    this.title = title;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
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
export function notFound(what: 'page' | 'category' | 'product' | 'picture'): HttpProblem {
  return new HttpProblem('not-found', 404, `There is no such ${what}.`);
}

/** 429 */
export function tooManyRequests(retryAfterS: number): HttpProblem {
  return new HttpProblem('too-many-requests', 429, 'Too many requests. Please wait a moment.', {
    retryAfterS,
  });
}

/** 503: the store (or a host of pictures) cannot be reached and nothing older is known. */
export function storeUnavailable(retryAfterS: number, cause?: unknown): HttpProblem {
  return new HttpProblem('store-unavailable', 503, 'The catalogue cannot be reached at the moment.', {
    retryAfterS,
    cause,
  });
}

/** 403: a page of another site, which visitors have not come to. */
export function foreignOrigin(): HttpProblem {
  return new HttpProblem('bad-input', 403, 'Enquiries are taken from this site only.', {
    fields: [{ name: 'Origin', message: 'The origin of this site is expected.' }],
  });
}

/** 422: a submission was sent again with other fields. */
export function keyReused(): HttpProblem {
  return new HttpProblem('bad-input', 422, 'This submission was sent before, with other fields.', {
    fields: [{ name: 'Idempotency-Key', message: 'A key of its own is expected for each submission.' }],
  });
}

/** 503: nobody knows whether the enquiry is kept; sent again under the same key it comes once. */
export function notKept(cause: unknown): HttpProblem {
  return new HttpProblem(
    'internal',
    503,
    'The enquiry could not be kept. Please send it again in a moment.',
    {
      retryAfterS: 10,
      cause,
    },
  );
}

/** 500: a fault of this site; the cause is for the log. */
export function internal(cause: unknown): HttpProblem {
  return new HttpProblem('internal', 500, 'Something went wrong on our side.', { cause });
}
