import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { enquiryApiPaths } from '@kitchen/shared/enquiry.ts';
import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { processClocks } from '../lib/clocks.ts';
import { aPicture } from '../testing/a-picture.ts';
import { anEnquiry } from '../testing/an-enquiry.ts';
import { readMetric, scrape, sumOf } from '../testing/scrape.ts';
import { accepted, fetchToken, refused, sendEnquiry } from '../testing/send-enquiry.ts';
import { startTestSite } from '../testing/test-site.ts';
import { createEnquiryMetrics } from './enquiry-metrics.ts';
import type { EnquiryCounts } from './enquiry-queue.ts';

const patience = { timeout: 15_000, interval: 50 };

describe('enquiries in the metrics', () => {
  it('that wait show, with the mails that were tried in vain', async () => {
    await using site = await startTestSite();
    expect(await readMetric(site, 'enquiries', { state: 'waiting' })).toBe(0);
    const { token } = (await site.app.inject(enquiryApiPaths.token)).json() as { token: string };
    site.clock.now += 60_000;
    const sent = await site.app.inject({
      method: 'POST',
      url: enquiryApiPaths.submit,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: anEnquiry({ token }),
    });
    expect(sent.statusCode).toBe(202);
    await vi.waitFor(
      async () =>
        expect(await readMetric(site, 'mails_total', { kind: 'delivery', outcome: 'later' })).toBe(1),
      patience,
    );
    site.clock.now += 60_000;
    const series = await scrape(site);
    expect(sumOf(series, 'enquiry_store_up')).toBe(1);
    expect(sumOf(series, 'enquiries', { state: 'waiting' })).toBe(1);
    expect(sumOf(series, 'enquiry_oldest_waiting_seconds')).toBe(60);
  });

  it('in a place that does not answer hold no scrape up, and are asked for once', async () => {
    const registry = new Registry();
    const count = vi.fn(() => new Promise<EnquiryCounts>(() => undefined));
    createEnquiryMetrics(registry, { counts: count, check: async () => undefined }, processClocks);
    for (const _ of [1, 2]) {
      const series = await scrape({ registry });
      expect(sumOf(series, 'enquiry_store_up')).toBe(0);
      expect(
        series.some(({ name }) => name === 'enquiries' || name === 'enquiry_oldest_waiting_seconds'),
      ).toBe(false);
    }
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('say that none could be stored, as soon as that is so, and that it can again', async () => {
    await using site = await startTestSite();
    using database = new DatabaseSync(join(site.dataDir, 'enquiries.sqlite'));
    const isUp = async () => {
      site.clock.now += 60_000;
      return await readMetric(site, 'enquiry_store_up');
    };
    expect(await isUp()).toBe(1);
    database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON queue BEGIN SELECT RAISE(FAIL, 'the disk is full'); END",
    );
    expect(await isUp()).toBe(0);
    expect(await readMetric(site, 'enquiries', { state: 'waiting' })).toBe(0);
    database.exec('DROP TRIGGER full');
    expect(await isUp()).toBe(1);
  });

  it('say that one with a photograph was refused for want of room that a smaller one would find, and for how long', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    await using site = await startTestSite();
    const database = prepare.mock.contexts.find((each) =>
      (each as DatabaseSync).location()?.endsWith('/enquiries.sqlite'),
    ) as DatabaseSync;
    const isUp = async () => {
      site.clock.now += 60_000;
      return await readMetric(site, 'enquiry_store_up');
    };
    expect(await isUp()).toBe(1);
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
    // Of 4 KB: enough for the longest text, and not for a photograph.
    database.exec(`PRAGMA max_page_count = ${pages + 20}`);
    const photo = (await aPicture()).toString('base64');
    const token = await fetchToken(site);
    site.clock.now += 60_000;
    const withPhoto = () => sendEnquiry({ kind: 'service', token, photo }, { to: site });
    expect((await refused(withPhoto())).status).toBe(503);
    expect(await isUp()).toBe(0);
    expect(await readMetric(site, 'enquiries_refused_total', { kind: 'service' })).toBe(1);
    // Whoever only looks is still welcome.
    await site.knowCategories();
    expect((await site.app.inject('/readyz')).statusCode).toBe(200);
    database.exec('PRAGMA max_page_count = 1073741823');
    await accepted(withPhoto());
    expect(await isUp()).toBe(1);
    expect(await readMetric(site, 'enquiries_refused_total')).toBe(1);
  });

  it('do not count as refused where the visitor sent what is no enquiry, or too many', async () => {
    await using site = await startTestSite({ enquiryLimits: { network: 1 } });
    await accepted(sendEnquiry({}, { to: site }));
    expect((await refused(sendEnquiry({}, { to: site }))).status).toBe(429);
    expect((await refused(sendEnquiry({ email: 'nobody' }, { to: site }))).status).toBe(400);
    expect(await readMetric(site, 'enquiries_refused_total')).toBe(0);
  });

  it('are counted at most every few seconds, however many scrape', async () => {
    const registry = new Registry();
    const clock = { now: 0 };
    const states = { waiting: 2, delivered: 0, failed: 1, held: 0 };
    const count = vi.fn(async (): Promise<EnquiryCounts> => ({ states, oldestWaiting: 0 }));
    createEnquiryMetrics(
      registry,
      { counts: count, check: async () => undefined },
      {
        now: Date.now,
        steadyNow: () => clock.now,
      },
    );
    await Promise.all([scrape({ registry }), scrape({ registry })]);
    expect(sumOf(await scrape({ registry }), 'enquiries', { state: 'failed' })).toBe(1);
    expect(count).toHaveBeenCalledTimes(1);
    clock.now = 5_000;
    await scrape({ registry });
    expect(count).toHaveBeenCalledTimes(2);
  });
});
