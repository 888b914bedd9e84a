import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { picturePath } from '@kitchen/shared/pictures.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import pino from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleErrors } from '../platform/http/error-handling.ts';
import { createPictureNames } from './picture-names.ts';
import type { PictureOrigin } from './picture-origin.ts';
import { aPicture, startPictureOrigin } from './picture-origin.ts';
import type { MediaOptions } from './routes.ts';
import { mediaRoutes } from './routes.ts';

const names = createPictureNames('cs_1');
const oneDayMs = 24 * 60 * 60 * 1000;

let dataDir: string;
let origin: PictureOrigin;
let app: FastifyInstance;
let clock: number;
let log: string[];
const logger: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => log.push(line) });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  origin = await startPictureOrigin();
  log = [];
  clock = Date.UTC(2026, 10, 2);
  app = await buildMedia();
});

afterEach(async () => {
  await app.close();
  await origin.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function buildMedia(options: Partial<MediaOptions> = {}): Promise<FastifyInstance> {
  const built = Fastify({ loggerInstance: logger });
  handleErrors(built);
  await built.register(mediaRoutes, {
    names,
    dataDir,
    mediaHosts: [origin.host],
    logger,
    now: () => clock,
    ...options,
  });
  return built;
}

async function restart(options: Partial<MediaOptions> = {}): Promise<void> {
  await app.close();
  app = await buildMedia(options);
}

function get(
  path: string,
  headers: Record<string, string> = {},
  width = 352 as Parameters<typeof picturePath>[1],
) {
  const source = names.nameOf(new URL(path, origin.url).href);
  return app.inject({ url: picturePath(source, width), headers: { accept: 'image/webp', ...headers } });
}

async function expectProblem(
  answer: Awaited<ReturnType<typeof get>>,
  status: number,
  type: string,
): Promise<void> {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(problemTypeOf(problemSchema.parse(answer.json()).type)).toBe(type);
  expect(answer.body).not.toContain('127.0.0.1');
  expect(answer.body).not.toContain('secret');
}

const withStatus =
  (status: number, headers = {}) =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(status, headers).end('upstream secret');

describe('what is answered', () => {
  test.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('Accept %s gets %s', async (accept, mediaType, decoder) => {
    origin.serve('/a.jpg', await aPicture());
    const answer = await get('/a.jpg', { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': mediaType,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      vary: 'Accept',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 352,
      height: 264,
      format: decoder,
    });
  });

  test('HEAD gets the headers alone', async () => {
    origin.serve('/a.jpg', await aPicture());
    const whole = await get('/a.jpg');
    const head = await app.inject({
      method: 'HEAD',
      url: picturePath(names.nameOf(`${origin.url}/a.jpg`), 352),
      headers: { accept: 'image/webp' },
    });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.rawPayload).toHaveLength(0);
  });

  test('a picture that the browser still has is not sent again', async () => {
    origin.serve('/a.jpg', await aPicture());
    const etag = String((await get('/a.jpg')).headers.etag);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get('/a.jpg', { 'if-none-match': named });
      expect(answer.statusCode).toBe(304);
      expect(answer.headers).toMatchObject({ etag, vary: 'Accept' });
      expect(answer.rawPayload).toHaveLength(0);
    }
    expect((await get('/a.jpg', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('each format and width has an ETag of its own', async () => {
    origin.serve('/a.jpg', await aPicture());
    const answers = await Promise.all([
      get('/a.jpg'),
      get('/a.jpg', { accept: 'image/avif' }),
      get('/a.jpg', {}, 176),
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('a source of more than 100 characters is found', async () => {
    const path = `/${'long'.repeat(60)}.jpg`;
    origin.serve(path, await aPicture());
    expect((await get(path)).statusCode).toBe(200);
  });

  test('pictures of the store are dialled at its internal address', async () => {
    await restart({
      mediaHosts: ['shop.example'],
      storeHomeUrl: 'https://shop.example',
      storeDialUrl: origin.url,
    });
    origin.serve('/a.jpg', await aPicture());
    const source = names.nameOf('https://shop.example/a.jpg');
    expect((await app.inject(picturePath(source, 352))).statusCode).toBe(200);
  });
});

describe('work is done once', () => {
  test('a hundred who ask at once get the same from one download', async () => {
    origin.serve('/a.jpg', await aPicture());
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/a.jpg')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(origin.requests).toHaveLength(1);
  });

  test('several widths and formats at once cost one download', async () => {
    origin.serve('/a.jpg', await aPicture());
    const answers = await Promise.all([
      get('/a.jpg', {}, 176),
      get('/a.jpg', {}, 352),
      get('/a.jpg', {}, 704),
      get('/a.jpg', { accept: 'image/avif' }, 176),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(origin.requests).toHaveLength(1);
  });

  test('a width asked for later costs no download', async () => {
    origin.serve('/a.jpg', await aPicture());
    await get('/a.jpg', {}, 176);
    await restart();
    expect((await get('/a.jpg', {}, 480)).statusCode).toBe(200);
    expect(origin.requests).toHaveLength(1);
  });
});

describe('what is kept', () => {
  test('outlives a restart and a host that is down', async () => {
    origin.serve('/a.jpg', await aPicture());
    const before = await get('/a.jpg');
    await origin.stop();
    await restart();
    const after = await get('/a.jpg');
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload).toEqual(before.rawPayload);
    await origin.start();
  });

  test('is asked after once a day, and served while its host is down', async () => {
    origin.serve('/a.jpg', await aPicture());
    const before = await get('/a.jpg');
    clock += oneDayMs - 1;
    await get('/a.jpg');
    expect(origin.requests).toHaveLength(1);
    await origin.stop();
    clock += 1;
    const after = await get('/a.jpg');
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload).toEqual(before.rawPayload);
    await origin.start();
  });

  test('is asked after with the validators of the host, and stays where nothing changed', async () => {
    const picture = await aPicture();
    origin.serve('/a.jpg', picture, { etag: '"v1"' });
    const before = await get('/a.jpg');
    origin.serve('/a.jpg', withStatus(304));
    clock += oneDayMs;
    await get('/a.jpg');
    await vi.waitFor(() => expect(origin.requests).toHaveLength(2));
    expect(origin.requests[1]?.headers['if-none-match']).toBe('"v1"');
    expect((await get('/a.jpg')).headers.etag).toBe(before.headers.etag);
  });

  test('gives way to the new picture under the same address', async () => {
    origin.serve('/a.jpg', await aPicture());
    const before = await get('/a.jpg');
    const changed = await aPicture({ width: 500, height: 500 });
    origin.serve('/a.jpg', changed);
    clock += oneDayMs;
    expect((await get('/a.jpg')).headers.etag).toBe(before.headers.etag);
    await vi.waitFor(async () => {
      const after = await get('/a.jpg');
      expect(after.headers.etag).not.toBe(before.headers.etag);
      expect(await sharp(after.rawPayload).metadata()).toMatchObject({ width: 352, height: 352 });
    });
    expect(origin.requests).toHaveLength(2);
  });

  test('stays while the host answers with a page in its place, and goes when the host says that it is gone', async () => {
    origin.serve('/a.jpg', await aPicture());
    await get('/a.jpg');
    origin.serve('/a.jpg', Buffer.from('<!doctype html><title>Maintenance</title>'), {
      'content-type': 'text/html',
    });
    clock += oneDayMs;
    await get('/a.jpg');
    await vi.waitFor(() => expect(origin.requests).toHaveLength(2));
    expect((await get('/a.jpg')).statusCode).toBe(200);
    origin.serve('/a.jpg', withStatus(410));
    clock += oneDayMs;
    await get('/a.jpg');
    await vi.waitFor(async () => expectProblem(await get('/a.jpg'), 404, 'not-found'));
  });

  test('stays while the host compresses it in a way that was not asked for, and a new one is not shown', async () => {
    origin.serve('/a.jpg', await aPicture());
    const before = await get('/a.jpg');
    const brotli = brotliCompressSync(await aPicture());
    for (const path of ['/a.jpg', '/new.jpg']) origin.serve(path, brotli, { 'content-encoding': 'br' });
    clock += oneDayMs;
    await get('/a.jpg');
    await vi.waitFor(() => expect(log.join()).toContain('ENCODING_REFUSED'));
    expect((await get('/a.jpg')).rawPayload).toEqual(before.rawPayload);
    await expectProblem(await get('/new.jpg'), 404, 'not-found');
  });

  test('is made anew where its files were cut short', async () => {
    origin.serve('/a.jpg', await aPicture());
    const before = await get('/a.jpg');
    const folder = join(dataDir, 'pictures');
    for (const name of await readdir(folder)) await truncate(join(folder, name), 20);
    await restart();
    const after = await get('/a.jpg');
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload).toEqual(before.rawPayload);
  });

  test('a broken original is fetched again for a new width', async () => {
    const picture = await aPicture();
    origin.serve('/a.jpg', picture);
    await get('/a.jpg');
    const folder = join(dataDir, 'pictures');
    for (const name of await readdir(folder)) {
      if ((await readFile(join(folder, name))).equals(picture)) await writeFile(join(folder, name), 'broken');
    }
    await restart();
    expect((await get('/a.jpg', {}, 176)).statusCode).toBe(200);
    expect(origin.requests).toHaveLength(2);
  });

  test('takes no more of the disk than its cap, and what was dropped is made again', async () => {
    await restart({ limits: { diskBytes: 400_000, memoryBytes: 1 } });
    for (let index = 0; index < 6; index++) {
      origin.serve(`/${index}.jpg`, await aPicture());
      expect((await get(`/${index}.jpg`)).statusCode).toBe(200);
    }
    await vi.waitFor(async () => {
      const folder = join(dataDir, 'pictures');
      const contents = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
      const bytes = contents.reduce((sum, content) => sum + content.length, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(400_000);
    });
    await restart({ limits: { diskBytes: 400_000, memoryBytes: 1 } });
    expect((await get('/0.jpg')).statusCode).toBe(200);
    expect(origin.requests).toHaveLength(7);
  });

  test('a picture that is often asked for stays while others come and go, and outlives a restart', async () => {
    const limits = { diskBytes: 120_000 };
    await restart({ limits });
    const small = { width: 100, height: 100 };
    for (const path of ['/often.jpg', ...Array.from({ length: 10 }, (_, index) => `/${index}.jpg`)]) {
      origin.serve(path, await aPicture(small));
      expect((await get(path)).statusCode).toBe(200);
      expect((await get('/often.jpg')).statusCode).toBe(200);
    }
    await origin.stop();
    await restart({ limits });
    expect((await get('/often.jpg')).statusCode).toBe(200);
    expect((await get('/0.jpg')).statusCode).toBe(503);
    await origin.start();
  });

  test('a data folder that cannot be written stops no picture', async () => {
    await writeFile(join(dataDir, 'file'), '');
    await restart({ dataDir: join(dataDir, 'file') });
    origin.serve('/a.jpg', await aPicture());
    expect((await get('/a.jpg')).statusCode).toBe(200);
    expect((await get('/a.jpg', {}, 176)).statusCode).toBe(200);
    expect(origin.requests).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test.each(['/media/353/', '/media/0352/', '/media/352.0/', '/media/all/'])(
    'a width that is not offered: %s',
    async (path) => {
      origin.serve('/a.jpg', await aPicture());
      await expectProblem(await app.inject(path + names.nameOf(`${origin.url}/a.jpg`)), 404, 'not-found');
      expect(origin.requests).toEqual([]);
    },
  );

  test.each([
    'http://127.0.0.1:1/a.jpg',
    'https://other.example/a.jpg',
    'file:///etc/passwd',
    'not an address',
  ])('a picture from elsewhere: %s', async (url) => {
    await expectProblem(await app.inject(picturePath(names.nameOf(url), 352)), 404, 'not-found');
  });

  test('a picture of the store that this site did not name', async () => {
    origin.serve('/a.jpg', await aPicture());
    const url = `${origin.url}/a.jpg`;
    for (const name of [Buffer.from(url).toString('base64url'), createPictureNames('cs_2').nameOf(url)]) {
      await expectProblem(await app.inject(picturePath(name, 352)), 404, 'not-found');
    }
    expect(origin.requests).toEqual([]);
  });

  test('pictures of a host that is not listed, of which the operator is told once', async () => {
    const ask = (url: string) => app.inject(picturePath(names.nameOf(url), 352));
    for (const file of ['a', 'b', 'c']) await ask(`https://cdn.example/${file}.jpg`);
    const told = log.filter((line) => line.includes('cdn.example'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('MEDIA_HOSTS');
    await ask('https://user:secret@other.example/a.jpg');
    expect(log.filter((line) => line.includes('other.example'))).toHaveLength(1);
    expect(log.join()).not.toContain('secret');
    for (let index = 0; index < 200; index++) await ask(`https://${index}.many.example/a.jpg`);
    expect(log.length).toBeLessThanOrEqual(100);
  });

  test('a kept picture, once its host is no longer listed', async () => {
    origin.serve('/a.jpg', await aPicture());
    expect((await get('/a.jpg')).statusCode).toBe(200);
    await restart({ mediaHosts: [] });
    await expectProblem(await get('/a.jpg'), 404, 'not-found');
  });

  test.each([
    ['SVG', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML', 'text/html', '<!doctype html><title>secret</title>'],
    ['SVG named as JPEG', 'image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ])('%s', async (_, type, text) => {
    origin.serve('/a.jpg', Buffer.from(text), { 'content-type': type });
    await expectProblem(await get('/a.jpg'), 404, 'not-found');
    expect(await readdir(join(dataDir, 'pictures'))).toEqual([]);
  });

  test('too many bytes', async () => {
    const picture = await aPicture();
    origin.serve('/a.jpg', picture);
    await restart({ limits: { originalBytes: picture.length - 1 } });
    await expectProblem(await get('/a.jpg'), 404, 'not-found');
  });

  test('too many pixels', async () => {
    origin.serve('/a.jpg', await aPicture({ width: 101, height: 100, format: 'png' }));
    await restart({ limits: { originalPixels: 10_000 } });
    await expectProblem(await get('/a.jpg'), 404, 'not-found');
  });

  test('a picture that begins well and breaks off', async () => {
    const picture = await aPicture();
    origin.serve('/a.jpg', picture.subarray(0, picture.length / 2));
    await expectProblem(await get('/a.jpg'), 404, 'not-found');
    await expectProblem(await get('/a.jpg'), 404, 'not-found');
    expect(origin.requests).toHaveLength(1);
  });
});

describe('failures of the host', () => {
  test('a missing picture is asked for once a minute', async () => {
    await expectProblem(await get('/missing.jpg'), 404, 'not-found');
    clock += 59_999;
    await expectProblem(await get('/missing.jpg'), 404, 'not-found');
    expect(origin.requests).toHaveLength(1);
    clock += 1;
    origin.serve('/missing.jpg', await aPicture());
    expect((await get('/missing.jpg')).statusCode).toBe(200);
  });

  test('a failing host is asked again after 15 seconds, which the visitor is told', async () => {
    origin.serve('/a.jpg', withStatus(500));
    const answer = await get('/a.jpg');
    await expectProblem(answer, 503, 'store-unavailable');
    expect(answer.headers['retry-after']).toBe('15');
    origin.serve('/a.jpg', await aPicture());
    clock += 5_000;
    expect((await get('/a.jpg')).headers['retry-after']).toBe('10');
    expect(origin.requests).toHaveLength(1);
    clock += 10_000;
    expect((await get('/a.jpg')).statusCode).toBe(200);
  });

  test('a host that fails five times in a row is left alone', async () => {
    for (let index = 0; index < 8; index++) {
      origin.serve(`/${index}.jpg`, withStatus(502));
      await expectProblem(await get(`/${index}.jpg`), 503, 'store-unavailable');
    }
    expect(origin.requests).toHaveLength(5);
  });

  test.each([403, 404, 410])('pictures that answer %i do not keep good ones away', async (status) => {
    for (let index = 0; index < 8; index++) {
      origin.serve(`/${index}.jpg`, withStatus(status));
      await expectProblem(await get(`/${index}.jpg`), 404, 'not-found');
    }
    origin.serve('/good.jpg', await aPicture());
    expect((await get('/good.jpg')).statusCode).toBe(200);
    expect(origin.requests).toHaveLength(9);
  });

  test('a host that does not answer holds nobody longer than the time limit', async () => {
    await restart({ limits: { fetchTimeMs: 50 } });
    origin.serve('/a.jpg', () => undefined);
    await expectProblem(await get('/a.jpg'), 503, 'store-unavailable');
  });

  test('closing the server breaks off a download', async () => {
    const asked = new Promise<void>((resolve) => origin.serve('/a.jpg', () => resolve()));
    const answer = get('/a.jpg');
    const ended = answer.then(({ statusCode }) => statusCode);
    await asked;
    await app.close();
    expect(await ended).toBe(503);
  });
});
