import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Whether a request would rather have a page than a problem in JSON, which is for programs that take anything. */
export function prefersPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return new Negotiator({ headers }).mediaType(['application/problem+json', 'text/html']) === 'text/html';
}
