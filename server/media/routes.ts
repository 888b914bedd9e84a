import { join } from 'node:path';
import { pictureWidths } from '@kitchen/shared/pictures.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { notFound } from '../platform/http/problems.ts';
import type { DialOptions } from './dial-address.ts';
import { createDialRule, storeHostnames } from './dial-address.ts';
import { fetchOriginal } from './fetch-original.ts';
import { createHostWarning } from './host-warning.ts';
import type { PictureFormat } from './negotiate-format.ts';
import { negotiateFormat } from './negotiate-format.ts';
import { Originals } from './originals.ts';
import { createPictureAgent } from './picture-agent.ts';
import { PictureCache } from './picture-cache.ts';
import type { PictureNames } from './picture-names.ts';
import type { PictureObserver } from './picture-observer.ts';
import { encodingVersion, isReadablePicture, resizePicture } from './resize-picture.ts';
import { ResizedPictures } from './resized-pictures.ts';

export interface MediaOptions extends DialOptions {
  names: PictureNames;
  /** Pictures are kept in its folder `pictures`. */
  dataDir: string;
  limits?: Partial<MediaLimits>;
  observer?: PictureObserver;
  logger: FastifyBaseLogger;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface MediaLimits {
  /** Pictures kept on disk, originals included. */
  diskBytes: number;
  /** Resized pictures held in memory besides. */
  memoryBytes: number;
  originalBytes: number;
  originalPixels: number;
  fetchTimeMs: number;
  resizeTimeMs: number;
}

const defaultLimits: MediaLimits = {
  diskBytes: 1024 ** 3,
  memoryBytes: 64 * 1024 ** 2,
  originalBytes: 15 * 1024 ** 2,
  originalPixels: 40_000_000,
  fetchTimeMs: 10_000,
  resizeTimeMs: 20_000,
};

/**
 * A store may put another picture under the same address, so browsers ask again after a day; the
 * week in which they may show the old one meanwhile costs nobody a wait (RFC 5861).
 */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Serves `GET /media/:width/:source`: pictures of the store, resized and re-encoded for the browser that asks. */
export async function mediaRoutes(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { logger } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const dialAddress = createDialRule(options);
  const closing = new AbortController();
  const agent = createPictureAgent(storeHostnames(options));
  app.addHook('onClose', async () => {
    closing.abort();
    await agent.destroy();
  });

  const cache = await PictureCache.open({
    folder: join(options.dataDir, 'pictures'),
    byteCap: limits.diskBytes,
    warn: (message, error) => logger.warn({ err: error }, message),
  });
  const resizeLimits = { pixelLimit: limits.originalPixels, timeLimitMs: limits.resizeTimeMs };
  const fetchOptions = {
    dialAddress,
    agent,
    byteLimit: limits.originalBytes,
    timeLimitMs: limits.fetchTimeMs,
    closing: closing.signal,
  };
  const originals = new Originals({
    cache,
    fetchOriginal: async (source, validators) => {
      const fetched = await fetchOriginal(source, validators, fetchOptions);
      options.observer?.onFetch(fetched.outcome);
      return fetched;
    },
    isReadablePicture: (bytes) => isReadablePicture(bytes, resizeLimits),
    now: options.now ?? Date.now,
    log: logger,
  });
  const pictures = new ResizedPictures({
    originals,
    cache,
    resizePicture: (original, width, format) => resizePicture(original, width, format, resizeLimits),
    encodingVersion,
    memoryCap: limits.memoryBytes,
    observer: options.observer,
  });

  const warnOfHost = createHostWarning((fields, message) => logger.warn(fields, message));

  // A wildcard: the router limits the length of named parameters, while names have a limit of their own.
  app.get<{ Params: { width: string; '*': string } }>(
    '/media/:width/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const width = pictureWidths.find((offered) => String(offered) === request.params.width);
      const source = options.names.urlOf(request.params['*']);
      if (!width || !source) throw notFound('picture');
      if (!dialAddress(source)) {
        warnOfHost(source);
        throw notFound('picture');
      }
      const format = negotiateFormat(request.headers.accept);
      const { bytes, hash } = await pictures.get(source, width, format);
      const etag = `"${hash.slice(0, 32)}"`;
      // What CORS answers depends on the origin: a shared cache needs to know both.
      const varied = reply.getHeader('vary');
      reply
        .header('cache-control', cacheControl)
        .header('vary', varied === undefined ? 'Accept' : `${varied}, Accept`)
        .header('etag', etag);
      if (isNamed(etag, request.headers['if-none-match'])) return reply.code(304).send();
      return reply.type(mediaTypes[format]).send(bytes);
    },
  );
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2): proxies that recompress mark validators as weak. */
function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((named) => ['*', etag].includes(named.trim().replace(/^W\//, '')));
}
