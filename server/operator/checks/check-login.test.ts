import { brotliCompressSync } from 'node:zlib';
import { roles } from '@kitchen/shared/session.ts';
import { expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { checkDefaultRole, checkLogin } from './check-login.ts';

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html' };

test.each<[number, Record<string, string>, 'works' | 'fault', string]>([
  [403, json, 'works', 'refused a made-up account (403)'],
  [401, json, 'works', 'refused a made-up account (401)'],
  [200, json, 'fault', 'did not refuse a made-up account'],
  [200, html, 'fault', 'did not refuse a made-up account'],
  [403, html, 'fault', 'with a page, not with data'],
  [301, html, 'fault', 'redirects'],
  [404, json, 'fault', 'no login there'],
  [429, json, 'fault', 'fewer attempts'],
  [500, json, 'fault', 'in trouble (500)'],
])('a login that answers %i as %o: %s', async (status, headers, outcome, said) => {
  await using login = await startScriptedServer((_request, response) => {
    response.writeHead(status, headers).end('{}');
  });
  const finding = await checkLogin(`${login.url}/wp-json/jwt-auth/v1/token`);
  expect(finding).toMatchObject({ outcome, says: expect.stringContaining(said) });
  expect(login.requests).toHaveLength(1);
});

test('a login that is not there is a fault', async () => {
  expect(await checkLogin(`http://127.0.0.1:${await freePort()}/login`)).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a login that answers in an encoding that nobody asked for is a fault', async () => {
  await using login = await startScriptedServer((_request, response) => {
    response.writeHead(403, { ...json, 'content-encoding': 'br' }).end(brotliCompressSync('{}'));
  });
  expect(await checkLogin(login.url)).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('compressed in a way that was not asked for'),
    advice: expect.stringContaining('Accept-Encoding'),
  });
});

test('it is said what a login without roles opens, and warned of where that is everything of a role', () => {
  expect(checkDefaultRole(null)).toMatchObject({
    outcome: 'works',
    says: expect.stringContaining('finds nothing to read'),
  });
  for (const role of roles) {
    expect(checkDefaultRole(role)).toMatchObject({
      what: 'LOGIN_DEFAULT_ROLE',
      outcome: 'warning',
      says: expect.stringMatching(new RegExp(`^Everyone whom the login accepts.* role ${role},`)),
    });
  }
});
