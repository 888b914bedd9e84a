import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createEncryptedCookies } from './encrypted-cookies.ts';
import { createSessions, userIdOf } from './sessions.ts';
import { createSqliteSessionStore } from './sqlite-session-store.ts';

const hourMs = 60 * 60_000;

const request = { headers: {}, protocol: 'https', hostname: 'www.calidora.example' } as FastifyRequest;
const reply = { header: () => reply } as unknown as FastifyReply;

const cookieOptions = {
  secret: 'the secret of a site that runs in tests',
  publicUrl: null,
  warn: () => undefined,
};

async function someSessions() {
  const folder = await mkdtemp(join(tmpdir(), 'sessions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const time = { now: Date.UTC(2026, 10, 21, 9) };
  const now = () => time.now;
  const store = createSqliteSessionStore(join(folder, 'sessions.sqlite'), now);
  const open = (secret: string, previous: string | null = null) =>
    createSessions({
      secret,
      previousSecret: () => previous,
      store,
      createCookie: createEncryptedCookies({ ...cookieOptions, secret, now }),
      logger: pino({ level: 'silent' }),
      now,
    });
  const sessions = open(cookieOptions.secret);
  const visit = (email: string, to = sessions) =>
    to.begin(request, reply, { name: 'Anna', email, roles: [] });
  return { time, store, open, sessions, visit };
}

it('begins a session also where the visit before it cannot be read or noted', async () => {
  const { store, visit } = await someSessions();
  store.close();
  expect(await visit('anna@partners.example')).toMatchObject({
    user: { name: 'Anna' },
    previousVisitAt: null,
  });
});

it('tells when the visit before began, for each user, and counts a day’s logins as one visit', async () => {
  const { time, visit } = await someSessions();

  const first = await visit('anna@partners.example');
  expect(first.previousVisitAt).toBeNull();
  const firstAt = time.now;
  time.now += 2 * hourMs;
  expect(await visit('Anna@Partners.example')).toMatchObject({ userId: first.userId, previousVisitAt: null });
  time.now += 6 * hourMs;
  const secondAt = time.now;
  expect((await visit('anna@partners.example')).previousVisitAt).toBe(firstAt);
  time.now += hourMs;
  expect((await visit('anna@partners.example')).previousVisitAt).toBe(firstAt);
  time.now += 8 * hourMs;
  expect((await visit('anna@partners.example')).previousVisitAt).toBe(secondAt);

  const other = await visit('carla@partners.example');
  expect(other.previousVisitAt).toBeNull();
  expect(other.userId).not.toBe(first.userId);
  expect(first.userId).toMatch(/^[\w-]{43}$/);
});

it('knows a visit of the day on which the secret was changed when the former secret counts no more', async () => {
  const { time, open, visit } = await someSessions();
  const firstAt = time.now;
  await visit('anna@partners.example');
  time.now += hourMs;
  const secret = 'another secret of thirty-two characters';
  const changed = open(secret, cookieOptions.secret);
  expect((await visit('anna@partners.example', changed)).previousVisitAt).toBeNull();
  time.now += 24 * hourMs;
  expect((await visit('anna@partners.example', open(secret))).previousVisitAt).toBe(firstAt);
});

it('does not go on with a visit that began on a clock that was put back since', async () => {
  const { time, visit } = await someSessions();
  time.now += 24 * hourMs;
  await visit('anna@partners.example');
  time.now -= 24 * hourMs;
  const backAt = time.now;
  await visit('anna@partners.example');
  time.now += 9 * hourMs;
  expect((await visit('anna@partners.example')).previousVisitAt).toBe(backAt);
});

it('goes on with a session whose cookie an older version made with the login’s token, which the next cookie lacks', async () => {
  const { time, sessions } = await someSessions();
  const content = z.looseObject({ token: z.string().optional() });
  const cookie = createEncryptedCookies({ ...cookieOptions, now: () => time.now })('session', content);
  const answers: string[] = [];
  const answer = { header: (_name: string, line: string) => answers.push(line) } as unknown as FastifyReply;
  const asking = () =>
    ({ ...request, headers: { cookie: answers.at(-1)?.split(';')[0] } }) as unknown as FastifyRequest;
  const old = {
    id: 'of-an-older-version',
    name: 'Anna',
    email: 'anna@partners.example',
    roles: ['partner'],
    userId: userIdOf('anna@partners.example', cookieOptions.secret),
    previousVisitAt: null,
    token: 'the token of the login',
    since: time.now,
    renewedAt: time.now,
  };
  await cookie.set(request, answer, old, time.now + hourMs);
  time.now += 60_000;
  expect(await sessions.read(asking(), answer)).toMatchObject({ user: { name: 'Anna', roles: ['partner'] } });
  expect(answers).toHaveLength(2);
  const { token: _token, ...rest } = old;
  expect(await cookie.read(asking())).toEqual({ ...rest, renewedAt: time.now, exp: expect.any(Number) });
});

it('a session that began on a clock that was put back since is over, and one that has ended stays so', async () => {
  const { time, sessions } = await someSessions();
  const answers: string[] = [];
  const answer = { header: (_name: string, line: string) => answers.push(line) } as unknown as FastifyReply;
  const asking = (line = '') =>
    ({ ...request, headers: { cookie: line.split(';')[0] } }) as unknown as FastifyRequest;
  const anna = { name: 'Anna', email: 'anna@partners.example', roles: [] };
  const begin = async () => {
    await sessions.begin(request, answer, anna);
    return asking(answers.at(-1));
  };
  const isGood = async (cookie: FastifyRequest) => (await sessions.read(cookie, reply)) !== null;

  const today = await begin();
  const ended = await begin();
  expect(await sessions.end(ended, reply)).toBe('everywhere');
  time.now += 24 * hourMs;
  const ahead = await begin();
  expect(await isGood(ahead)).toBe(true);
  // What has ended is forgotten some time after another one ends.
  expect(await sessions.end(await begin(), reply)).toBe('everywhere');
  time.now -= 24 * hourMs;
  expect([await isGood(today), await isGood(ended), await isGood(ahead)]).toEqual([true, false, false]);
});
