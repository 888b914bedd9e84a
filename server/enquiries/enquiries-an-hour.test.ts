import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { problemTypeUri } from '@kitchen/shared/problem.ts';
import { describe, expect, it, vi } from 'vitest';
import { readMetric } from '../testing/scrape.ts';
import { accepted, fetchToken, refused, sendEnquiry as send } from '../testing/send-enquiry.ts';
import { fillRedis, startRedis } from '../testing/start-redis.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';
import { undeliveredAtMost } from './enquiry-queue.ts';
import { createTokens } from './tokens.ts';

/** A token of a form that somebody has read for a minute. */
async function openForm(site: TestSite): Promise<string> {
  const token = await fetchToken(site);
  site.clock.now += 60_000;
  return token;
}

describe('enquiries of one address', () => {
  it('ten an hour are taken; what had to be corrected does not count', async () => {
    await using limited = await startTestSite();
    const to = limited;
    const from = '198.51.100.7';
    for (let number = 0; number < 10; number++) {
      await refused(send({ name: '' }, { to, from }));
      await accepted(send({}, { to, from }));
    }
    const { status, retryAfter } = await refused(send({}, { to, from }));
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(3_000);
    await accepted(send({}, { to, from: '198.51.100.8' }));
  });

  it('of a region are few more, however many networks they come from', async () => {
    await using limited = await startTestSite({ enquiryLimits: { region: 3 } });
    const to = limited;
    const from = (network: number, region = 7) => ({ to, from: `2001:db8:${region}:${network}::1` });
    for (const network of [1, 2, 3]) await accepted(send({}, from(network)));
    const { status, type } = await refused(send({}, from(4)));
    expect([status, type]).toEqual([429, problemTypeUri('too-many-requests')]);
    await accepted(send({}, from(1, 8)));
  });

  it('of the whole world are as many as the operator says; who comes then reads how else to write', async () => {
    await using limited = await startTestSite({ environment: { ENQUIRIES_PER_HOUR_IN_ALL: '3' } });
    const to = limited;
    const token = await openForm(limited);
    const from = (visitor: number) => ({ to, from: `198.51.100.${visitor}` });
    for (const visitor of [1, 2, 3]) await accepted(send({ token }, from(visitor)));
    expect(await refused(send({ token }, from(4)))).toMatchObject({
      status: 429,
      type: problemTypeUri('too-many-enquiries'),
      detail: 'E-mail: info@calidora.example. Telephone: +39 02 5550 0100.',
      retryAfter: expect.stringMatching(/^3[56]\d\d$/),
    });
    const limitedBy = (labels: object) => readMetric(to, 'enquiries_limited_total', { ...labels });
    expect(await limitedBy({ limit: 'site', kind: 'contact' })).toBe(1);

    // Reports of safety problems have a place of their own, which is bounded as well.
    for (const visitor of [4, 5, 6]) await accepted(send({ kind: 'safety' }, from(visitor)));
    expect((await refused(send({ kind: 'safety' }, from(7)))).type).toBe(
      problemTypeUri('too-many-enquiries'),
    );
    expect(await limitedBy({ limit: 'site', kind: 'safety' })).toBe(1);
  });

  it('are not taken where thousands could not be delivered, but for those about safety', async () => {
    await using site = await startTestSite();
    using database = new DatabaseSync(join(site.dataDir, 'enquiries.sqlite'));
    const giveUp = (number: number) =>
      database.exec(
        `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${number})
         INSERT OR IGNORE INTO queue (key, state, enquiry, received_at, time)
         SELECT 'failed ' || n, 'failed', '{}', 0, 0 FROM numbers`,
      );
    giveUp(undeliveredAtMost.ordinary);
    const full = { status: 429, type: problemTypeUri('too-many-enquiries'), retryAfter: '3600' };
    expect(await refused(send({}, { to: site }))).toMatchObject(full);
    await accepted(send({ kind: 'safety' }, { to: site }));
    giveUp(undeliveredAtMost.urgent);
    expect(await refused(send({ kind: 'safety' }, { to: site }))).toMatchObject(full);
    expect(await readMetric(site, 'enquiries_limited_total', { limit: 'store' })).toBe(2);
  });

  it('of one address, however many at once, take no place from others and set off no alarm', async () => {
    await using redis = await startRedis();
    const SESSION_SECRET = 'the secret of a site that runs in tests';
    await using site = await startTestSite({
      environment: { REDIS_URL: redis.url, SESSION_SECRET, ENQUIRIES_PER_HOUR_IN_ALL: '20' },
      enquiryLimits: { token: 1_000 },
    });
    // As if the form had been shown a minute ago.
    const token = createTokens(SESSION_SECRET).issue(Date.now() - 60_000);
    const statusesFrom = (number: number, from: string) =>
      Promise.all(
        Array.from({ length: number }, async () => (await send({ token }, { to: site, from })).statusCode),
      );
    const [burst, ...others] = await Promise.all([
      statusesFrom(400, '198.51.100.7'),
      ...[1, 2, 3, 4, 5].map((visitor) => statusesFrom(1, `203.0.113.${visitor}`)),
    ]);
    expect(burst.filter((status) => status === 202)).toHaveLength(10);
    expect(others.flat()).toEqual([202, 202, 202, 202, 202]);
    const limitedBy = (limit: string) => readMetric(site, 'enquiries_limited_total', { limit });
    expect([await limitedBy('site'), await limitedBy('network')]).toEqual([0, 390]);
  });

  it('that are set aside take no place from others: they have as many of their own', async () => {
    await using site = await startTestSite({ environment: { ENQUIRIES_PER_HOUR_IN_ALL: '3' } });
    const token = await openForm(site);
    const from = (visitor: number) => ({ to: site, from: `198.51.100.${visitor}` });
    await accepted(send({}, from(1)));
    await accepted(send({ token, website: 'https://spam.example' }, from(2)));
    await accepted(send({ token: 'forged' }, from(3)));
    expect((await refused(send({}, from(4)))).type).toBe(problemTypeUri('too-many-enquiries'));
    for (const visitor of [5, 6, 7]) await accepted(send({ token }, from(visitor)));
    expect((await refused(send({ token }, from(8)))).type).toBe(problemTypeUri('too-many-enquiries'));
    const limitedBy = (limit: string) => readMetric(site, 'enquiries_limited_total', { limit });
    expect([await limitedBy('set-aside'), await limitedBy('site')]).toEqual([1, 1]);
  });

  it('with a form that is used up take no place from others, though they come at once', async () => {
    await using site = await startTestSite({
      environment: { ENQUIRIES_PER_HOUR_IN_ALL: '6' },
      enquiryLimits: { token: 2 },
    });
    const [token, another, third] = [await openForm(site), await openForm(site), await openForm(site)];
    const from = (visitor: number) => ({ to: site, from: `198.51.100.${visitor}` });
    await Promise.all([1, 2, 3, 4, 5].map((visitor) => accepted(send({ token }, from(visitor)))));
    for (const visitor of [6, 7]) await accepted(send({ token: another }, from(visitor)));
    expect(site.log.filter((line) => line.includes('Enquiry set aside'))).toHaveLength(3);
    for (const visitor of [8, 9]) await accepted(send({ token: third }, from(visitor)));
  });

  it('that are refused take no place from others', async () => {
    await using limited = await startTestSite({
      environment: { ENQUIRIES_PER_HOUR_IN_ALL: '3' },
      enquiryLimits: { network: 1 },
    });
    const to = limited;
    await accepted(send({}, { to, from: '198.51.100.7' }));
    for (let number = 0; number < 5; number++) await refused(send({}, { to, from: '198.51.100.7' }));
    await accepted(send({}, { to, from: '198.51.100.8' }));
    await accepted(send({}, { to, from: '198.51.100.9' }));
  });

  it('come many, if a proxy stands before the site and TRUST_PROXY does not name it: the log says so, once', async () => {
    await using behind = await startTestSite();
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    for (let number = 0; number < 2; number++) await accepted(send({}, { to: behind, headers }));
    expect(behind.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);

    await using trusting = await startTestSite({ environment: { TRUST_PROXY: 'loopback' } });
    await accepted(send({}, { to: trusting, headers }));
    // Somebody at the proxy's own machine.
    await accepted(send({}, { to: trusting, headers: { 'x-forwarded-for': '127.0.0.1' } }));
    expect(trusting.log.join('\n')).not.toContain('TRUST_PROXY');
  });

  it('one that is sent again under its key counts once', async () => {
    await using limited = await startTestSite({ enquiryLimits: { network: 2 } });
    const to = limited;
    const from = '198.51.100.7';
    const key = randomUUID();
    for (let number = 0; number < 5; number++) await accepted(send({}, { to, from, key }));
    await accepted(send({}, { to, from }));
    expect((await refused(send({}, { to, from }))).status).toBe(429);
    await accepted(send({}, { to, from, key }));
  });

  it('what could not be stored does not count', async () => {
    await using full = await startTestSite({ enquiryLimits: { network: 1 } });
    const to = full;
    const from = '198.51.100.7';
    using database = new DatabaseSync(join(full.dataDir, 'enquiries.sqlite'));
    database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON queue BEGIN SELECT RAISE(FAIL, 'the disk is full'); END",
    );
    for (let turn = 0; turn < 2; turn++) expect((await refused(send({}, { to, from }))).status).toBe(503);
    database.exec('DROP TRIGGER full');
    await accepted(send({}, { to, from }));
    expect((await refused(send({}, { to, from }))).status).toBe(429);
  });

  it('they are counted by each process while Redis is away, without anybody having to wait for it', async () => {
    await using redis = await startRedis();
    await using alone = await startTestSite({
      environment: { REDIS_URL: redis.url },
      enquiryLimits: { network: 3 },
    });
    const to = alone;
    const from = '198.51.100.7';
    redis.freeze();
    const before = performance.now();
    for (let number = 0; number < 3; number++) await accepted(send({}, { to, from }));
    expect((await refused(send({}, { to, from }))).status).toBe(429);
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('they are counted by each process while Redis is full', async () => {
    await using redis = await startRedis();
    await using alone = await startTestSite({
      environment: { REDIS_URL: redis.url },
      enquiryLimits: { network: 3 },
    });
    await fillRedis(redis);
    const sending = { to: alone, from: '198.51.100.7' };
    for (let number = 0; number < 3; number++) await accepted(send({}, sending));
    expect((await refused(send({}, sending))).status).toBe(429);
  });

  it('they are counted together by all processes on one Redis', async () => {
    await using redis = await startRedis();
    const environment = { REDIS_URL: redis.url };
    await using one = await startTestSite({ environment, enquiryLimits: { network: 3 } });
    await using other = await startTestSite({ environment, enquiryLimits: { network: 3 } });
    // A Redis that answers late lets a process count for itself once.
    let visitor = 20;
    const countsTogether = async () => {
      const from = `198.51.100.${visitor++}`;
      for (const to of [one, other, one]) await accepted(send({}, { to, from }));
      expect((await refused(send({}, { to: other, from }))).status).toBe(429);
    };
    await vi.waitFor(countsTogether, { timeout: 15_000 });
  });
});
