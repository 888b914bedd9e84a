import { json } from 'node:stream/consumers';
import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLoginMetrics } from '../../reserved-area/reserved-area.ts';
import { scrape } from '../../testing/scrape.ts';
import type { Asking, CookieJar, SessionSite } from '../../testing/session-site.ts';
import { rightPassword, sessionSiteSecret, startSessionSite } from '../../testing/session-site.ts';

it('logins show in the metrics by what became of them, also before the first one', async () => {
  const registry = new Registry();
  createLoginMetrics(registry).onLogin('refused');
  const counted = (await scrape({ registry })).filter(({ name }) => name === 'logins_total');
  expect(counted.map(({ labels, value }) => [labels.outcome, value])).toEqual(
    expect.arrayContaining([
      ['refused', 1],
      ['accepted', 0],
    ]),
  );
});

it('strangers’ failures keep nobody out of a browser that is known since before the secret was changed', async () => {
  const anna = 'anna@partners.example';
  const jar: CookieJar = new Map();
  await using before = await startSessionSite();
  await before.logIn(anna, rightPassword, { jar });
  await using changed = await startSessionSite({
    secret: 'another secret of thirty-two characters',
    previousSecret: sessionSiteSecret,
  });
  const pausesOf = async (asking: Asking) => {
    const already = changed.waits.length;
    await changed.logIn(anna, rightPassword, asking);
    return changed.waits.length - already;
  };
  for (let turn = 0; turn < 8; turn++) await changed.logIn(anna, 'wrong', { from: `203.0.${turn}.1` });
  expect(await pausesOf({ jar, from: '198.51.100.1' })).toBe(0);
  expect(await pausesOf({ from: '198.51.100.2' })).toBe(1);
});

describe('how long an answer takes', () => {
  const anna = 'anna@partners.example';
  let site: SessionSite;

  beforeEach(async () => {
    site = await startSessionSite();
    onTestFinished(() => site[Symbol.asyncDispose]());
    site.gate.wait = async (ms) => {
      site.clock.now += ms;
    };
  });

  /** The status of an attempt, and after how many ms it came. */
  async function time(name: string, password: string, asking?: Asking): Promise<[number, number]> {
    const begunAt = site.clock.now;
    const { statusCode } = await site.logIn(name, password, asking);
    return [statusCode, site.clock.now - begunAt];
  }

  /** Only for a user whom it knows does it check a password, which takes time. */
  function know(name: string, checkMs: number): void {
    site.login.answer(async (request, response) => {
      const { username } = (await json(request)) as { username: string };
      site.clock.now += username === name ? 100 + checkMs : 100;
      response.writeHead(403).end();
    });
  }

  it('does not tell whether there is such a user', async () => {
    know(anna, 700);
    expect(await time(anna, 'wrong', { from: '203.0.113.1' })).toEqual([401, 1_500]);
    expect(await time('nobody', 'wrong', { from: '203.0.113.2' })).toEqual([401, 1_500]);
  });

  it('does not tell so after a pause either', async () => {
    know(anna, 700);
    for (const name of [anna, 'nobody']) {
      const times: number[] = [];
      for (let turn = 0; turn < 8; turn++) {
        times.push((await time(name, 'wrong', { from: `203.0.${turn}.${name.length}` }))[1]);
      }
      expect(times).toEqual([1_500, 1_500, 1_500, 1_500, 1_500, 1_500, 1_750, 2_000]);
    }
  });

  it('does not tell which limit refused an attempt: that of the address, of the region, or of the browser', async () => {
    for (let turn = 0; turn < 51; turn++)
      await site.logIn(`user${turn}`, 'wrong', { from: `2001:db8:7:${turn}::1` });
    const jar: CookieJar = new Map();
    await site.logIn(anna, rightPassword, { jar, from: '198.51.100.1' });
    for (let turn = 0; turn < 6; turn++) await site.logIn(anna, 'wrong', { jar, from: '198.51.100.1' });
    for (let turn = 0; turn < 6; turn++) await site.logIn(`user${turn}`, 'wrong', { from: '203.0.113.1' });
    for (const asking of [
      { from: '203.0.113.1' },
      { from: '2001:db8:7:ffff::1' },
      { jar, from: '198.51.100.1' },
    ]) {
      expect(await time(anna, 'wrong', asking)).toEqual([429, 1_500]);
    }
  });

  it('is no longer than needed where somebody gets in, or the login is away', async () => {
    expect(await time(anna, rightPassword)).toEqual([200, 0]);
    site.login.answer((_request, response) => response.writeHead(500).end());
    expect(await time(anna, rightPassword)).toEqual([502, 0]);
  });

  it('is that of the login behind where this is slower', async () => {
    know(anna, 3_000);
    expect(await time(anna, 'wrong')).toEqual([401, 3_100]);
  });

  it('keeps nobody out: who waits for a refusal takes no place', async () => {
    const released = Promise.withResolvers<void>();
    site.gate.wait = () => released.promise;
    const waiting = Array.from({ length: 210 }, (_, turn) =>
      site.logIn(`user${turn}`, 'wrong', { from: `203.0.${turn}.1` }),
    );
    await vi.waitFor(() => expect(site.waits.length).toBeGreaterThanOrEqual(200), { timeout: 10_000 });
    expect((await site.logIn(anna, rightPassword, { from: '198.51.100.1' })).statusCode).toBe(200);
    released.resolve();
    await Promise.all(waiting);
  });

  it('is the same where too many were under way: who waits for that takes no place when one is free', async () => {
    const answered = Promise.withResolvers<void>();
    site.login.answer(async (_request, response) => {
      await answered.promise;
      response.writeHead(500).end();
    });
    const underWay = Array.from({ length: 200 }, (_, turn) =>
      site.logIn(`user${turn}`, 'wrong', { from: `203.0.${turn}.1` }),
    );
    await vi.waitFor(() => expect(site.login.requests).toHaveLength(200), { timeout: 10_000 });
    const waited = Promise.withResolvers<void>();
    site.gate.wait = () => waited.promise;
    const refused = Array.from({ length: 210 }, (_, turn) =>
      site.logIn(anna, rightPassword, { from: `198.51.${turn}.1` }),
    );
    await vi.waitFor(() => expect(site.waits).toEqual(refused.map(() => 1_500)));

    answered.resolve();
    expect(new Set((await Promise.all(underWay)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([502]),
    );
    site.login.answer(async (_request, response) => response.writeHead(500).end());
    expect((await site.logIn(anna, rightPassword, { from: '198.51.100.1' })).statusCode).toBe(502);
    waited.resolve();
    for (const { statusCode, headers } of await Promise.all(refused)) {
      expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
    }
  });
});
