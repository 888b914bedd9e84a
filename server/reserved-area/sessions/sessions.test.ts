import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createEncryptedCookies } from './encrypted-cookies.ts';
import { createSessions } from './sessions.ts';
import { createSqliteSessionStore } from './sqlite-session-store.ts';

const hourMs = 60 * 60_000;

const request = { headers: {}, protocol: 'https', hostname: 'www.calidora.example' } as FastifyRequest;
const reply = { header: () => reply } as unknown as FastifyReply;

async function someSessions() {
  const folder = await mkdtemp(join(tmpdir(), 'sessions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const time = { now: Date.UTC(2026, 10, 21, 9) };
  const now = () => time.now;
  const secret = 'the secret of a site that runs in tests';
  const store = createSqliteSessionStore(join(folder, 'sessions.sqlite'), now);
  const sessions = createSessions({
    secret,
    store,
    createCookie: createEncryptedCookies({ secret, publicUrl: null, warn: () => undefined, now }),
    logger: pino({ level: 'silent' }),
    now,
  });
  const visit = (email: string) =>
    sessions.begin(request, reply, { user: { name: 'Anna', email, roles: [] }, token: 'token' });
  return { time, store, visit };
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
