import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import rateLimit from '@fastify/rate-limit';
import type { Enquiry, EnquiryFault, EnquiryField } from '@kitchen/shared/enquiry.ts';
import {
  enquiryApiPaths,
  enquiryBounds,
  enquiryReceiptSchema,
  enquirySchema,
  enquiryTokenSchema,
  faultsOf,
  idempotencyHeader,
  idempotencyKeySchema,
} from '@kitchen/shared/enquiry.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { badInput, foreignOrigin, keyReused, notKept, tooManyRequests } from '../platform/http/problems.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import { createProxyWarning } from '../platform/rate-limits/unknown-proxy.ts';
import type { SiteGroup } from '../platform/redis/site-group.ts';
import type { Enquiries } from './enquiries.ts';
import type { Submission } from './enquiry-store.ts';
import { createHourlyCounts } from './hourly-counts.ts';

const bodyLimit = 32 * 1024;

/** Bytes of a body that is too large and read all the same, to no end but the answer's. */
const longestHeardOut = 16 * 1024 * 1024;

export interface EnquiryRouteOptions {
  enquiries: Enquiries;
  /** Of the requests for pages and the API. */
  limit: RequestLimit;
  /** Most enquiries of one address in an hour. */
  perHour: number;
  /** The other processes, whose enquiries count as well; null where there are none. */
  group: SiteGroup | null;
  isOwnOrigin(origin: string, request: FastifyRequest): boolean;
}

/** Enquiries on the wire (`shared/enquiry.ts`). */
export const enquiryRoutes: FastifyPluginAsyncZod<EnquiryRouteOptions> = async (app, options) => {
  const { enquiries, limit } = options;

  // Forms of other sites can send text without asking; JSON they cannot.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  await app.register(rateLimit, {
    global: false,
    ...createHourlyCounts(options.group),
    max: options.perHour,
    hook: 'preHandler',
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
  });
  app.addHook('onRequest', limit.consume);

  // Soon nobody would be allowed to write any more.
  const warnOfProxy = createProxyWarning(
    'Enquiries come through a proxy that TRUST_PROXY does not name: they are counted as one visitor’s',
  );

  app.get(
    enquiryApiPaths.token,
    {
      schema: {
        summary: 'What an enquiry has to bring along, fetched when its form is shown',
        response: { 200: enquiryTokenSchema, '4xx': problemSchema },
      },
    },
    async () => ({ token: enquiries.issueToken() }),
  );

  app.post(
    enquiryApiPaths.submit,
    {
      bodyLimit,
      attachValidation: true,
      // Who sends the same enquiry again because no answer came has not written once more.
      config: { rateLimit: { allowList: (request) => enquiries.isKnown(submissionOf(request)) } },
      onRequest: async (request) => {
        await hearOut(request);
        warnOfProxy(request);
        const { origin } = request.headers;
        if (origin !== undefined && !options.isOwnOrigin(origin, request)) throw foreignOrigin();
      },
      preValidation: async (request) => {
        const odd = Object.keys(request.query as object);
        if (odd.length > 0) throw badInput(odd.map((name) => ({ name, message: 'expected no parameters' })));
      },
      // Before the limit: what a visitor has to correct is not counted.
      preHandler: async (request) => {
        if (request.validationError) throw faultyEnquiry(request.validationError);
      },
      schema: {
        summary: 'An enquiry of a visitor or a dealer; 202 says that it is kept for good',
        headers: z.looseObject({ [idempotencyHeader]: idempotencyKeySchema }),
        body: enquirySchema,
        response: { 202: enquiryReceiptSchema, '4xx': problemSchema, '5xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { token, website, kind: _kind, ...content } = request.body;
      const kept = await enquiries
        .accept({ ...submissionOf(request), content, token, trap: website })
        .catch((error: unknown) => {
          throw notKept(error);
        });
      if (kept.outcome === 'conflict') throw keyReused();
      return reply.code(202).send({ reference: kept.reference });
    },
  );
};

/** Visitors hear of the limit when they meet it (Retry-After). */
const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Whoever is cut off while sending hears of a broken connection, and not what was wrong. */
async function hearOut({ headers, raw }: FastifyRequest): Promise<void> {
  const length = Number(headers['content-length']);
  if (length > bodyLimit && length <= longestHeardOut) await finished(raw.resume()).catch(() => undefined);
}

/** What tells the enquiry of a request, whose fields are right, from others. */
function submissionOf({ headers, body }: FastifyRequest): Submission {
  const { token: _token, website: _trap, ...content } = body as Enquiry;
  return { kind: content.kind, key: String(headers[idempotencyHeader]), digest: digestOf(content) };
}

/** The token is another one when the same enquiry comes again. */
function digestOf(content: Record<string, unknown>): string {
  const sorted = Object.entries(content).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

const sentences: Record<EnquiryFault, string> = {
  required: 'This is required.',
  'too-short': 'This is too short.',
  'too-long': 'This is too long.',
  email: 'This is not a valid e-mail address.',
  phone: 'Only digits, spaces and + ( ) - . / are expected.',
  characters: 'This must be one line, without control characters.',
  consent: 'Please agree to the privacy policy.',
  'not-valid': 'This is not valid.',
};

function faultyEnquiry(error: Error): Error {
  if (!hasZodFastifySchemaValidationErrors(error)) return error;
  if (error.validationContext === 'headers') {
    return badInput([
      { name: 'Idempotency-Key', message: 'A header that names the submission is expected, such as a UUID.' },
    ]);
  }
  const issues = error.validation.map(({ instancePath, message }) => ({
    path: instancePath.split('/').filter(Boolean).slice(0, 1),
    message: message ?? '',
  }));
  if (issues.some(({ path }) => path.length === 0)) {
    return badInput([
      { name: 'body', message: 'A JSON object with the fields of an enquiry, and no others, is expected.' },
    ]);
  }
  return badInput(
    Object.entries(faultsOf(issues)).map(([field, fault]) => ({
      name: field,
      message: sentenceFor(field as EnquiryField, fault),
      code: fault,
    })),
  );
}

function sentenceFor(field: EnquiryField, fault: EnquiryFault): string {
  const bounds: Partial<Record<EnquiryField, { min?: number; max: number }>> = enquiryBounds;
  if (fault === 'too-short') return `At least ${bounds[field]?.min} characters are expected.`;
  if (fault === 'too-long') return `At most ${bounds[field]?.max} characters are expected.`;
  return sentences[fault];
}
