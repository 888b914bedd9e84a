import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { accepted, refused, sendEnquiry as send } from '../testing/send-enquiry.ts';
import { startRedis } from '../testing/start-redis.ts';
import { startTestSite } from '../testing/test-site.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

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

  it('come many, if a proxy stands before the site and TRUST_PROXY does not name it: the log says so, once', async () => {
    await using behind = await startTestSite();
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    for (let number = 0; number < 2; number++) await accepted(send({}, { to: behind, headers }));
    expect(behind.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);

    await using trusting = await startTestSite({ environment: { TRUST_PROXY: 'loopback' } });
    await accepted(send({}, { to: trusting, headers }));
    expect(trusting.log.join('\n')).not.toContain('TRUST_PROXY');
  });

  it('one that is sent again under its key counts once', async () => {
    await using limited = await startTestSite({ enquiriesPerHour: 2 });
    const to = limited;
    const from = '198.51.100.7';
    const key = randomUUID();
    for (let number = 0; number < 5; number++) await accepted(send({}, { to, from, key }));
    await accepted(send({}, { to, from }));
    expect((await refused(send({}, { to, from }))).status).toBe(429);
    await accepted(send({}, { to, from, key }));
  });

  it('what could not be stored does not count', async () => {
    await using full = await startTestSite({ enquiriesPerHour: 1 });
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
    await using alone = await startTestSite({ environment: { REDIS_URL: redis.url }, enquiriesPerHour: 3 });
    const to = alone;
    const from = '198.51.100.7';
    redis.freeze();
    const before = performance.now();
    for (let number = 0; number < 3; number++) await accepted(send({}, { to, from }));
    expect((await refused(send({}, { to, from }))).status).toBe(429);
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('they are counted together by all processes on one Redis', async () => {
    await using redis = await startRedis();
    const environment = { REDIS_URL: redis.url };
    await using one = await startTestSite({ environment, enquiriesPerHour: 3 });
    await using other = await startTestSite({ environment, enquiriesPerHour: 3 });
    const from = '198.51.100.7';
    const statuses: number[] = [];
    for (const to of [one, other, one, other, one]) {
      statuses.push((await send({}, { to, from })).statusCode);
    }
    // A Redis that answers late lets a process count for itself once; each alone would have taken all of them.
    expect(statuses.slice(0, 3)).toEqual([202, 202, 202]);
    expect(statuses).toContain(429);
  });
});
