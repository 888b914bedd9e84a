import { finished } from 'node:stream/promises';
import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import {
  enquiryApiPaths,
  enquiryBounds,
  enquiryReceiptSchema,
  enquirySchema,
  enquiryTokenSchema,
  faultsOf,
  idempotencyHeader,
  idempotencyKeySchema,
  photoLengthLimit,
} from '@kitchen/shared/enquiry.ts';
import { photoBytesLimit } from '@kitchen/shared/limits.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { FastifyRequest } from 'fastify';
import { errorCodes } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { badInput, foreignOrigin } from '../platform/problems/problems.ts';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';
import { createProxyWarning } from '../platform/rate-limits/unknown-proxy.ts';
import type { AcceptEnquiry } from './accept-enquiry.ts';
import { photoSentence } from './accept-enquiry.ts';

/** The longest fields, in letters of three bytes, take 38 KB; a photograph comes besides. */
const textLimit = 48 * 1024;
const bodyLimit = textLimit + photoLengthLimit;

/** Of how many origins a log tells that they are not the site's. */
const mostToldOrigins = 10;

/** Bytes of a body that is too large and read all the same, so that the answer arrives. */
const longestDrained = 16 * 1024 * 1024;

export interface EnquiryRouteOptions {
  /** Of the requests for pages and the API. */
  limit: RequestLimit;
  isOwnOrigin(origin: string, request: FastifyRequest): boolean;
}

/** Enquiries on the wire (`shared/enquiry.ts`). */
export const createEnquiryRoutes =
  (issueToken: () => Promise<string>, accept: AcceptEnquiry): FastifyPluginAsyncZod<EnquiryRouteOptions> =>
  async (app, { limit, isOwnOrigin }) => {
    // Forms of other sites can send text without asking; JSON they cannot.
    app.removeContentTypeParser('text/plain');
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.addHook('onRequest', limit.consume);

    // Soon nobody would be allowed to write any more.
    const warnOfProxy = createProxyWarning(
      'Enquiries come through a proxy that TRUST_PROXY does not name: they are counted as one visitor’s',
    );

    /** Whoever set PUBLIC_URL wrongly would wait for enquiries that never come; a few other sites are told, not each. */
    const told = new Set<string>();
    function warnOfOrigin({ log }: FastifyRequest, from: string): void {
      const origin = URL.parse(from)?.origin;
      if (origin === undefined || told.has(origin) || told.size >= mostToldOrigins) return;
      told.add(origin);
      log.warn(
        { origin },
        'An enquiry from a page of another address is refused. Where that is this site, PUBLIC_URL has to name it',
      );
    }

    app.get(
      enquiryApiPaths.token,
      {
        schema: {
          operationId: 'getEnquiryToken',
          summary: 'What an enquiry has to bring along, fetched when its form is shown',
          response: { 200: enquiryTokenSchema, '4xx': problemSchema },
        },
      },
      async () => ({ token: await issueToken() }),
    );

    app.post(
      enquiryApiPaths.submit,
      {
        bodyLimit,
        attachValidation: true,
        onRequest: async (request) => {
          // Over https browsers say so themselves, under whichever name the page was opened.
          const { origin, 'sec-fetch-site': site } = request.headers;
          if (origin !== undefined && site !== 'same-origin' && !isOwnOrigin(origin, request)) {
            warnOfOrigin(request, origin);
            throw foreignOrigin();
          }
          await drainBody(request);
          warnOfProxy(request);
        },
        preValidation: async ({ body }) => refuseLongTexts(body),
        schema: {
          operationId: 'sendEnquiry',
          summary: 'An enquiry of a visitor or a dealer; 202 says that it is stored on disk',
          headers: z.looseObject({ [idempotencyHeader]: idempotencyKeySchema }),
          body: enquirySchema,
          response: { 202: enquiryReceiptSchema, '4xx': problemSchema, '5xx': problemSchema },
        },
      },
      async ({ query, validationError, headers, body, ip }, reply) => {
        const odd = Object.keys(query as object);
        if (odd.length > 0) throw badInput(odd.map((name) => ({ name, message: 'expected no parameters' })));
        if (validationError) throw explainFaults(validationError);
        const key = String(headers[idempotencyHeader]);
        return reply.code(202).send({ reference: await accept(key, body, ip) });
      },
    );
  };

/** The room for a photograph is for no other field. */
function refuseLongTexts(body: unknown): void {
  const { photo: _, ...fields } = z.looseObject({}).safeParse(body).data ?? {};
  if (JSON.stringify(fields).length > textLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}

/** Whoever is cut off while sending sees a broken connection, and not what was wrong. */
async function drainBody({ headers, raw }: FastifyRequest): Promise<void> {
  const length = Number(headers['content-length']);
  if (length > bodyLimit && length <= longestDrained) await finished(raw.resume()).catch(() => undefined);
}

const sentences = ({ min, max }: { min?: number; max?: number } = {}): Record<EnquiryFault, string> => ({
  required: 'This is required.',
  'too-short': `At least ${min} characters are expected.`,
  'too-long': `At most ${max} characters are expected.`,
  email: 'This is not a valid e-mail address.',
  characters: 'This must be one line, without control characters.',
  consent: 'Please agree to the privacy policy.',
  photo: photoSentence,
  'photo-size': `At most ${photoBytesLimit / 1024 ** 2} MB are expected.`,
  'not-valid': 'This is not valid.',
});

function explainFaults(error: Error): Error {
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
  const bounds: Record<string, { min?: number; max: number }> = enquiryBounds;
  const faults = Object.entries(faultsOf(issues));
  return badInput(faults.map(([name, code]) => ({ name, message: sentences(bounds[name])[code], code })));
}
