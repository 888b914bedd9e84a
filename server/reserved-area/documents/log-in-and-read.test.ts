import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { documentPath, documentsApiPath, reservedDocumentsSchema } from '@kitchen/shared/documents.ts';
import type { Role } from '@kitchen/shared/session.ts';
import { sessionApiPath } from '@kitchen/shared/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../config/config.ts';
import type { ScriptedServer } from '../../testing/scripted-server.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import type { TestSite } from '../../testing/test-site.ts';
import { startTestSite } from '../../testing/test-site.ts';

const entry = (id: string, roles: Role[]) => ({
  id,
  kind: 'bulletin',
  file: 'paper.pdf',
  title: { en: id, it: id },
  date: '2026-11-01',
  roles,
  languages: ['en'],
});

let folder: string;
let login: ScriptedServer;
let site: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reserved-'));
  await writeFile(join(folder, 'paper.pdf'), 'paper');
  await writeFile(
    join(folder, 'documents.json'),
    JSON.stringify([entry('for-partners', ['partner']), entry('for-service', ['service'])]),
  );
  // Whoever comes is what their name says, and of customers it says nothing.
  login = await startScriptedServer(async (request, response) => {
    const { username } = (await json(request)) as { username: string };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        token: 'a.b.c',
        user_email: 'a@b.example',
        user_display_name: 'Anna',
        ...(username !== 'customer' && { roles: [username] }),
      }),
    );
  });
  site = await startTestSite({ environment: { LOGIN_URL: login.url, RESERVED_DOCUMENTS_DIR: folder } });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await login[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function cookieOf(username: string, where = site): Promise<string> {
  const answer = await where.app.inject({
    method: 'POST',
    url: sessionApiPath,
    payload: { username, password: 'x' },
  });
  expect(answer.statusCode).toBe(200);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

describe('the reserved area', () => {
  it('gives each who logs in the documents of their role, until they log out', async () => {
    for (const [role, mine, other] of [
      ['partner', 'for-partners', 'for-service'],
      ['service', 'for-service', 'for-partners'],
    ] as const) {
      const cookie = await cookieOf(role);
      const ask = (url: string) => site.app.inject({ url, headers: { cookie } });
      const { items } = reservedDocumentsSchema.parse((await ask(documentsApiPath)).json());
      expect(items.map(({ id }) => id)).toEqual([mine]);
      const paper = await ask(documentPath(mine));
      expect([paper.statusCode, paper.body, paper.headers['cache-control']]).toEqual([
        200,
        'paper',
        'private, no-store',
      ]);
      expect((await ask(documentPath(other))).statusCode).toBe(404);
      await site.app.inject({ method: 'DELETE', url: sessionApiPath, headers: { cookie } });
      for (const url of [documentsApiPath, documentPath(mine)]) expect((await ask(url)).statusCode).toBe(401);
    }
  });

  it.each(['customer', 'editor'])('lets a %s in, and gives them nothing to read', async (username) => {
    const cookie = await cookieOf(username);
    const ask = (url: string) => site.app.inject({ url, headers: { cookie } });
    expect((await ask(sessionApiPath)).json()).toMatchObject({ user: { roles: [] } });
    expect((await ask(documentsApiPath)).json()).toEqual({ items: [] });
    for (const id of ['for-partners', 'for-service']) {
      expect((await ask(documentPath(id))).statusCode).toBe(404);
    }
  });

  it('gives those without roles what LOGIN_DEFAULT_ROLE says, and nothing to those of other roles', async () => {
    const environment = {
      LOGIN_URL: login.url,
      RESERVED_DOCUMENTS_DIR: folder,
      LOGIN_DEFAULT_ROLE: 'service',
    };
    await using own = await startTestSite({ environment });
    const read = async (username: string) => {
      const headers = { cookie: await cookieOf(username, own) };
      const { items } = reservedDocumentsSchema.parse(
        (await own.app.inject({ url: documentsApiPath, headers })).json(),
      );
      return items.map(({ id }) => id);
    };
    expect([await read('customer'), await read('editor')]).toEqual([['for-service'], []]);
  });

  it.each([
    [
      'its own pages by its address',
      { PUBLIC_URL: 'https://www.calidora.example' },
      'https://www.calidora.example',
      200,
    ],
    ['its own pages by any name', { PUBLIC_URL: '' }, 'http://desk-7.example:3000', 200],
    [
      'other names than its address',
      { PUBLIC_URL: 'https://www.calidora.example' },
      'http://desk-7.example:3000',
      403,
    ],
    ['who may read the catalogue', { CORS_ORIGINS: 'https://shop.example' }, 'https://shop.example', 403],
    ['somebody else', { PUBLIC_URL: '' }, 'https://evil.example', 403],
  ])('answers a login from %s as it should', async (_who, environment, origin, status) => {
    await using own = await startTestSite({ environment: { ...environment, LOGIN_URL: login.url } });
    const answer = await own.app.inject({
      method: 'POST',
      url: sessionApiPath,
      headers: { host: 'desk-7.example:3000', origin },
      payload: { username: 'partner', password: 'x' },
    });
    expect(answer.statusCode).toBe(status);
  });

  it('describes its documents with the rest of the API', async () => {
    const { paths } = (await site.app.inject('/api/openapi.json')).json();
    expect(paths[documentsApiPath].get.summary).toBeDefined();
    expect(paths[documentPath('{id}')].get.summary).toBeDefined();
  });

  it('does not start over a list that is wrong', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'broken-'));
    await writeFile(join(broken, 'documents.json'), JSON.stringify([entry('gone', ['partner'])]));
    const start = startTestSite({ environment: { RESERVED_DOCUMENTS_DIR: broken } });
    const error = await start.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(
      /^RESERVED_DOCUMENTS_DIR: .*\n- entry 1 \(gone\), file: expected/,
    );
    await rm(broken, { recursive: true, force: true });
  });
});
