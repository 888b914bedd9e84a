import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoLogin } from './demo-login.ts';
import { startDemoLogin } from './demo-login.ts';

let login: DemoLogin;
beforeAll(async () => {
  login = await startDemoLogin(demoAccounts('calidora.example'));
});
afterAll(() => login.close());

async function ask(body: string, method = 'POST', url = login.url) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, ...(method === 'POST' && { body }) });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

it.each(demoAccounts('calidora.example'))('knows $email, as WordPress would', async (account) => {
  const { email: username, password } = account;
  const { status, body } = await ask(JSON.stringify({ username, password }));
  expect([status, body]).toEqual([
    200,
    {
      token: expect.any(String),
      user_email: account.email,
      user_nicename: expect.stringMatching(/^[a-z-]+$/),
      user_display_name: account.displayName,
      roles: account.roles,
    },
  ]);
  expect(decodeJwt(String(body.token))).toMatchObject({ data: { user: { id: expect.any(String) } } });
});

it('refuses others with WordPress’ codes', async () => {
  const wrong = JSON.stringify({ username: 'partner@calidora.example', password: 'x' });
  expect(await ask(wrong)).toMatchObject({
    status: 403,
    body: { code: '[jwt_auth] incorrect_password', data: { status: 403 } },
  });
  expect(await ask('{"username":"nobody@calidora.example","password":"x"}')).toMatchObject({
    status: 403,
    body: { code: '[jwt_auth] invalid_email' },
  });
  expect(await ask('{')).toMatchObject({ status: 400, body: { code: 'rest_invalid_json' } });
  expect(await ask(wrong, 'GET')).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
  expect((await ask(wrong, 'POST', new URL('/wp-json/', login.url).href)).status).toBe(404);
});
