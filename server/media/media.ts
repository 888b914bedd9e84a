import { join } from 'node:path';
import type { PictureFormat, PictureSize } from '@kitchen/shared/pictures.ts';
import {
  ownPictureMark,
  ownPictureWidths,
  pictureFormats,
  picturePath,
  pictureWidths,
  socialSize,
} from '@kitchen/shared/pictures.ts';
import { bulkhead } from 'cockatiel';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { throttle } from '../lib/throttle.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { fixedResponse } from '../platform/http/finish-response.ts';
import { sendResponse } from '../platform/http/send-response.ts';
import { notFound } from '../platform/problems/problems.ts';
import type { DialOptions } from './dial-address.ts';
import { createOriginalFetcher } from './fetch-original.ts';
import { createOriginals } from './originals.ts';
import { openPictureFolder } from './picture-folder.ts';
import type { PictureMetrics } from './picture-metrics.ts';
import type { PictureNames } from './picture-names.ts';
import { encodingVersion, resizePicture } from './resize-picture.ts';
import { createResizedPictures } from './resized-pictures.ts';

export { createOriginalFetcher } from './fetch-original.ts';
export { createPictureMetrics } from './picture-metrics.ts';
export type { NamePicture } from './picture-names.ts';
export { createPictureNames } from './picture-names.ts';
export { knownFormat } from './resize-picture.ts';

export interface MediaOptions extends DialOptions {
  names: PictureNames;
  /** Pictures are stored in its folder `pictures`. */
  dataDir: string;
  /** Pictures of the maker's own content, by their names with their versions. */
  own: {
    /** Undefined where it is no longer there. */
    read(name: string): Promise<Buffer | undefined>;
    /** That of the one that has taken its place, or its own; undefined where there is none. */
    currentName(name: string): string | undefined;
  };
  limits?: Partial<typeof defaultLimits>;
  /** Aborts when the process waits for others no longer, since it ends. */
  givingUp?: AbortSignal | undefined;
  metrics: PictureMetrics;
  logger: FastifyBaseLogger;
  /** Measures the time that passes, in ms. */
  steadyNow?: () => number;
}

const defaultLimits = {
  /** Pictures stored on disk, originals included. */
  diskBytes: 1024 ** 3,
  /** Resized pictures held in memory besides. */
  memoryBytes: 64 * 1024 ** 2,
  originalBytes: 15 * 1024 ** 2,
  /** Memory that reading an original may take: 25 million pixels, or 8 million of an AVIF. */
  decodedBytes: 200_000_000,
  fetchTimeMs: 10_000,
};

const sizes: Record<'store' | 'own', readonly PictureSize[]> = {
  store: [...pictureWidths, socialSize],
  own: [...ownPictureWidths, socialSize],
};

/** What stands in the address changes with the picture. */
const cacheControl = 'public, max-age=31536000, immutable';

const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A catalogue may name any number of hosts. */
const warnedHostsLimit = 100;

/** Of addresses that stand for pictures of the maker's own, in keys. */
const ownProtocol = 'own:';

/** Memory that reading one of the maker's own may take: 40 million pixels, or 13 million of an AVIF. */
const ownDecodedBytes = 320_000_000;

/** A full disk fails every write. */
const folderWarningEveryMs = 10 * 60 * 1000;

/** Each takes the memory of a whole original: one at a time, and few wait. */
const photographs = bulkhead(1, 10);

/** A visitor's photograph as a JPEG of a moderate size, upright, without metadata. Rejects where it is none, or too many wait. */
export const reducePhotograph = (photo: Buffer): Promise<Buffer> =>
  photographs.execute(() => resizePicture(photo, 1440, 'jpg', defaultLimits.decodedBytes));

/** The store's pictures, and the maker's own, resized and re-encoded. */
export interface Pictures {
  /** The name of the maker's own picture that has taken the place of one; undefined where none has. */
  replacedBy(name: string): string | undefined;
  /** One by the name that the browser knows; throws a problem where it cannot be had. */
  get(name: string, size: PictureSize, format: PictureFormat): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openPictures(options: MediaOptions): Promise<Pictures> {
  const { names, metrics, logger, steadyNow = () => performance.now() } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const fetcher = createOriginalFetcher({
    ...options,
    byteLimit: limits.originalBytes,
    timeLimitMs: limits.fetchTimeMs,
  });
  const folder = await openPictureFolder({
    path: join(options.dataDir, 'pictures'),
    maxBytes: limits.diskBytes,
    warn: throttle(
      folderWarningEveryMs,
      (error) => logger.warn({ err: error }, 'A picture could not be read from disk or written to it'),
      steadyNow,
    ),
  });
  const originals = createOriginals({
    folder,
    async fetchOriginal(source) {
      const fetched = await fetcher.fetch(source);
      metrics.fetches.inc({ outcome: fetched.outcome });
      return fetched;
    },
    steadyNow,
    log: logger,
  });
  const getPicture = createResizedPictures({
    originals: {
      async get(source) {
        if (source.protocol !== ownProtocol) return originals.get(source);
        const bytes = await options.own.read(source.pathname);
        if (!bytes) throw notFound('picture');
        return bytes;
      },
      reject(source, reason) {
        // It was looked at when it was read from its folder.
        if (source.protocol === ownProtocol)
          logger.warn({ name: source.pathname, reason }, 'A picture of CONTENT_DIR cannot be resized');
        else originals.reject(source, reason);
      },
    },
    folder,
    resizePicture: (original, { source, size, format }) =>
      source.protocol === ownProtocol
        ? resizePicture(original, size, format, ownDecodedBytes, 'cover')
        : resizePicture(original, size, format, limits.decodedBytes),
    isAtHand: ({ protocol }) => protocol === ownProtocol,
    encodingVersion,
    memoryBytes: limits.memoryBytes,
    metrics,
  });

  const warnOfHost = warnOnce(
    (protocol, host) =>
      logger.warn(
        { place: `${protocol}//${host}` },
        'Products have pictures at a place that is not among MEDIA_HOSTS: they are not shown',
      ),
    warnedHostsLimit,
  );

  return {
    replacedBy(name) {
      const current = name.startsWith(ownPictureMark)
        ? options.own.currentName(name.slice(ownPictureMark.length))
        : undefined;
      return current === undefined || ownPictureMark + current === name
        ? undefined
        : ownPictureMark + current;
    },
    async get(name, size, format) {
      if (name.startsWith(ownPictureMark)) {
        const own = name.slice(ownPictureMark.length);
        if (!sizes.own.includes(size) || !/^[a-z0-9-]+$/.test(own)) throw notFound('picture');
        return getPicture({ source: new URL(ownProtocol + own), size, format });
      }
      if (!sizes.store.includes(size)) throw notFound('picture');
      const source = names.urlOf(name);
      if (!source) throw notFound('picture');
      if (!fetcher.mayFetch(source)) {
        warnOfHost(source.protocol, source.host);
        throw notFound('picture');
      }
      return getPicture({ source, size, format });
    },
    close: () => fetcher.close(),
  };
}

/** Serves `GET /media/<size>/<name>.<format>`: a width, or that of social networks. */
export async function mediaRoutes(app: FastifyInstance, { pictures }: { pictures: Pictures }): Promise<void> {
  // A wildcard: the router limits the length of named parameters, while names have a limit of their own.
  app.get<{ Params: { size: string; '*': string } }>(
    '/media/:size/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const [name = '', extension, ...more] = request.params['*'].split('.');
      const size = [...sizes.store, ...sizes.own].find((offered) => String(offered) === request.params.size);
      const format = pictureFormats.find((offered) => offered === extension);
      if (!size || !format || more.length > 0) throw notFound('picture');
      const other = pictures.replacedBy(name);
      // Pages that were opened before it was replaced go on naming it.
      if (other !== undefined) {
        return reply.header('cache-control', 'no-store').redirect(picturePath(other, size, format), 302);
      }
      const identity = await pictures.get(name, size, format);
      const headers = { 'content-type': mediaTypes[format], 'cache-control': cacheControl };
      const picture = fixedResponse(headers, { identity });
      return sendResponse(request, reply, picture, { isCached: false, now: picture.madeAt });
    },
  );
}
