import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fixedResponse } from '../platform/http/finish-response.ts';
import { sendResponse } from '../platform/http/send-response.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

/** The built files' names change with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** Those of the icons do not: browsers and phones ask for them by these names. */
const forADay = 'public, max-age=86400';
const icons = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];

/**
 * Serves the files of the built client from memory: they are few, small, and asked for all the time. Resolves
 * with their addresses.
 */
export async function serveClientFiles(app: FastifyInstance, folder: string): Promise<string[]> {
  const assets = join(folder, 'assets');
  const found = new Set(readdirSync(assets));
  const names = [...found].filter((name) => !/\.(?:br|gz)$/.test(name));
  const files = new Map([
    ...names.map((name) => readEntry(`/assets/${name}`, join(assets, name), immutable, found)),
    ...icons.map((name) => readEntry(`/${name}`, join(folder, name), forADay)),
  ]);

  const fileOf = ({ url }: FastifyRequest) => files.get(url.split('?', 1)[0] ?? '');
  const exists = (request: FastifyRequest) => fileOf(request) !== undefined;
  for (const path of ['/assets/*', ...icons.map((name) => `/${name}`)]) {
    app.get(path, { schema: { hide: true }, config: { exists } }, (request, reply) => {
      const file = fileOf(request);
      if (!file) return reply.callNotFound();
      return sendResponse(request, reply, file, { isCached: true, now: file.madeAt });
    });
  }
  return [...files.keys()];
}

/**
 * A file with the compressed copies that the build put beside it, if they are among those found there. One file after
 * the other: all at once would be more than a process may open; and synchronously, in a fifth of the time.
 */
function readEntry(address: string, path: string, cacheControl: string, found = new Set<string>()) {
  const identity = readFileSync(path);
  const readCopy = (ending: string) =>
    found.has(basename(path) + ending) ? readFileSync(path + ending) : undefined;
  const br = readCopy('.br');
  const gzip = readCopy('.gz');
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': cacheControl,
    ...(br && { vary: 'Accept-Encoding' }),
  };
  const bodies = { identity, ...(br && { br }), ...(gzip && { gzip }) };
  return [address, fixedResponse(headers, bodies)] as const;
}
