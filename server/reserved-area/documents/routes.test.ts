import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { documentPath, documentsApiPath, reservedDocumentsSchema } from '@kitchen/shared/documents.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { Role } from '@kitchen/shared/session.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors, refuseBadAddress } from '../../platform/http/error-handling.ts';
import { openDocuments } from './documents.ts';
import type { DocumentEntry } from './manifest.ts';
import { documentRoutes } from './routes.ts';

const content = randomBytes(10_000);
const day = (date: string) => Date.parse(date);
const now = day('2026-11-21T09:00:00Z');

const entry = (id: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  id,
  kind: 'price-list',
  file: 'files/prices.pdf',
  title: { en: `${id} in English`, it: `${id} in italiano` },
  date: '2026-01-01',
  roles: ['partner'],
  languages: ['en', 'it'],
  ...more,
});

const entries: DocumentEntry[] = [
  entry('prices', {
    date: '2026-03-01',
    title: { en: 'Prices 2026/2: cookers', it: 'Listino 2026/2: qualità & città' },
    languages: ['it'],
  }),
  entry('issued', { date: '2026-11-10', languages: ['en'] }),
  entry('put-up', { date: '2025-01-01', file: 'put-up.DWG', kind: 'drawing' }),
  entry('ahead', { date: '2027-01-01' }),
  entry('bulletin', { kind: 'bulletin', roles: ['service'], file: 'bulletin.odt' }),
  entry('odd-name', { file: 'files/50% & co #1?.zip', roles: ['service', 'partner'] }),
];

/** Who the test says that it is, as sessions tell it. */
const readers: Record<string, { roles: Role[]; previousVisitAt: number | null }> = {
  newcomer: { roles: ['partner'], previousVisitAt: null },
  partner: { roles: ['partner'], previousVisitAt: day('2026-11-01') },
  service: { roles: ['service'], previousVisitAt: null },
  nothing: { roles: [], previousVisitAt: null },
};

let folder: string;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-routes-'));
  await mkdir(join(folder, 'files'));
  for (const name of ['files/prices.pdf', 'put-up.DWG', 'bulletin.odt', 'files/50% & co #1?.zip']) {
    await writeFile(join(folder, name), content);
    const savedAt = new Date(name === 'put-up.DWG' ? '2026-11-15T10:00:00Z' : '2026-01-01T10:00:00Z');
    await utimes(join(folder, name), savedAt, savedAt);
  }
  await writeFile(join(folder, 'documents.json'), JSON.stringify(entries));
  app = Fastify({
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: refuseBadAddress({ brandName: 'Calidora', defaultLanguage: 'en' }, {}),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  await app.register(documentRoutes, {
    documents: await openDocuments(folder, app.log),
    sessions: {
      async read({ headers }) {
        const name = String(headers['x-test-reader']);
        const reader = readers[name];
        return reader
          ? {
              user: { name, email: '', roles: reader.roles },
              userId: name,
              previousVisitAt: reader.previousVisitAt,
              endsInS: 1800,
              extendable: true,
            }
          : null;
      },
    },
    defaultLanguage: 'en',
    now: () => now,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, reader?: string) => {
  const request = supertest(url).get(path).buffer(true).parse(bytesOf);
  return reader === undefined ? request : request.set('x-test-reader', reader);
};
const bytesOf = (answer: supertest.Response, done: (error: Error | null, body: Buffer) => void) => {
  // It is the raw answer of node, whatever its type says.
  void buffer(answer as unknown as Readable).then((body) => done(null, body));
};
/** Goes to a path exactly as it is written, which other clients tidy first. */
const askAsIs = (path: string, reader: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'x-test-reader': reader };
    get({ port, host: '127.0.0.1', path, headers, agent: false }, resolve).on('error', reject);
  });
const prices = documentPath('prices');
const problemIn = ({ body }: { body: Buffer }) =>
  problemSchema.parse(JSON.parse(String(body))).type.replace('urn:problem-type:', '');

async function listFor(reader: string, query = '') {
  const { body, headers } = await ask(documentsApiPath + query, reader).expect(200);
  expect(headers['cache-control']).toBe('private, no-store');
  return reservedDocumentsSchema.parse(JSON.parse(String(body))).items;
}

describe('the list of documents', () => {
  it('holds what the role allows, newest first, with all that is to know', async () => {
    const items = await listFor('partner', '?lng=it');
    expect(items.map(({ id }) => id)).toEqual(['ahead', 'issued', 'prices', 'odd-name', 'put-up']);
    expect(items[2]).toEqual({
      id: 'prices',
      kind: 'price-list',
      title: 'Listino 2026/2: qualità & città',
      date: '2026-03-01',
      languages: ['it'],
      format: 'pdf',
      bytes: content.length,
      isNew: false,
    });
    expect(items[4]?.format).toBe('dwg');
    expect((await listFor('service')).map(({ title }) => title)).toEqual([
      'bulletin in English',
      'odd-name in English',
    ]);
    expect(await listFor('nothing')).toEqual([]);
  });

  it('marks what was issued or put up since the last visit, and nothing at the first', async () => {
    const newIn = async (reader: string) =>
      (await listFor(reader)).filter(({ isNew }) => isNew).map(({ id }) => id);
    expect(await newIn('partner')).toEqual(['issued', 'put-up']);
    expect(await newIn('newcomer')).toEqual([]);
  });

  it('is for nobody who is not logged in, a browser included', async () => {
    for (const accept of ['application/json', 'text/html']) {
      const answer = await ask(documentsApiPath).set('accept', accept).expect(401);
      expect([problemIn(answer), answer.headers['cache-control']]).toEqual(['login-required', 'no-store']);
    }
  });

  it('asks for a language that the site has', async () => {
    expect(problemIn(await ask(`${documentsApiPath}?lng=de`, 'partner').expect(400))).toBe('bad-input');
  });
});

describe('a document', () => {
  it('comes whole, is shown by browsers, and kept by nobody', async () => {
    const { body, headers } = await ask(prices, 'partner').expect(200);
    expect(body).toEqual(content);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-language': 'it',
      'content-disposition':
        'inline; filename="Listino 2026-2, qualit? & citt?.pdf"; filename*=UTF-8\'\'Listino%202026-2%2C%20qualit%C3%A0%20%26%20citt%C3%A0.pdf',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
      'last-modified': 'Thu, 01 Jan 2026 10:00:00 GMT',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toBeDefined();
  });

  it.each([
    ['put-up', 'partner', 'image/vnd.dwg', 'attachment; filename="put-up in English.dwg"'],
    ['bulletin', 'service', 'application/octet-stream', 'attachment; filename="bulletin in English.odt"'],
    ['odd-name', 'service', 'application/zip', 'attachment; filename="odd-name in English.zip"'],
  ])('%s is saved, under its title', async (id, reader, type, disposition) => {
    const { body, headers } = await ask(documentPath(id), reader).expect(200);
    expect(body).toEqual(content);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([type, disposition]);
  });

  it('is named in the language that the visitor chose, as far as it is written in it', async () => {
    const nameFor = async (id: string, language: string) =>
      (await ask(documentPath(id), 'partner').set('cookie', `lng=${language}`)).headers[
        'content-disposition'
      ];
    expect(await nameFor('put-up', 'it')).toContain('put-up in italiano');
    expect(await nameFor('issued', 'it')).toContain('issued in English');
  });

  it('tells about itself without being sent', async () => {
    const { headers } = await supertest(url).head(prices).set('x-test-reader', 'partner').expect(200);
    expect(headers).toMatchObject({
      'content-length': String(content.length),
      'content-type': 'application/pdf',
    });
    await supertest(url).head(prices).expect(401);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await ask(prices, 'partner');
    const again = await ask(prices, 'partner')
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('private, no-store');
    await ask(prices, 'partner').set('if-match', '"another"').expect(412);
    await ask(prices)
      .set('if-none-match', headers.etag ?? '')
      .expect(401);
  });
});

describe('a part of a document', () => {
  const last = content.length - 1;

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=9990-', 9_990, last],
    ['bytes=-10', last - 9, last],
    ['bytes=9990-99999', 9_990, last],
    ['bytes=-99999', 0, last],
  ])('%s comes alone', async (range, from, to) => {
    const { body, headers } = await ask(prices, 'partner').set('range', range).expect(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${to}/${content.length}`);
    expect(headers['content-length']).toBe(String(to - from + 1));
    expect(body).toEqual(content.subarray(from, to + 1));
  });

  it('is any part: what is put together from parts is the document', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: last }), { maxLength: 4 }), async (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), content.length];
        const parts = await Promise.all(
          edges.slice(1).map(async (end, index) => {
            const answer = await ask(prices, 'partner').set('range', `bytes=${edges[index]}-${end - 1}`);
            expect(answer.status).toBe(206);
            return answer.body;
          }),
        );
        expect(Buffer.concat(parts).equals(content)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it.each([`bytes=${content.length}-`, 'bytes=99999-100000', 'bytes=-0'])(
    '%s is none of it: a problem that says how long it is',
    async (range) => {
      const answer = await ask(prices, 'partner').set('range', range).expect(416);
      expect(answer.headers['content-range']).toBe(`bytes */${content.length}`);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers['content-disposition']).toBeUndefined();
      expect(problemIn(answer)).toBe('bad-input');
    },
  );

  it.each(['bytes=5-2', 'pages=1-2', 'bytes=a-b', 'bytes=0-1,4-5'])(
    '%s is no part that could be sent: the whole comes',
    async (range) => {
      const { status, body } = await ask(prices, 'partner').set('range', range);
      if (status === 200) expect(body).toEqual(content);
      else expect(status).toBe(416);
    },
  );

  it('comes only while the document is the one that was begun', async () => {
    const { headers } = await ask(prices, 'partner');
    const resume = (ifRange: string) =>
      ask(prices, 'partner').set('range', 'bytes=100-').set('if-range', ifRange);
    await resume(headers.etag ?? '').expect(206);
    await resume(headers['last-modified'] ?? '').expect(206);
    await resume('"another"').expect(200);
    await resume('Wed, 31 Dec 2025 10:00:00 GMT').expect(200);
  });

  it('is for nobody who may not have the whole', async () => {
    await ask(prices, 'service').set('range', 'bytes=0-9').expect(404);
    await ask(prices).set('range', 'bytes=0-9').expect(401);
  });
});

describe('whoever is not logged in', () => {
  it.each(['application/json', '*/*', 'application/pdf'])('is told so, asking for %s', async (accept) => {
    const answer = await ask(prices).set('accept', accept).expect(401);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(problemIn(answer)).toBe('login-required');
  });

  it.each([
    [{ accept: 'text/html,*/*;q=0.8' }, 'en'],
    [{ accept: 'text/html', cookie: 'lng=it' }, 'it'],
    [{ accept: '*/*', 'sec-fetch-mode': 'navigate', 'accept-language': 'it-CH, de' }, 'it'],
  ])('is led by a browser to the login and on, in the same language: %o', async (headers, language) => {
    const answer = await ask(prices).set(headers).expect(302);
    expect(answer.headers.location).toBe(`/ita/login?next=%2Fapi%2Fdocuments%2Fprices&lng=${language}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is not led there by a script of a page', async () => {
    await ask(prices).set({ accept: 'text/html', 'sec-fetch-mode': 'cors' }).expect(401);
  });

  it('learns nothing about what there is', async () => {
    const [there, not] = await Promise.all([ask(prices), ask(documentPath('no-such'))]);
    expect(String(there.body)).toBe(String(not.body));
  });
});

describe('who may not have a document', () => {
  it.each([
    ['bulletin', 'partner'],
    ['prices', 'service'],
    ['prices', 'nothing'],
    ['no-such', 'partner'],
  ])('does not learn whether %s is there (%s)', async (id, reader) => {
    const answer = await ask(documentPath(id), reader).expect(404);
    expect(JSON.parse(String(answer.body))).toEqual({
      type: 'urn:problem-type:not-found',
      title: 'There is no such document.',
      status: 404,
    });
  });
});

describe('addresses that climb out of the folder', () => {
  it.each([
    '..%2fdocuments.json',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/documents.json',
    '%2e%2e%2fdocuments.json',
    '..%5cdocuments.json',
    '..\\documents.json',
    '../documents.json',
    'files/prices.pdf',
    'files%2fprices.pdf',
    '%252e%252e%252fdocuments.json',
    '..%252fdocuments.json',
    '%c0%ae%c0%ae%c0%afdocuments.json',
    '%e0%80%ae%e0%80%ae/documents.json',
    '..%u2215documents.json',
    '%ef%bc%8e%ef%bc%8e%ef%bc%8fdocuments.json',
    'prices%00',
    'prices%00.pdf',
    'prices%0a',
    '%2fetc%2fpasswd',
    '/etc/passwd',
    '//etc/passwd',
    'file:%2f%2f%2fetc%2fpasswd',
    'documents.json',
    'prices.pdf',
    '.',
    '..',
    '%2e',
    '%2e%2e',
    'constructor',
    '__proto__',
    'PRICES',
  ])('lead nowhere: %s', async (id) => {
    for (const reader of ['partner', 'nobody']) {
      const answer = await askAsIs(`${documentsApiPath}/${id}`, reader);
      // Nobody is told about a name that could be one of a document, but is not.
      const expected = reader === 'nobody' && /^[a-z]+$/.test(id) ? 401 : 404;
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        expected,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await text(answer)).not.toMatch(/root:|price-list/);
    }
  });
});

describe('a long document', () => {
  it('waits on the disk, not in memory, for a reader who takes time', async () => {
    const bytes = 50 * 1024 * 1024;
    const file = await open(join(folder, 'files/long.pdf'), 'w');
    await file.truncate(bytes);
    await file.close();
    await writeFile(
      join(folder, 'documents.json'),
      JSON.stringify([...entries, entry('long', { file: 'files/long.pdf' })]),
    );
    const connected = once(app.server, 'connection');
    const answer = await askAsIs(documentPath('long'), 'partner');
    const [connection] = (await connected) as [Socket];
    // Nobody reads yet: what the network holds is full, and the server waits.
    await expect.poll(() => connection.writableNeedDrain, { timeout: 10_000 }).toBe(true);
    expect(connection.writableLength).toBeLessThan(1024 * 1024);
    let received = 0;
    for await (const chunk of answer) received += chunk.length;
    expect(received).toBe(bytes);
  });

  it('is let go when the reader leaves', async () => {
    const answer = await askAsIs(documentPath('long'), 'partner');
    await once(answer, 'readable');
    answer.destroy();
    await once(answer, 'close');
    await ask(prices, 'partner').expect(200);
  });
});
