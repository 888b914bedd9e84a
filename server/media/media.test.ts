import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PictureFormat, PictureWidth } from '@kitchen/shared/pictures.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import pino from 'pino';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleErrors } from '../platform/http/error-handling.ts';
import { aPicture } from '../testing/a-picture.ts';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import type { MediaOptions } from './media.ts';
import { createPictureMetrics, createPictureNames, mediaRoutes, openPictures } from './media.ts';

const names = createPictureNames('cs_1', 'https://shop.example');

let dataDir: string;
let host: ScriptedServer;
let app: FastifyInstance;
let clock: number;
let log: string[];
const logger: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line) => log.push(line) });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  host = await startScriptedServer(hostAnswers);
  hosted.clear();
  log = [];
  clock = Date.UTC(2026, 10, 2);
  app = await buildMedia();
});

afterEach(async () => {
  await app.close();
  await host[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

/** What the host of pictures answers by path. */
const hosted = new Map<string, RequestListener>();
const hostAnswers: RequestListener = (request, response) => {
  const answer = hosted.get(request.url ?? '');
  if (answer) answer(request, response);
  else response.writeHead(404).end('No such file here: /var/www/secret');
};

function serve(path: string, picture: Buffer, headers: Record<string, string> = {}): void {
  hosted.set(path, (_, response) => void response.writeHead(200, headers).end(picture));
}

function serveStatus(path: string, status: number): void {
  hosted.set(path, (_, response) => void response.writeHead(status).end('upstream secret'));
}

const letHostBeAway = () => host.answer((request) => request.socket.destroy());

async function buildMedia(options: Partial<MediaOptions> = {}): Promise<FastifyInstance> {
  const built = Fastify({ loggerInstance: logger });
  handleErrors(built);
  const pictures = await openPictures({
    names,
    dataDir,
    own: { read: async () => undefined, currentName: () => undefined },
    mediaHosts: [new URL(host.url).host],
    metrics: createPictureMetrics(new Registry()),
    logger,
    steadyNow: () => clock,
    ...options,
  });
  built.addHook('onClose', () => pictures.close());
  await built.register(mediaRoutes, { pictures });
  return built;
}

async function restart(options: Partial<MediaOptions> = {}): Promise<void> {
  await app.close();
  app = await buildMedia(options);
}

const nameOf = (path: string) => names.nameOf(new URL(path, host.url).href);

function get(path: string, width: PictureWidth = 352, format: PictureFormat = 'webp') {
  return app.inject(picturePath(nameOf(path), width, format));
}

type Answer = Awaited<ReturnType<typeof get>>;

function expectProblem(answer: Answer, status: number, type: string): void {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(problemTypeOf(problemSchema.parse(answer.json()).type)).toBe(type);
  expect(answer.body).not.toMatch(/127\.0\.0\.1|secret/);
}

const expectNoPicture = (answer: Answer) => expectProblem(answer, 404, 'not-found');

describe('what is answered', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ] as const)(
    '.%s is %s, whatever the browser says it takes, for ever',
    async (format, mediaType, decoder) => {
      serve('/a.jpg', await aPicture());
      const url = picturePath(nameOf('/a.jpg'), 352, format);
      const answer = await app.inject({ url, headers: { accept: 'image/png' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': mediaType,
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(answer.headers).not.toHaveProperty('vary');
      const { width, height, format: decoded } = await sharp(answer.rawPayload).metadata();
      expect({ width, height, decoded }).toEqual({ width: 352, height: 264, decoded: decoder });
    },
  );

  test('social networks get the size that they show, and no other', async () => {
    serve('/a.jpg', await aPicture());
    const ask = (size: string) => app.inject(`/media/${size}/${nameOf('/a.jpg')}.jpg`);
    const { width, height } = await sharp((await ask('1200x630')).rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expectNoPicture(await ask('1200x631'));
  });

  test('HEAD gets the headers alone', async () => {
    serve('/a.jpg', await aPicture());
    const whole = await get('/a.jpg');
    const head = await app.inject({ method: 'HEAD', url: picturePath(nameOf('/a.jpg'), 352, 'webp') });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.rawPayload).toHaveLength(0);
  });

  test('a browser that has a picture is told that it is still good', async () => {
    serve('/a.jpg', await aPicture());
    const { headers } = await get('/a.jpg');
    const url = picturePath(nameOf('/a.jpg'), 352, 'webp');
    const ask = (tag: string) => app.inject({ url, headers: { 'if-none-match': tag } });
    const again = await ask(String(headers.etag));
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
    expect((await ask('"another"')).statusCode).toBe(200);
    const other = await get('/a.jpg', 704);
    expect(other.headers.etag).not.toBe(headers.etag);
  });

  test('a source of more than 100 characters is found', async () => {
    const path = `/${'long'.repeat(60)}.jpg`;
    serve(path, await aPicture());
    expect((await get(path)).statusCode).toBe(200);
  });

  test('pictures of the store are dialled at its internal address', async () => {
    await restart({
      mediaHosts: ['shop.example'],
      storeHomeUrl: 'https://shop.example',
      storeDialUrl: host.url,
    });
    serve('/a.jpg', await aPicture());
    const answer = await app.inject(picturePath(names.nameOf('https://shop.example/a.jpg'), 352, 'webp'));
    expect(answer.statusCode).toBe(200);
  });

  test('a picture that was replaced under the same address is fetched anew, by its other name', async () => {
    serve('/a.jpg', await aPicture());
    await get('/a.jpg#2026-11-02T10:00:00');
    serve('/a.jpg', await aPicture({ width: 500, height: 500 }));
    const after = await get('/a.jpg#2026-11-03T10:00:00');
    expect(await sharp(after.rawPayload).metadata()).toMatchObject({ width: 352, height: 352 });
    expect(host.requests.map(({ url }) => url)).toEqual(['/a.jpg', '/a.jpg']);
  });
});

describe('work is done once', () => {
  test('a hundred who ask at once get the same from one download', async () => {
    serve('/a.jpg', await aPicture());
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/a.jpg')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(host.requests).toHaveLength(1);
  });

  test('several widths and formats cost one download, at once or long after', async () => {
    serve('/a.jpg', await aPicture());
    const answers = await Promise.all([
      get('/a.jpg', 176),
      get('/a.jpg', 352),
      get('/a.jpg', 704),
      get('/a.jpg', 176, 'avif'),
    ]);
    await restart();
    answers.push(await get('/a.jpg', 480));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(host.requests).toHaveLength(1);
  });
});

describe('what is stored', () => {
  const folderFiles = async () => {
    const folder = join(dataDir, 'pictures');
    return (await readdir(folder)).map((name) => join(folder, name));
  };

  test('outlives a restart and a host that is away, in new widths too', async () => {
    serve('/a.jpg', await aPicture());
    const before = await get('/a.jpg');
    letHostBeAway();
    await restart();
    expect((await get('/a.jpg')).rawPayload).toEqual(before.rawPayload);
    expect((await get('/a.jpg', 704, 'jpg')).statusCode).toBe(200);
    expect(host.requests).toHaveLength(1);
  });

  test('is made anew where its files were cut short', async () => {
    serve('/a.jpg', await aPicture());
    const before = await get('/a.jpg');
    for (const file of await folderFiles()) await truncate(file, 20);
    await restart();
    expect((await get('/a.jpg')).rawPayload).toEqual(before.rawPayload);
  });

  test('is fetched again after a while where the original was spoilt', async () => {
    const picture = await aPicture();
    serve('/a.jpg', picture);
    await get('/a.jpg');
    for (const file of await folderFiles()) {
      if ((await stat(file)).size === picture.length) await writeFile(file, Buffer.alloc(picture.length));
    }
    await restart();
    expectNoPicture(await get('/a.jpg', 176));
    expect((await get('/a.jpg')).statusCode).toBe(200);
    clock += 60_001;
    expect((await get('/a.jpg', 176)).statusCode).toBe(200);
    expect(host.requests).toHaveLength(2);
  });

  /** What goes is erased behind the visitors' backs. */
  const expectAtMostOnDisk = (mostBytes: number) =>
    vi.waitFor(async () => {
      const sizes = await Promise.all((await folderFiles()).map(async (file) => (await stat(file)).size));
      // Counted in blocks, as they are by the bound.
      const bytes = sizes.reduce((sum, size) => sum + Math.ceil(size / 4096) * 4096, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(mostBytes);
    });

  test('takes no more of the disk than its bound, and what was dropped is made again', async () => {
    const limits = { diskBytes: 400_000, memoryBytes: 1 };
    await restart({ limits });
    for (let index = 0; index < 6; index++) {
      serve(`/${index}.jpg`, await aPicture());
      expect((await get(`/${index}.jpg`)).statusCode).toBe(200);
    }
    await expectAtMostOnDisk(400_000);
    await restart({ limits });
    expect((await get('/0.jpg')).statusCode).toBe(200);
    expect(host.requests).toHaveLength(7);
  });

  test('stays while others come and go where it is often asked for, and outlives a restart', async () => {
    const limits = { diskBytes: 80_000 };
    await restart({ limits });
    for (const path of ['/often.jpg', ...Array.from({ length: 10 }, (_, index) => `/${index}.jpg`)]) {
      serve(path, await aPicture({ width: 100, height: 100 }));
      expect((await get(path)).statusCode).toBe(200);
      expect((await get('/often.jpg')).statusCode).toBe(200);
    }
    letHostBeAway();
    await expectAtMostOnDisk(80_000);
    await restart({ limits });
    expect((await get('/often.jpg')).statusCode).toBe(200);
    expectProblem(await get('/0.jpg'), 503, 'store-unavailable');
  });

  test('a data folder that cannot be written stops no picture, and is told of once in ten minutes', async () => {
    await writeFile(join(dataDir, 'file'), '');
    await restart({ dataDir: join(dataDir, 'file') });
    serve('/a.jpg', await aPicture());
    for (const width of [176, 352, 480] as const) {
      expect((await get('/a.jpg', width)).statusCode).toBe(200);
    }
    expect(host.requests).toHaveLength(1);
    expect(log.filter((line) => line.includes('from disk'))).toHaveLength(1);
    clock += 10 * 60_000;
    for (const width of [704, 960] as const) await get('/a.jpg', width);
    expect(log.filter((line) => line.includes('from disk'))).toHaveLength(2);
  });
});

describe('what is refused', () => {
  test.each([
    '/media/353/NAME.webp',
    '/media/0352/NAME.webp',
    '/media/352.0/NAME.webp',
    '/media/all/NAME.webp',
    '/media/352/NAME',
    '/media/352/NAME.png',
    '/media/352/NAME.jpeg',
    '/media/352/NAME.WEBP',
    '/media/352/NAME.webp.jpg',
    '/media/352/NAME/a.webp',
    '/media/352/.webp',
  ])('a width, format or path that is not offered: %s', async (path) => {
    serve('/a.jpg', await aPicture());
    expectNoPicture(await app.inject(path.replace('NAME', nameOf('/a.jpg'))));
    expect(host.requests).toEqual([]);
  });

  test.each([
    'http://127.0.0.1:1/a.jpg',
    'https://other.example/a.jpg',
    'file:///etc/passwd',
    'not an address',
  ])('a picture from elsewhere: %s', async (url) => {
    expectNoPicture(await app.inject(picturePath(names.nameOf(url), 352, 'webp')));
  });

  test('a picture of the store that this site did not name', async () => {
    serve('/a.jpg', await aPicture());
    const url = `${host.url}/a.jpg`;
    for (const name of [
      Buffer.from(url).toString('base64url'),
      createPictureNames('cs_2', 'https://shop.example').nameOf(url),
    ]) {
      expectNoPicture(await app.inject(picturePath(name, 352, 'webp')));
    }
    expect(host.requests).toEqual([]);
  });

  test('pictures of a host that is not listed, of which the operator is told once', async () => {
    const ask = (url: string) => app.inject(picturePath(names.nameOf(url), 352, 'webp'));
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

  test('a stored picture, once its host is no longer listed', async () => {
    serve('/a.jpg', await aPicture());
    expect((await get('/a.jpg')).statusCode).toBe(200);
    await restart({ mediaHosts: [] });
    expectNoPicture(await get('/a.jpg'));
  });

  test.each([
    ['SVG', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML', 'text/html', '<!doctype html><title>secret</title>'],
    ['SVG named as JPEG', 'image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ])('%s', async (_, type, text) => {
    serve('/a.jpg', Buffer.from(text), { 'content-type': type });
    expectNoPicture(await get('/a.jpg'));
    expect(await readdir(join(dataDir, 'pictures'))).toEqual([]);
  });

  test('a picture that is compressed in a way that was not asked for', async () => {
    serve('/a.jpg', brotliCompressSync(await aPicture()), { 'content-encoding': 'br' });
    expectNoPicture(await get('/a.jpg'));
    expect(log.join()).toContain('ENCODING_REFUSED');
  });

  test('too many bytes', async () => {
    const picture = await aPicture();
    serve('/a.jpg', picture);
    await restart({ limits: { originalBytes: picture.length - 1 } });
    expectNoPicture(await get('/a.jpg'));
  });

  test.each([
    ['has too many pixels', aPicture({ width: 101, height: 100, format: 'png' })],
    ['begins well and breaks off', aPicture({ width: 100, height: 100 }).then((all) => all.subarray(0, 900))],
  ])('a picture that %s, fetched once for all who ask', async (_what, picture) => {
    await restart({ limits: { decodedBytes: 80_000 } });
    serve('/a.jpg', await picture);
    expectNoPicture(await get('/a.jpg'));
    expectNoPicture(await get('/a.jpg', 176, 'avif'));
    expect(host.requests).toHaveLength(1);
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'pictures'))).toEqual([]));
  });
});

describe('failures of the host', () => {
  test('a missing picture is asked for once a minute', async () => {
    expectNoPicture(await get('/missing.jpg'));
    clock += 60_000;
    expectNoPicture(await get('/missing.jpg'));
    expect(host.requests).toHaveLength(1);
    clock += 1;
    serve('/missing.jpg', await aPicture());
    expect((await get('/missing.jpg')).statusCode).toBe(200);
  });

  test('a failing host is asked again after 15 seconds, which the visitor is told', async () => {
    serveStatus('/a.jpg', 500);
    const answer = await get('/a.jpg');
    expectProblem(answer, 503, 'store-unavailable');
    expect(answer.headers['retry-after']).toBe('15');
    serve('/a.jpg', await aPicture());
    clock += 5_000;
    expect((await get('/a.jpg')).headers['retry-after']).toBe('10');
    expect(host.requests).toHaveLength(1);
    clock += 10_001;
    expect((await get('/a.jpg')).statusCode).toBe(200);
  });

  test('a host that fails five times in a row is left alone', async () => {
    for (let index = 0; index < 8; index++) {
      serveStatus(`/${index}.jpg`, 502);
      expectProblem(await get(`/${index}.jpg`), 503, 'store-unavailable');
    }
    expect(host.requests).toHaveLength(5);
  });

  test.each([403, 404, 410])('pictures that answer %i do not keep good ones away', async (status) => {
    for (let index = 0; index < 8; index++) {
      serveStatus(`/${index}.jpg`, status);
      expectNoPicture(await get(`/${index}.jpg`));
    }
    serve('/good.jpg', await aPicture());
    expect((await get('/good.jpg')).statusCode).toBe(200);
    expect(host.requests).toHaveLength(9);
  });

  test('a host that does not answer holds nobody longer than the time limit', async () => {
    await restart({ limits: { fetchTimeMs: 50 } });
    hosted.set('/a.jpg', () => undefined);
    expectProblem(await get('/a.jpg'), 503, 'store-unavailable');
  });

  test('closing the server breaks off a download', async () => {
    const asked = Promise.withResolvers<void>();
    hosted.set('/a.jpg', () => asked.resolve());
    const ended = get('/a.jpg').then(({ statusCode }) => statusCode);
    await asked.promise;
    await app.close();
    expect(await ended).toBe(503);
  });
});
