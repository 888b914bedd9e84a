import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CookieJar, SessionSite, SessionSiteOptions } from '../../testing/session-site.ts';
import { rightPassword, startSessionSite } from '../../testing/session-site.ts';
import { startRedis } from '../../testing/start-redis.ts';

const anna = 'anna@partners.example';
const carla = 'carla@partners.example';
const minuteMs = 60_000;
const soonestRefusalMs = 1_500;

async function openSite(options?: SessionSiteOptions): Promise<SessionSite> {
  const site = await startSessionSite(options);
  onTestFinished(() => site[Symbol.asyncDispose]());
  return site;
}

let site: SessionSite;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
  site = await openSite();
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  site.clock.now += ms;
  vi.setSystemTime(Date.now() + ms);
}

/** The status of a wrong password from an address. */
const guess = async (from: string, name = anna, at = site) =>
  (await at.logIn(name, 'wrong', { from })).statusCode;

/** The pauses before the login was asked, without those before a refusal. */
const pauses = (at = site) => at.waits.filter((ms) => ms !== soonestRefusalMs);

const address = (number: number) => `203.0.${Math.floor(number / 250)}.${(number % 250) + 1}`;

describe('an address that guesses', () => {
  it('waits after six wrong passwords, longer each time, and hears how long', async () => {
    for (let turn = 0; turn < 5; turn++) expect(await guess('203.0.113.1', `user${turn}`)).toBe(401);
    const waited: number[] = [];
    for (let turn = 5; turn < 16; turn++) {
      expect(await guess('203.0.113.1', `user${turn}`)).toBe(401);
      const early = await site.logIn(anna, 'wrong', { from: '203.0.113.1' });
      expect([early.statusCode, early.json().type]).toEqual([429, 'urn:problem-type:too-many-requests']);
      expect(early.headers['cache-control']).toBe('no-store');
      waited.push(Number(early.headers['retry-after']));
      pass(Number(early.headers['retry-after']) * 1000);
    }
    expect(waited).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    expect(site.outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(waited.length);
  });

  it('is no concern of others, and is forgotten after an hour', async () => {
    for (let turn = 0; turn < 6; turn++) await guess('203.0.113.1', `user${turn}`);
    expect(await guess('203.0.113.1')).toBe(429);
    expect(await guess('203.0.113.2')).toBe(401);
    pass(60 * minuteMs);
    for (let turn = 0; turn < 6; turn++) expect(await guess('203.0.113.1', `user${turn}`)).toBe(401);
  });

  it('is a whole network of 64 bits, where it is an IPv6 address', async () => {
    for (let turn = 0; turn < 6; turn++) await guess(`2001:db8::${turn + 1}`, `user${turn}`);
    expect(await guess('2001:db8::ffff')).toBe(429);
    expect(await guess('2001:db8:0:1::1')).toBe(401);
  });

  it('waits also where it has many IPv6 networks, as whoever rents a server may', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn++) {
      statuses.push(await guess(`2001:db8:7:${turn.toString(16)}::1`, `user${turn}`));
    }
    expect(statuses.indexOf(429)).toBe(51);
    expect(new Set(statuses.slice(51))).toEqual(new Set([429]));
    expect(await guess('2001:db8:8::1')).toBe(401);
    // Whoever is turned away for the others' sake does not wait the longer for it.
    pass(1_500);
    for (let turn = 0; turn < 6; turn++) expect(await guess('2001:db8:7:ffff::1')).toBe(429);
    pass(500);
    expect((await site.logIn(anna, rightPassword, { from: '2001:db8:7:ffff::1' })).statusCode).toBe(200);
  });

  it('counts a hundred at once as a hundred', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => guess('203.0.113.1', `user${n}`)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
    expect(site.login.requests).toHaveLength(6);
  });

  it('does not make up for it by logging in under a name of its own', async () => {
    for (let turn = 0; turn < 5; turn++) await guess('203.0.113.1');
    expect((await site.logIn(carla, rightPassword, { from: '203.0.113.1' })).statusCode).toBe(200);
    expect(await guess('203.0.113.1')).toBe(401);
    expect(await guess('203.0.113.1')).toBe(429);
  });

  it('does where it was the owner who found the password in the end', async () => {
    for (let turn = 0; turn < 5; turn++) await guess('203.0.113.1');
    expect((await site.logIn(anna, rightPassword, { from: '203.0.113.1' })).statusCode).toBe(200);
    for (let turn = 0; turn < 5; turn++) expect(await guess('203.0.113.1')).toBe(401);
    expect(pauses()).toEqual([]);
  });

  it('gets no more guesses at others for logging in under a name of its own many times at once', async () => {
    for (const count of [5, 14, 100]) {
      const own = await Promise.all(
        Array.from({ length: count }, () => site.logIn(carla, rightPassword, { from: '203.0.113.1' })),
      );
      expect(own.some(({ statusCode }) => statusCode === 200)).toBe(true);
    }
    // The pause that the last of them began.
    pass(2_000);
    const statuses = await Promise.all(Array.from({ length: 200 }, () => guess('203.0.113.1')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  });

  it('is not held to what the login did not answer', async () => {
    site.login.answer((_request, response) => response.writeHead(500).end());
    for (let turn = 0; turn < 20; turn++) expect(await guess('203.0.113.1')).toBe(502);
    expect(pauses()).toEqual([]);
  });
});

describe('a partner whose password strangers guess', () => {
  it('gets in, after a pause of four seconds at most, though 200 addresses have tried', async () => {
    for (let turn = 0; turn < 200; turn++) expect(await guess(address(turn))).toBe(401);
    expect(pauses().slice(0, 6)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000]);
    expect(Math.max(...pauses())).toBe(4_000);
    const answer = await site.logIn(anna, rightPassword, { from: '198.51.100.1' });
    expect(answer.statusCode).toBe(200);
  });

  it('waits for nobody in a browser where they have logged in before', async () => {
    const jar: CookieJar = new Map();
    await site.logIn(anna, rightPassword, { jar, from: '198.51.100.1' });
    await site.ask({ method: 'DELETE', jar });
    for (let turn = 0; turn < 200; turn++) await guess(address(turn));
    // Even from an address that strangers share.
    for (let turn = 0; turn < 8; turn++) await guess('198.51.100.7', `user${turn}`);
    expect(await guess('198.51.100.7')).toBe(429);
    site.waits.length = 0;
    pass(30 * 24 * 60 * minuteMs);
    for (let turn = 0; turn < 20; turn++) await guess(address(turn));
    site.waits.length = 0;
    const answer = await site.logIn(' ANNA@Partners.example', rightPassword, { jar, from: '198.51.100.7' });
    expect([answer.statusCode, pauses()]).toEqual([200, []]);
  });

  it('is not served by a browser that is known under another name, or by a made-up cookie', async () => {
    const jar: CookieJar = new Map();
    await site.logIn(carla, rightPassword, { jar, from: '198.51.100.1' });
    for (let turn = 0; turn < 6; turn++) await guess(address(turn));
    site.waits.length = 0;
    await site.logIn(anna, 'wrong', { jar, from: '198.51.100.2' });
    const session = new Map([['__Host-device', String(jar.get('__Host-session'))]]);
    await site.logIn(anna, 'wrong', { jar: session, from: '198.51.100.3' });
    expect(pauses()).toHaveLength(2);
  });

  it.each([
    ['as WordPress folds it', ['łukasz', 'Łukasz', 'ŁUKASZ', 'luk£asz', 'lukasz', 'lu%41kasz', 'ｌukasz']],
    ['with tags', ['an<a>na', 'an<b>na', '<i>anna', '<x>anna', 'anna<y', 'anna<z', '<z>anna']],
  ])('is no easier to guess by writing the name %s', async (_how, names) => {
    for (const [turn, name] of names.entries()) expect(await guess(address(turn), name)).toBe(401);
    expect(pauses()).toEqual([250]);
  });

  it('is not easier to guess under two names, once a login has told that these are one account’s', async () => {
    await using redis = await startRedis();
    for (const at of [site, await openSite({ redisUrl: redis.url })]) {
      at.login.answer(async (request, response) => {
        const { password } = (await json(request)) as { password: string };
        if (password !== rightPassword) return response.writeHead(403).end();
        return response.end(JSON.stringify({ token: 't', user_email: anna, user_display_name: 'Anna' }));
      });
      expect((await at.logIn('Anna', rightPassword, { from: '198.51.100.1' })).statusCode).toBe(200);
      for (let turn = 0; turn < 7; turn++) await guess(address(turn), turn % 2 ? anna : 'anna', at);
      expect(pauses(at)).toEqual([250]);
    }
    // Another process has heard of it, too.
    const other = await openSite({ redisUrl: redis.url });
    await guess(address(9), 'anna', other);
    expect(pauses(other)).toEqual([500]);
  });

  it('is guessed as slowly by somebody who logs in under names that count as the partner’s', async () => {
    const jar: CookieJar = new Map();
    await site.logIn('<b>carla', rightPassword, { jar, from: '198.51.100.1' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      statuses.push((await site.logIn(`<i>anna${turn}`, 'wrong', { jar, from: '198.51.100.1' })).statusCode);
      await site.logIn('<b>carla', rightPassword, { from: '198.51.100.1' });
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  });

  it('has a browser that waits, like an address, when it is the one that guesses', async () => {
    const jar: CookieJar = new Map();
    await site.logIn(anna, rightPassword, { jar });
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      statuses.push((await site.logIn(anna, 'wrong', { jar, from: address(turn) })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    pass(2_000);
    expect((await site.logIn(anna, rightPassword, { jar })).statusCode).toBe(200);
  });
});

describe('attempts that are under way', () => {
  const many = (count: number, names = (_turn: number) => anna) =>
    Array.from({ length: count }, (_, turn) => guess(address(100 + turn), names(turn)));

  it('in a partner’s name do not keep the partner’s new browser out, however slow they are', async () => {
    const released = Promise.withResolvers<void>();
    for (let turn = 0; turn < 6; turn++) await guess(address(turn));
    site.gate.wait = () => released.promise;
    const waiting = many(50);
    await vi.waitFor(() => expect(pauses()).toHaveLength(50));
    site.gate.wait = async (ms) => ms;
    expect((await site.logIn(anna, rightPassword, { from: '198.51.100.1' })).statusCode).toBe(200);
    released.resolve();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([401]));
  });

  it('are so many at most that the process bears them; who comes then hears when to come back', async () => {
    const released = Promise.withResolvers<void>();
    site.login.answer(async (_request, response) => {
      await released.promise;
      response.writeHead(401).end();
    });
    const waiting = many(200, (turn) => `user${turn}`);
    await vi.waitFor(() => expect(site.login.requests).toHaveLength(200), { timeout: 10_000 });
    const late = await site.logIn(carla, rightPassword, { from: '198.51.100.1' });
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '5']);
    released.resolve();
    await Promise.all(waiting);
    expect(await guess('198.51.100.1', carla)).toBe(401);
  });
});

describe('two processes on one Redis', () => {
  it('count together, know each other’s logouts, and keep a partner’s browser known', async () => {
    await using redis = await startRedis();
    const { clock } = site;
    const one = await openSite({ redisUrl: redis.url, clock });
    const other = await openSite({ redisUrl: redis.url, clock });

    for (let turn = 0; turn < 6; turn++) {
      expect(await guess('203.0.113.1', `user${turn}`, turn % 2 ? one : other)).toBe(401);
    }
    expect([await guess('203.0.113.1', anna, one), await guess('203.0.113.1', anna, other)]).toEqual([
      429, 429,
    ]);
    for (let turn = 0; turn < 8; turn++) await guess(address(turn), anna, turn % 2 ? one : other);
    expect([...pauses(one), ...pauses(other)].toSorted((left, right) => left - right)).toEqual([250, 500]);

    const jar: CookieJar = new Map();
    await one.logIn(carla, rightPassword, { jar });
    const copy = new Map(jar);
    expect((await other.ask({ jar: copy })).statusCode).toBe(200);
    await one.ask({ method: 'DELETE', jar });
    expect((await other.ask({ jar: copy })).statusCode).toBe(401);
    expect((await other.logIn(carla, rightPassword, { jar })).statusCode).toBe(200);
  });

  it('go on alone when Redis freezes: logging in, being known, logging out', async () => {
    await using redis = await startRedis();
    const one = await openSite({ redisUrl: redis.url });
    redis.freeze();
    const jar: CookieJar = new Map();
    expect((await one.logIn(anna, rightPassword, { jar })).statusCode).toBe(200);
    expect((await one.ask({ jar })).statusCode).toBe(200);
    const copy = new Map(jar);
    expect((await one.ask({ method: 'DELETE', jar })).statusCode).toBe(202);
    expect((await one.ask({ jar: copy })).statusCode).toBe(401);
    for (let turn = 0; turn < 6; turn++) await guess('203.0.113.1', `user${turn}`, one);
    expect(await guess('203.0.113.1', anna, one)).toBe(429);
  });
});
