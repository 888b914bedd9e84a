import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeptAnswers } from '../platform/http/kept-answers.ts';
import { requestIdHeader } from '../platform/logging/request-ids.ts';
import type { ApiAnswer } from './render-page.ts';

/** Stands where a visitor's address stands; no socket has such an address. */
const ownAddress = 'page-renderer';

export const isOwnAddress = (address: string | undefined): boolean => address === ownAddress;

/** Reads this site's own API in the process, by the same routes that browsers use. */
export function createApiReader(app: FastifyInstance, kept: KeptAnswers) {
  return {
    /** `requestId` is that of the request that the answer is for. */
    async read(path: string, requestId: string): Promise<ApiAnswer> {
      const headers = { [requestIdHeader]: requestId };
      const response = await app.inject({ url: path, remoteAddress: ownAddress, headers });
      return {
        status: response.statusCode,
        body: response.json(),
        sources: response.statusCode === 200 ? (kept.get(path)?.sources ?? null) : null,
      };
    },
    /** Whether a request came from `read`: visitors' limits are not for it. */
    isOwnRequest: (request: FastifyRequest): boolean => isOwnAddress(request.socket.remoteAddress),
  };
}
