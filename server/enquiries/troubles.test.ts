import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectRedis } from '../platform/redis/connect-redis.ts';
import { anEnquiry } from '../testing/an-enquiry.ts';
import type { TestMailServer } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { accepted, fetchToken, mailsAbout, refused, sendEnquiry as send } from '../testing/send-enquiry.ts';
import { startRedis } from '../testing/start-redis.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';
import { createTokens } from './tokens.ts';

const minuteMs = 60_000;
const sessionSecret = 'the secret of a site that runs in tests';

let mailServer: TestMailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer[Symbol.asyncDispose]());

it('what comes while the site ends is accepted, and does not hold up the end', async () => {
  await using ending = await startTestSite();
  const { hostname, port } = new URL(ending.url);
  const body = JSON.stringify(anEnquiry());
  const socket = connect(Number(port), hostname);
  const answered = text(socket);
  const asked = once(ending.app.server, 'request');
  const head = `POST ${enquiryApiPaths.submit} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.write(`${head}\r\n\r\n{`);
  await asked;
  const closed = ending.app.close();
  await vi.waitUntil(() => !ending.app.server.listening);
  socket.write(body.slice(1));
  expect(await answered).toMatch(/^HTTP\/1\.1 202 .*"reference"/s);
  await closed;
});

it('an enquiry waits while Redis is away and is delivered when it is back; nothing of the visitor is logged', async () => {
  await using redis = await startRedis();
  const environment = { REDIS_URL: redis.url, SMTP_URL: mailServer.url };
  await using away = await startTestSite({ environment });
  await redis.kill();
  const early = await fetchToken(away);
  away.clock.now += minuteMs;
  const references = await Promise.all(
    [1, 2].map(() => accepted(send({ name: 'Verysecretname', token: early }, { to: away }))),
  );
  await redis.start();
  for (const reference of references) await mailsAbout(mailServer, reference, 2);
  expect(away.log.join('\n')).not.toContain('Verysecretname');
  expect(away.log.filter((line) => line.includes('Redis does not keep enquiries safe'))).toHaveLength(1);
});

it('a form filled in on a site of several machines counts by one clock, whatever theirs say', async () => {
  await using redis = await startRedis();
  const environment = { REDIS_URL: redis.url, SMTP_URL: mailServer.url };
  await using one = await startTestSite({ environment });
  await using behind = await startTestSite({ environment });
  await using ahead = await startTestSite({ environment });
  behind.clock.now -= 2 * minuteMs;
  ahead.clock.now += 2 * minuteMs;
  const reasons = (site: TestSite) =>
    site.log.flatMap((line) => /"reason":"(token [a-z]+)"/.exec(line)?.[1] ?? []);
  for (const to of [behind, ahead]) {
    // On a busy machine a form may be on its way for longer than is too early, and is then filled in again.
    const { shown, shownAt } = await vi.waitFor(
      async () => {
        const shown = await fetchToken(one);
        const shownAt = performance.now();
        await accepted(send({ token: shown }, { to }));
        expect(reasons(to)).toEqual(['token early']);
        return { shown, shownAt };
      },
      { timeout: 30_000 },
    );
    await vi.waitUntil(() => performance.now() - shownAt > 4_500, { timeout: 10_000 });
    await accepted(send({ token: shown }, { to }));
    expect(reasons(to)).toEqual(['token early']);
  }
});

/** As a disk in trouble. */
function breakFile({ dataDir }: TestSite): void {
  const database = new DatabaseSync(join(dataDir, 'enquiries.sqlite'));
  database.exec('DROP TABLE queue');
  database.close();
}

it('nothing is promised where neither Redis nor the disk takes it', async () => {
  await using full = await startTestSite();
  breakFile(full);
  const answer = await refused(send({}, { to: full }));
  expect([answer.status, answer.retryAfter]).toEqual([503, '10']);
});

it('what Redis takes does not need the disk', async () => {
  await using redis = await startRedis();
  const environment = { REDIS_URL: redis.url, SMTP_URL: mailServer.url, SESSION_SECRET: sessionSecret };
  await using full = await startTestSite({ environment });
  await vi.waitUntil(async () => (await full.registry.metrics()).includes('redis_up 1'), 20_000);
  breakFile(full);
  const early = createTokens(sessionSecret).issue(Date.now() - minuteMs);
  // A Redis on a busy disk is left to itself for a moment, in which the visitor is asked to send again.
  const key = randomUUID();
  const sent = () => accepted(send({ token: early }, { to: full, key }));
  await mailsAbout(mailServer, await vi.waitFor(sent, { timeout: 15_000, interval: 500 }), 2);
});

it('a Redis that may lose enquiries is named at the start', async () => {
  await using redis = await startRedis();
  const environment = { REDIS_URL: redis.url };
  await using safe = await startTestSite({ environment });
  expect(safe.log.join('\n')).not.toContain('Redis may lose enquiries');

  const operator = connectRedis(redis.url, () => undefined);
  await operator.config('SET', 'appendfsync', 'everysec');
  await operator.config('SET', 'maxmemory-policy', 'allkeys-lru');
  operator.disconnect();
  await using lossy = await startTestSite({ environment });
  await vi.waitUntil(() => lossy.log.some((line) => line.includes('set maxmemory-policy')), 20_000);
  const log = lossy.log.join('\n');
  expect(log).toContain('Redis may lose enquiries: set appendfsync always');
  expect(log).toContain('Redis may lose enquiries: set maxmemory-policy noeviction');
  expect(log).not.toContain('set appendonly');

  // Also one that does not answer yet while the site starts.
  redis.freeze();
  await using early = await startTestSite({ environment });
  redis.thaw();
  await vi.waitUntil(() => early.log.some((line) => line.includes('set maxmemory-policy')), 20_000);
});
