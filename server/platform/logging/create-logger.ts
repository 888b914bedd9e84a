import type { FastifyRequest } from 'fastify';
import type { DestinationStream, LevelWithSilent, Logger } from 'pino';
import pino from 'pino';

/** JSON lines in which nobody is named: no address, name, e-mail address, cookie or text of a visitor. */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: serializeError, req: serializeRequest } };
  return destination ? pino(options, destination) : pino(options);
}

/** The pattern in place of the address, which may hold what was searched for, and nothing of who asks. */
function serializeRequest(request: FastifyRequest): object {
  return { method: request.method, route: request.routeOptions?.url };
}

/**
 * What an error says of itself. Whatever else hangs on it stays out: libraries leave there commands,
 * recipients, and the bytes of a request.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error };
  const { message, stack, cause } = error;
  const { code, kind } = error as { code?: unknown; kind?: unknown };
  return {
    type: error.constructor.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(typeof kind === 'string' && { kind }),
    stack,
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
}
