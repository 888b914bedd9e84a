import type { ServerResponse } from 'node:http';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import { paths } from '@kitchen/shared/paths.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../../config/config.ts';
import { throttle } from '../../lib/throttle.ts';
import { createRequestIds } from '../logging/request-ids.ts';
import { routerOptions } from './allowed-methods.ts';
import { createConnectionEnd } from './end-connections.ts';
import { handleErrors, refuseBadAddress } from './error-handling.ts';
import { mostConnections } from './most-connections.ts';
import { refuseBadBytes } from './refuse-bad-bytes.ts';
import { faultOfHead } from './refuse-by-head.ts';
import { securityHeaders } from './security-headers.ts';

/** Bytes of a body; routes that take more say so. */
const bodyLimit = 4 * 1024;

/** In a flood of connections nobody wants a line for each. */
const logEveryMs = 60_000;

/** How long a request may take to arrive; whoever sends it byte by byte holds a connection no longer. */
const requestTimeoutMs = 30_000;

/** Nothing was sent or received over a connection for so long: whoever does not read holds no memory for ever. */
const connectionTimeoutMs = 60_000;

export interface ServerOptions {
  config: Pick<Config, 'brand' | 'corsOrigins' | 'defaultLanguage' | 'trustProxy' | 'hstsIncludesSubdomains'>;
  publicUrl: string;
  logger: FastifyBaseLogger;
  /** Aborts when the process begins to shut down. */
  shuttingDown: AbortSignal | undefined;
}

/** A server without routes: how requests come in, what every answer carries, and what becomes of failures. */
export async function createServer({
  config,
  publicUrl,
  logger,
  shuttingDown,
}: ServerOptions): Promise<FastifyInstance> {
  const headers = securityHeaders({
    https: publicUrl.startsWith('https:'),
    includeSubdomains: config.hstsIncludesSubdomains,
  });
  const { EndingResponse, endConnections } = createConnectionEnd(shuttingDown);
  const failingSite = { brandName: config.brand.name, defaultLanguage: config.defaultLanguage };
  const app = Fastify({
    loggerInstance: logger,
    genReqId: createRequestIds(config.trustProxy),
    // Metrics count requests, and the proxy's log has each.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions,
    bodyLimit,
    forceCloseConnections: 'idle',
    // What still comes over a connection while the site ends is served.
    return503OnClosing: false,
    frameworkErrors: refuseBadAddress(failingSite, headers),
    clientErrorHandler: refuseBadBytes(headers),
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    http: {
      // The hook below answers in its place.
      requireHostHeader: false,
      ServerResponse: EndingResponse as typeof ServerResponse,
      // Node takes the longer of the two times for the whole request.
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / 10,
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.decorateReply('isCached', false);
  endConnections(app);
  // Node closes those beyond.
  app.server.maxConnections = mostConnections();
  const logDrop = throttle(logEveryMs, () =>
    logger.error(
      { most: app.server.maxConnections },
      'Too many connections: further ones are closed for now',
    ),
  );
  app.server.on('drop', () => logDrop());
  // First of all, so that what a route says of its own stands.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    done(faultOfHead(request.raw));
  });
  // Whatever a request expects, it goes that way.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  // Before the routes are noted: the plugin has one for every address.
  if (config.corsOrigins.length > 0) {
    // An OPTIONS that is no preflight gets an answer too, not a text of the plugin's.
    await app.register(cors, { origin: config.corsOrigins, strictPreflight: false });
  }
  handleErrors(app, failingSite);
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${config.brand.name} catalogue`,
        version: '1',
        license: { name: `© ${config.brand.name}`, url: publicUrl + paths.companyInfo },
      },
      servers: [{ url: publicUrl }],
      // Of all routes that say nothing else.
      security: [],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-session',
            description: 'Set by a login; `session` where the site is reached over plain http',
          },
          accessKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key that the operator gave to a partner',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  return app;
}
