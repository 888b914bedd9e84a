import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { Session } from '@kitchen/shared/session.ts';
import { loginProblemTypeOf, sessionApiPath, sessionRenewHeader } from '@kitchen/shared/session.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aFullDisk } from '../../testing/a-full-disk.ts';
import type { CookieJar, SessionSite, SessionSiteOptions } from '../../testing/session-site.ts';
import {
  rightPassword,
  sessionSiteSecret,
  sessionSiteUrl,
  startSessionSite,
  upstreamToken,
} from '../../testing/session-site.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const anna = 'anna@partners.example';
const annaAsUser = {
  user: { name: 'Anna Bianchi', email: anna, roles: ['service'] },
  endsInS: 30 * 60,
  extendable: true,
};

async function openSite(options?: SessionSiteOptions): Promise<SessionSite> {
  const site = await startSessionSite(options);
  onTestFinished(() => site[Symbol.asyncDispose]());
  return site;
}

type Answer = Awaited<ReturnType<SessionSite['ask']>>;

function problemOf(answer: Answer) {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const problem = problemSchema.parse(answer.json());
  expect(problem.status).toBe(answer.statusCode);
  return { status: problem.status, type: loginProblemTypeOf(problem.type), fields: problem.fields };
}

const loggedOutcomes = ({ log }: SessionSite) =>
  log.flatMap((line) => {
    const { login, why } = JSON.parse(line) as { login?: string; why?: string };
    return login === undefined ? [] : [why === undefined ? login : `${login}: ${why}`];
  });

let site: SessionSite;
let jar: CookieJar;

beforeEach(async () => {
  site = await openSite();
  jar = new Map();
});

describe('who logs in', () => {
  it('is known from then on, and not any more after logging out', async () => {
    expect(problemOf(await site.ask({ jar }))).toMatchObject({ status: 401, type: 'login-required' });
    const answer = await site.logIn(anna, rightPassword, { jar });
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      annaAsUser,
      'no-store',
    ]);
    const known = await site.ask({ jar });
    expect([known.statusCode, known.json(), known.headers['cache-control']]).toEqual([
      200,
      annaAsUser,
      'no-store',
    ]);
    const gone = await site.ask({ method: 'DELETE', jar });
    expect([gone.statusCode, gone.body, gone.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(jar.has('__Host-session')).toBe(false);
    expect((await site.ask({ jar })).statusCode).toBe(401);
    expect((await site.ask({ method: 'DELETE', jar })).statusCode).toBe(204);
    expect(loggedOutcomes(site)).toEqual(['accepted']);
    expect(site.outcomes).toEqual(['accepted']);
  });

  it('gets a cookie for this host alone, that no script reads and no other site sends', async () => {
    const { headers, cookies } = await site.logIn(anna, rightPassword, { jar });
    expect(cookies.map(({ name }) => name)).toEqual(['__Host-session', '__Host-device']);
    for (const line of [headers['set-cookie']].flat()) {
      expect(line).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(Buffer.byteLength(String(line))).toBeLessThanOrEqual(4096);
    }
    expect(cookies[0]).toMatchObject({ maxAge: 30 * 60 });
  });

  it('finds the password taken as it is, and the name without the spaces around it', async () => {
    let body = '';
    site.login.answer(async (request, response) => {
      for await (const chunk of request) body += String(chunk);
      response.writeHead(401).end();
    });
    await site.logIn('  anna\n', ' pass\r\nSet-Cookie: a=b “è” ');
    expect(JSON.parse(body)).toEqual({ username: 'anna', password: ' pass\r\nSet-Cookie: a=b “è” ' });
    expect(site.login.requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
  });

  it.each([
    [undefined, []],
    [null, []],
    [['Service'], ['service']],
    [{ 1: 'partner', 4: 'editor' }, ['partner']],
    [
      ['service', 'partner'],
      ['partner', 'service'],
    ],
    [['subscriber'], []],
    [[], []],
  ])('is, where the login says the roles %j, one of %j', async (roles, expected) => {
    site.login.answer((_request, response) => {
      response.end(JSON.stringify({ token: 't', user_email: anna, user_display_name: ' ', roles }));
    });
    const answer = await site.logIn(anna);
    expect(answer.json()).toMatchObject({ user: { name: anna, email: anna, roles: expected } });
  });

  it('is what LOGIN_DEFAULT_ROLE says where the login says no roles, and what the login says where it does', async () => {
    const service = await openSite({ defaultRole: 'service' });
    const rolesOf = async (roles: unknown) => {
      service.login.answer((_request, response) => {
        response.end(JSON.stringify({ token: 't', user_email: anna, user_display_name: 'Anna', roles }));
      });
      return (await service.logIn(anna)).json<Session>().user.roles;
    };
    expect([
      await rolesOf(undefined),
      await rolesOf(null),
      await rolesOf(['partner']),
      await rolesOf(['customer']),
      await rolesOf([]),
    ]).toEqual([['service'], ['service'], ['partner'], [], []]);
  });

  it('gets a cookie without the token of the login, however long that is', async () => {
    const withToken = async (token: string) => {
      site.login.answer((_request, response) => {
        response.end(JSON.stringify({ token, user_email: anna, user_display_name: 'Anna' }));
      });
      await site.logIn(anna, rightPassword, { jar });
      expect((await site.ask({ jar })).statusCode).toBe(200);
      return jar.get('__Host-session')?.length;
    };
    expect(await withToken('x'.repeat(5_000))).toBe(await withToken('x'));
  });
});

describe('a login that does not open', () => {
  it.each([400, 401, 403])('says with %i that name or password was wrong, and not which', async (status) => {
    site.login.answer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 'incorrect_password', message: 'The secret text of upstream' }));
    });
    const answer = await site.logIn(anna, 'wrong', { jar });
    expect(problemOf(answer)).toMatchObject({ status: 401, type: 'login-refused' });
    expect(answer.body).not.toContain('upstream');
    expect(jar.size).toBe(0);
    expect(loggedOutcomes(site)).toEqual(['refused']);
  });

  const html = '<html>Anna, your password “x” is fine</html>';
  const good = { token: 't', user_email: anna, user_display_name: 'Anna' };
  const ways: [string, string, Parameters<SessionSite['login']['answer']>[0]][] = [
    ['500', 'unreachable: status 500', (_request, response) => response.writeHead(500).end(html)],
    ['429', 'unreachable: status 429', (_request, response) => response.writeHead(429).end()],
    ['a closed connection', 'unreachable: connection-reset', (request) => request.socket.destroy()],
    ['silence', 'unreachable: timeout', () => undefined],
    [
      'a body that never ends',
      'unreachable: timeout',
      (_request, response) => {
        response.writeHead(200);
        response.write('{"token":');
      },
    ],
    [
      'half a body',
      'unreachable: connection-reset',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"token":', () => response.destroy());
      },
    ],
    ['a web page', 'nonsense: no JSON', (_request, response) => response.end(html)],
    [
      'another shape',
      'nonsense: another shape',
      (_request, response) => response.end(JSON.stringify({ ...good, token: 7 })),
    ],
    [
      'an empty name',
      'nonsense: another shape',
      (_request, response) => response.end(JSON.stringify({ ...good, user_email: '' })),
    ],
    ['null', 'nonsense: another shape', (_request, response) => response.end('null')],
    [
      'a good answer in Brotli that nobody asked for',
      'nonsense: unasked-encoding',
      (_request, response) =>
        response.setHeader('content-encoding', 'br').end(brotliCompressSync(JSON.stringify(good))),
    ],
    [
      'a good answer in gzip, and that in Brotli',
      'nonsense: unasked-encoding',
      (_request, response) =>
        response
          .setHeader('content-encoding', 'gzip, br')
          .end(brotliCompressSync(gzipSync(JSON.stringify(good)))),
    ],
    [
      'far too much',
      'nonsense: answer-too-large',
      (_request, response) => response.end(JSON.stringify({ ...good, more: 'x'.repeat(100_000) })),
    ],
    [
      'a redirect',
      'nonsense: status 307',
      (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end(),
    ],
    ['404', 'nonsense: status 404', (_request, response) => response.writeHead(404).end(html)],
  ];
  it.each(ways)('answers 502 to %s, and the log says why', async (_name, why, listener) => {
    site.login.answer(listener);
    const answer = await site.logIn(anna, rightPassword, { jar });
    expect(problemOf(answer)).toMatchObject({ status: 502, type: 'login-unavailable' });
    expect([answer.headers['retry-after'], jar.size]).toEqual(['10', 0]);
    expect(loggedOutcomes(site)).toEqual([why]);
    // A redirect was not followed, and nothing was asked twice: the password went out once.
    expect(site.login.requests).toHaveLength(1);
  });

  it('answers 502 where nothing listens', async () => {
    await site.login[Symbol.asyncDispose]();
    site.login[Symbol.asyncDispose] = async () => undefined;
    expect(problemOf(await site.logIn(anna))).toMatchObject({ status: 502 });
    expect(loggedOutcomes(site)).toEqual(['unreachable: unreachable']);
  });

  it('answers 503 where this site has none', async () => {
    const closed = await openSite({ hasLogin: false });
    expect(problemOf(await closed.logIn(anna))).toMatchObject({ status: 503, type: 'login-unavailable' });
    expect(problemOf(await closed.ask())).toMatchObject({ status: 401, type: 'login-required' });
    expect(closed.outcomes).toEqual(['closed']);
  });
});

describe('a request that is not as it should be', () => {
  it.each([
    ['no field', '{}', ['username', 'password']],
    ['an empty name', '{"username":" ","password":"x"}', ['username']],
    ['a long password', JSON.stringify({ username: 'a', password: 'x'.repeat(1_025) }), ['password']],
    ['another type', '{"username":["a"],"password":{"$ne":1}}', ['username', 'password']],
    ['an unknown field', '{"username":"a","password":"b","remember":true}', ['body']],
    ['a list', '[]', ['body']],
    ['null', 'null', ['body']],
  ])('answers 400 to %s and names the fields', async (_name, body, fields) => {
    const answer = await site.ask({ method: 'POST', body });
    const { status, fields: named } = problemOf(answer);
    expect([status, named?.map(({ name }) => name)]).toEqual([400, fields]);
    expect(site.login.requests).toHaveLength(0);
  });

  it.each(['{', '"', '{"__proto__":{"a":1},"username":"a","password":"b"}'])(
    'answers 400 to the body %s',
    async (body) => {
      expect(problemOf(await site.ask({ method: 'POST', body })).status).toBe(400);
    },
  );

  it('answers 413 to a body that is too large, and 415 to what is not JSON', async () => {
    const large = JSON.stringify({ username: 'a', password: 'x'.repeat(20_000) });
    expect(problemOf(await site.ask({ method: 'POST', body: large })).status).toBe(413);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { 'content-type': type };
      const body = '{"username":"a","password":"b"}';
      expect(problemOf(await site.ask({ method: 'POST', body, headers })).status).toBe(415);
    }
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('answers 400 to parameters of %s', async (method) => {
    const body = method === 'POST' ? { body: '{"username":"a","password":"b"}' } : {};
    const answer = await site.ask({ method, query: '?user=a&user=b&x', ...body });
    expect(problemOf(answer).fields?.map(({ name }) => name)).toEqual(['user', 'x']);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: sessionSiteUrl }],
    [{ 'sec-fetch-site': 'none' }],
  ])('comes from a page elsewhere, as %j says, and is refused', async (headers) => {
    await site.logIn(anna, rightPassword, { jar });
    expect((await site.logIn(anna, rightPassword, { headers })).statusCode).toBe(403);
    expect((await site.ask({ method: 'DELETE', jar, headers })).statusCode).toBe(403);
    expect((await site.ask({ jar })).statusCode).toBe(200);
  });

  it('is taken from the own pages', async () => {
    expect((await site.logIn(anna, rightPassword, { headers: { origin: sessionSiteUrl } })).statusCode).toBe(
      200,
    );
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'https://calidora.example' };
    expect((await site.logIn(anna, rightPassword, { headers })).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('ends when it was not used for half an hour, and goes on when it was', async () => {
    await site.logIn(anna, rightPassword, { jar });
    for (let minutes = 0; minutes < 120; minutes += 29) {
      site.clock.now += 29 * minuteMs;
      expect((await site.ask({ jar })).statusCode).toBe(200);
    }
    site.clock.now += 30 * minuteMs;
    expect((await site.ask({ jar })).statusCode).toBe(401);
  });

  it('gets another cookie once a minute, not with every answer', async () => {
    await site.logIn(anna, rightPassword, { jar });
    site.clock.now += 59_000;
    expect((await site.ask({ jar })).cookies).toEqual([]);
    site.clock.now += 1_000;
    expect((await site.ask({ jar })).cookies).toMatchObject([{ name: '__Host-session' }]);
    expect((await site.ask({ jar })).cookies).toEqual([]);
  });

  it('says when it will be over, which is when it is', async () => {
    await site.logIn(anna, rightPassword, { jar });
    site.clock.now += 59_000;
    const { endsInS } = (await site.ask({ jar })).json<{ endsInS: number }>();
    expect(endsInS).toBe(30 * 60 - 59);
    site.clock.now += endsInS * 1000;
    expect((await site.ask({ jar })).statusCode).toBe(401);
  });

  it('is not prolonged by the question whether it is over', async () => {
    await site.logIn(anna, rightPassword, { jar });
    site.clock.now += 10 * minuteMs;
    await site.ask({ jar });
    site.clock.now += 20 * minuteMs;
    const headers = { [sessionRenewHeader]: 'no' };
    const asked = await site.ask({ jar, headers });
    expect([asked.json<{ endsInS: number }>().endsInS, asked.cookies]).toEqual([10 * 60, []]);
    site.clock.now += 10 * minuteMs;
    expect((await site.ask({ jar, headers })).statusCode).toBe(401);
  });

  it('can be extended in its last minutes by being used, and says so until its longest time is near', async () => {
    await site.logIn(anna, rightPassword, { jar });
    const { now: since } = site.clock;
    const look = async () =>
      (await site.ask({ jar, headers: { [sessionRenewHeader]: 'no' } })).json<Session>();
    site.clock.now += 28 * minuteMs;
    expect(await look()).toMatchObject({ endsInS: 2 * 60, extendable: true });
    // Another tab uses it: whoever only looks hears of that.
    await site.ask({ jar });
    expect(await look()).toMatchObject({ endsInS: 30 * 60, extendable: true });
    for (const end = since + 8 * hourMs; site.clock.now < end - 30 * minuteMs; ) {
      site.clock.now += 29 * minuteMs;
      await site.ask({ jar });
    }
    const { endsInS, extendable } = await look();
    expect([endsInS * 1000, extendable]).toEqual([since + 8 * hourMs - site.clock.now, false]);
    site.clock.now += endsInS * 1000 - 1000;
    await site.ask({ jar });
    expect(await look()).toMatchObject({ endsInS: 1, extendable: false });
  });

  it('ends after eight hours, however busy', async () => {
    await site.logIn(anna, rightPassword, { jar });
    const { now: since } = site.clock;
    for (site.clock.now += 20 * minuteMs; site.clock.now < since + 8 * hourMs; ) {
      const answer = await site.ask({ jar });
      expect(answer.statusCode).toBe(200);
      expect(answer.json<{ endsInS: number }>().endsInS).toBe(
        Math.min(30 * 60, (since + 8 * hourMs - site.clock.now) / 1000),
      );
      site.clock.now += 20 * minuteMs;
    }
    expect((await site.ask({ jar })).statusCode).toBe(401);
  });

  it('is over for whoever has a copy of its cookie, also after a restart', async () => {
    await site.logIn(anna, rightPassword, { jar });
    const copy = new Map(jar);
    await site.ask({ method: 'DELETE', jar });
    expect((await site.ask({ jar: new Map(copy) })).statusCode).toBe(401);
    const restarted = await openSite({ dataDir: site.dataDir, clock: site.clock });
    expect((await restarted.ask({ jar: new Map(copy) })).statusCode).toBe(401);
  });

  it('is over in this process at once where the disk is full, its cookie gone, and the answer says what is not', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const full = await openSite();
    const disk = aFullDisk(prepare.mock.contexts[0] as DatabaseSync);
    await full.logIn(anna, rightPassword, { jar });
    const copy = new Map(jar);
    const gone = await full.ask({ method: 'DELETE', jar });
    expect([gone.statusCode, gone.json(), gone.headers['cache-control']]).toEqual([
      202,
      { endedEverywhere: false },
      'no-store',
    ]);
    expect(jar.has('__Host-session')).toBe(false);
    expect((await full.ask({ jar: new Map(copy) })).statusCode).toBe(401);
    expect(full.log.join('')).toMatch(/"level":50.*database or disk is full/);
    // What the answer warns of, and what it promises for later.
    const restarted = await openSite({ dataDir: full.dataDir, clock: full.clock });
    expect((await restarted.ask({ jar: new Map(copy) })).statusCode).toBe(200);
    disk.free();
    await full.logIn(anna, rightPassword, { jar });
    expect((await full.ask({ method: 'DELETE', jar })).statusCode).toBe(204);
    expect((await restarted.ask({ jar: new Map(copy) })).statusCode).toBe(401);
  });

  it('gives way to the next login where the disk is full', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const full = await openSite();
    aFullDisk(prepare.mock.contexts[0] as DatabaseSync);
    await full.logIn(anna, rightPassword, { jar });
    const before = new Map(jar);
    expect((await full.logIn('carla@partners.example', rightPassword, { jar })).statusCode).toBe(200);
    expect((await full.ask({ jar: before })).statusCode).toBe(401);
  });

  it('is another one at each login, and the one before is over', async () => {
    await site.logIn(anna, rightPassword, { jar });
    const planted = new Map(jar);
    await site.logIn('carla@partners.example', rightPassword, { jar });
    expect(jar.get('__Host-session')).not.toBe(planted.get('__Host-session'));
    expect((await site.ask({ jar })).json()).toMatchObject({ user: { email: 'carla@partners.example' } });
    expect((await site.ask({ jar: planted })).statusCode).toBe(401);
  });

  it('survives a restart and works in every process with the same secret, and with no other', async () => {
    await site.logIn(anna, rightPassword, { jar });
    const same = await openSite();
    expect((await same.ask({ jar })).statusCode).toBe(200);
    const other = await openSite({ secret: 'another secret of thirty-two characters' });
    expect((await other.ask({ jar })).statusCode).toBe(401);
  });

  it('outlives a change of the secret, where the one before is named', async () => {
    await site.logIn(anna, rightPassword, { jar });
    const secret = 'another secret of thirty-two characters';
    const changed = await openSite({ secret, previousSecret: sessionSiteSecret, clock: site.clock });
    const before = jar.get('__Host-session');
    site.clock.now += 5 * 60_000;
    expect((await changed.ask({ jar })).statusCode).toBe(200);
    // Its cookie was renewed meanwhile: from now on the new secret is enough.
    expect(jar.get('__Host-session')).not.toBe(before);
    const later = await openSite({ secret, clock: site.clock });
    expect((await later.ask({ jar })).statusCode).toBe(200);
  });

  it('is not made up by anybody, nor out of other cookies', async () => {
    await site.logIn(anna, rightPassword, { jar });
    const value = String(jar.get('__Host-session'));
    const device = String(jar.get('__Host-device'));
    const [header = '', , ...rest] = value.split('.');
    const odd = [
      '',
      'x',
      '....',
      device,
      value.slice(0, -1),
      value.slice(0, 100),
      value.slice(5),
      `${value}A`,
      value.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
      [Buffer.from('{"alg":"none"}').toString('base64url'), '', ...rest].join('.'),
      [
        Buffer.from('{"alg":"PBES2-HS256+A128KW","enc":"A256GCM","p2c":9e9,"p2s":"a"}').toString('base64url'),
        '',
        ...rest,
      ].join('.'),
      `${header}..${'A'.repeat(16)}.${'A'.repeat(3_000)}.${'A'.repeat(22)}`,
      '%E0%A4%A',
      '%00%0d%0a',
      'é'.repeat(50),
      encodeURIComponent(JSON.stringify({ id: '1', email: anna })),
    ];
    for (const text of odd) {
      const answer = await site.ask({ jar: new Map([['__Host-session', text]]) });
      expect([text, answer.statusCode]).toEqual([text, 401]);
      expect(
        (await site.ask({ method: 'DELETE', jar: new Map([['__Host-session', text]]) })).statusCode,
      ).toBe(204);
    }
    // What another site of the domain can set.
    expect((await site.ask({ jar: new Map([['session', value]]) })).statusCode).toBe(401);
    expect((await site.ask({ jar })).statusCode).toBe(200);
  });
});

describe('what others get to know', () => {
  it('is neither name nor password nor token, in no log line, answer or cookie', async () => {
    const password = 'wrong-password-7319';
    await site.logIn(anna, rightPassword, { jar });
    await site.logIn(anna, password);
    await site.ask({ method: 'POST', body: `{"username":"${anna}","password":"${password}","x":1}` });
    await site.ask({ method: 'POST', body: `{"username":"${anna}","password":"${password}"` });
    site.login.answer((_request, response) => response.end(`no JSON ${password} ${anna} ${upstreamToken}`));
    await site.logIn(anna, password);
    site.login.answer((_request, response) => response.writeHead(500).end(`${password} ${anna}`));
    await site.logIn(anna, password);
    const cookies = [...jar.values()].map((value) => Buffer.from(value, 'base64').toString('latin1'));
    await site.ask({ method: 'DELETE', jar });
    expect([loggedOutcomes(site).length, cookies.length]).toEqual([4, 2]);
    const seen = [...site.log, ...cookies].join('\n');
    for (const secret of [anna, 'Bianchi', password, rightPassword, upstreamToken]) {
      expect(seen).not.toContain(secret);
    }
  });

  it('is no line of their own making in the log', async () => {
    await site.logIn('a\r\n{"level":60,"msg":"forged"}', 'x');
    expect(site.log.join('')).not.toContain('forged');
  });
});

describe('over plain http', () => {
  const here = { host: 'localhost:3000' };

  it('the cookie is as safe on the own machine', async () => {
    const local = await openSite({ publicUrl: null });
    const { headers } = await local.logIn(anna, rightPassword, { headers: here });
    expect([headers['set-cookie']].flat()[0]).toMatch(/^__Host-session=.*; Secure;/);
    expect(local.log.join('')).not.toContain('plain http');
  });

  it('it works elsewhere too, and the log warns, once', async () => {
    const open = await openSite({ publicUrl: null });
    const headers = { host: '192.0.2.7:3000' };
    const answer = await open.logIn(anna, rightPassword, { jar, headers });
    expect([answer.headers['set-cookie']].flat()[0]).toMatch(
      /^session=[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await open.ask({ jar, headers })).statusCode).toBe(200);
    expect(open.log.filter((line) => line.includes('plain http'))).toHaveLength(1);
  });

  it('a proxy that is trusted tells that the visitor came by https', async () => {
    const behind = await openSite({ publicUrl: null, trustProxy: '127.0.0.1' });
    const headers = {
      host: 'site.internal:3000',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'www.calidora.example',
      'x-forwarded-for': '203.0.113.9',
    };
    await behind.logIn(anna, rightPassword, { jar, headers, from: '127.0.0.1' });
    expect([...jar.keys()]).toEqual(['__Host-session', '__Host-device']);
    expect((await behind.ask({ jar, headers })).statusCode).toBe(200);
  });

  it('a proxy that nobody named does not, and the log says that all visitors look alike', async () => {
    const behind = await openSite({ publicUrl: null });
    const headers = { host: '192.0.2.7', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    await behind.logIn(anna, rightPassword, { jar, headers });
    expect([...jar.keys()]).toEqual(['session', 'device']);
    expect(behind.log.filter((line) => line.includes('TRUST_PROXY does not name'))).toHaveLength(1);
  });
});

it('speaks so over a socket too', async () => {
  const answer = await fetch(`${site.url}${sessionApiPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: anna, password: rightPassword }),
  });
  expect([answer.status, await answer.json(), answer.headers.getSetCookie().length]).toEqual([
    200,
    annaAsUser,
    2,
  ]);
});
