import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { Freshness } from '../cache/freshness.ts';
import { fixedSource } from '../cache/freshness.ts';
import type { ResponseParts } from './finish-response.ts';
import { identityOf, withSmallestBodies } from './finish-response.ts';
import { ResponseCache } from './response-cache.ts';

const now = 1_000_000;

function aFreshness() {
  const freshness = {
    tag: 'categories:hobs',
    storedAt: now - 1_000,
    freshUntil: now + 1_000,
    staleUntil: now + 9_000,
    revalidateAt: now + 1_000,
    invalidated: false,
    revalidate: vi.fn(),
  };
  return freshness satisfies Freshness;
}

const aRequest = {} as FastifyRequest;

const aResponse = (changes: Partial<ResponseParts> = {}): ResponseParts => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  sources: [],
  body: 'x'.repeat(5_000),
  outcome: 'hit',
  ...changes,
});

/** A cache with a clock, in a process that has too much to do if told so. */
function aCache({ maxBytes = 1e6 } = {}) {
  const state = { now, isOverloaded: false };
  const overload = {
    staleFallback: <T>(find: () => T | undefined) => (state.isOverloaded ? find() : undefined),
  };
  const cache = new ResponseCache({ maxBytes, overload, now: () => state.now });
  const make = (key: string, changes?: Partial<ResponseParts>) =>
    cache.make(aRequest, key, { quality: 5, parts: async () => aResponse(changes) });
  return { cache, state, make };
}

describe('a cached response', () => {
  it('is given out while all that it was made from is current', async () => {
    const { cache, make } = aCache();
    const [ovens, hobs] = [aFreshness(), aFreshness()];
    await make('/both', { sources: [ovens, hobs] });
    expect(cache.get('/both')?.status).toBe(200);
    hobs.invalidated = true;
    expect(cache.get('/both')).toBeUndefined();
  });

  it('is given out at once where a refresh is due, which is started, and not where a source is too old', async () => {
    const { cache, state, make } = aCache();
    const source = aFreshness();
    await make('/a', { sources: [source] });
    expect([cache.get('/a')?.status, source.revalidate.mock.calls.length]).toEqual([200, 0]);
    state.now = source.revalidateAt;
    expect([cache.get('/a')?.status, source.revalidate.mock.calls.length]).toEqual([200, 1]);
    state.now = source.staleUntil;
    expect(cache.get('/a')).toBeUndefined();
  });

  it('is as old as what is first no longer fresh of what it was made from, whatever never ages', async () => {
    const { cache, state, make } = aCache();
    const list = fixedSource('recalls');
    const younger = { ...aFreshness(), storedAt: now, freshUntil: now + 2_000 };
    const app = fastify();
    app.get('/', (request, reply) => cache.respond(request, reply, '/a', { quality: 5, parts: vi.fn() }));
    await make('/a', { sources: [list, younger, aFreshness()] });
    const sent = async () => {
      const { age, 'cache-status': status } = (await app.inject('/')).headers;
      return [age, status];
    };
    expect(await sent()).toEqual(['0', 'store-cache; hit; ttl=1']);
    state.now += 3_000;
    expect(await sent()).toEqual(['4', 'store-cache; hit; ttl=-2']);
    await make('/a', { sources: [list] });
    expect(await sent()).toEqual([undefined, undefined]);
  });

  it('is given out for its own time at most, and not at all where it has none', async () => {
    const { cache, state, make } = aCache();
    await make('/a', { ttlMs: 500 });
    await make('/b', { ttlMs: 0 });
    expect([cache.get('/a')?.status, cache.get('/b')]).toEqual([200, undefined]);
    state.now += 500;
    expect(cache.get('/a')).toBeUndefined();
  });

  it.each([
    [undefined, 'store-cache; fwd=miss; stored'],
    [0, 'store-cache; fwd=miss'],
  ])('with a time of %s is said to be %s', async (ttlMs, status) => {
    const { cache } = aCache();
    const parts = async () => aResponse({ sources: [aFreshness()], outcome: 'miss', ttlMs });
    const app = fastify();
    app.get('/', (request, reply) => cache.respond(request, reply, '/a', { quality: 5, parts }));
    expect((await app.inject('/')).headers['cache-status']).toBe(status);
  });

  it('stands in where nothing may be made, as long as its sources may be served', async () => {
    const { cache, state, make } = aCache();
    const source = aFreshness();
    await make('/a', { sources: [source] });
    source.invalidated = true;
    state.now = source.staleUntil - 1;
    expect(cache.getOrStale('/a')).toBeUndefined();
    state.isOverloaded = true;
    expect(cache.getOrStale('/a')?.status).toBe(200);
    state.now = source.staleUntil;
    expect(cache.getOrStale('/a')).toBeUndefined();
  });

  it('is made once for all who ask for it meanwhile, and again after a failure', async () => {
    const { cache } = aCache();
    const parts = vi.fn(async () => aResponse());
    parts.mockRejectedValueOnce(new Error('not now'));
    await expect(
      Promise.all([1, 2].map(() => cache.make(aRequest, '/a', { quality: 5, parts }))),
    ).rejects.toThrow('not now');
    const [one, other] = await Promise.all(
      [1, 2].map(() => cache.make(aRequest, '/a', { quality: 5, parts })),
    );
    expect(one).toBe(other);
    expect(parts).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['combinations of filters', (turn: number) => `/c?color=cream,nero&width=${turn}`],
    ['searches', (turn: number) => `/api/search?lng=en&q=${turn}`],
    ['lists', (turn: number) => `/compare?items=${turn}`],
    ['pages of a long list', (turn: number) => `/c?page=${turn}`],
  ])('stays however many %s are asked for', async (_what, keyOf) => {
    const { cache, make } = aCache({ maxBytes: 40_000 });
    const usual = ['/c', '/c?lng=en', '/c?color=cream&lng=en'];
    for (const key of usual) await make(key);
    for (let turn = 0; turn < 20; turn++) await make(keyOf(turn));
    expect(usual.map((key) => cache.get(key)?.status)).toEqual([200, 200, 200]);
    expect([cache.get(keyOf(0)), cache.get(keyOf(19))?.status]).toEqual([undefined, 200]);
  });

  it('is made as small as can be once it is asked for again', async () => {
    const { cache, make } = aCache();
    const body = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * index) % 997}</li>`).join('');
    const quickly = await make('/a', { body });
    cache.get('/a');
    await vi.waitFor(() => expect(cache.get('/a')).not.toBe(quickly), { timeout: 10_000 });
    const again = cache.get('/a');
    expect(again?.bodies.br?.length).toBeLessThan(quickly.bodies.br?.length ?? 0);
    expect(brotliDecompressSync(again?.bodies.br ?? '').toString()).toBe(body);
    expect(again?.headers).toEqual(quickly.headers);
  });

  it('is made as small as can be only when it is asked for a second time, also where the site made it of its own accord', async () => {
    const { cache } = aCache();
    const body = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * index) % 997}</li>`).join('');
    const quickly = await cache.make(null, '/a', { quality: 5, parts: async () => aResponse({ body }) });
    expect(cache.get('/a')).toBe(quickly);
    // Whatever was begun for that would be over by now.
    await withSmallestBodies(quickly);
    expect(cache.get('/a')).toBe(quickly);
    await vi.waitFor(() => expect(cache.get('/a')).not.toBe(quickly), { timeout: 10_000 });
  });

  it('that the site makes of its own accord counts for nobody’s limit, and pushes nothing out', async () => {
    const { cache, make } = aCache({ maxBytes: 80_000 });
    const consume = vi.fn(async () => undefined);
    const parts = async () => aResponse({ body: randomBytes(700).toString('hex') });
    const made: string[] = [];
    await make('/asked');
    for (let turn = 0; turn < 50; turn++) {
      if (!cache.hasRoomFor(`/${turn}`)) continue;
      await cache.make(null, `/${turn}`, { quality: 5, limit: { consume }, parts });
      made.push(`/${turn}`);
    }
    expect(made.length).toBeGreaterThan(3);
    expect(made.length).toBeLessThan(50);
    expect(['/asked', ...made].filter((key) => !cache.isCurrent(key))).toEqual([]);
    // What stands there already may be made anew.
    expect([cache.hasRoomFor('/0'), cache.hasRoomFor('/new')]).toEqual([true, false]);
    expect(consume).not.toHaveBeenCalled();
  });

  it('says the same in each encoding', async () => {
    const { bodies } = await aCache().make('/a', { body: 'Calidora '.repeat(1_000) });
    const body = 'Calidora '.repeat(1_000);
    expect(brotliDecompressSync(bodies.br ?? '').toString()).toBe(body);
    expect(gunzipSync(bodies.gzip ?? '').toString()).toBe(body);
    expect((await identityOf(bodies)).toString()).toBe(body);
    expect(bodies.br?.length).toBeLessThan(body.length / 10);
  });

  it('takes no more of the cache than its compressed bodies, whatever was compressed', async () => {
    const { cache, make } = aCache({ maxBytes: 80_000 });
    const keys = Array.from({ length: 20 }, (_, index) => String(index));
    for (const key of keys) await make(key, { body: 'Calidora '.repeat(10_000) });
    expect(keys.filter((key) => cache.isCurrent(key))).toEqual(keys);
  });

  it.each([100, 3_000, 50_000])('holds no more memory than a body of %i bytes takes', async (length) => {
    const { bodies } = await aCache().make('/a', { body: 'Calidora '.repeat(length / 9) });
    for (const body of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length);
  });
});

describe('a response that says the same in another text', () => {
  const shout = () => ({ quality: 5, rewrite: vi.fn((text: string) => text.toUpperCase()) });

  it('is made once for all who ask for it meanwhile, and again once what it is made from was', async () => {
    const { cache, make } = aCache();
    const [rewriting, source] = [shout(), aFreshness()];
    const first = await make('/a', { body: 'x'.repeat(5_000), sources: [source] });
    const [one, other] = await Promise.all([1, 2].map(() => cache.rewritten(first, '/A', rewriting)));
    expect(other).toBe(one);
    expect((await identityOf(one?.bodies ?? {})).toString()).toBe('X'.repeat(5_000));
    expect(one).toMatchObject({ status: 200, sources: [source], madeAt: first.madeAt });
    expect(one?.headers.br).toMatchObject({ 'content-type': 'text/plain', 'content-encoding': 'br' });
    expect(one?.tag).not.toBe(first.tag);
    expect(await cache.rewritten(first, '/A', rewriting)).toBe(one);
    expect(rewriting.rewrite).toHaveBeenCalledTimes(1);
    const second = await make('/a', { body: 'y'.repeat(5_000), sources: [source] });
    const anew = await cache.rewritten(second, '/A', rewriting);
    expect((await identityOf(anew.bodies)).toString()).toBe('Y'.repeat(5_000));
  });

  it('stays what it is while what it is made from is compressed anew, and becomes as small itself', async () => {
    const { cache, make } = aCache();
    const rewriting = shout();
    const body = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * index) % 997}</li>`).join('');
    const from = await make('/a', { body });
    const quickly = await cache.rewritten(from, '/A', rewriting);
    const smaller = await withSmallestBodies(from);
    await vi.waitFor(async () => expect(await cache.rewritten(smaller, '/A', rewriting)).not.toBe(quickly), {
      timeout: 10_000,
    });
    const again = await cache.rewritten(smaller, '/A', rewriting);
    expect(again.bodies.br?.length).toBeLessThan(quickly.bodies.br?.length ?? 0);
    expect(again.headers).toEqual(quickly.headers);
    expect(rewriting.rewrite).toHaveBeenCalledTimes(1);
  });

  it('is not kept where the one that it is made from is not', async () => {
    const { cache, make } = aCache();
    const rewriting = shout();
    const once = await make('/a', { ttlMs: 0 });
    await cache.rewritten(once, '/A', rewriting);
    expect(cache.get('/A')).toBeUndefined();
  });
});

it.each([
  ['large bodies', 20_000, randomBytes(2_500).toString('hex'), 3],
  ['what small ones take besides their bodies', 100_000, '{}', 50],
])('the cache takes no more memory than it may, and counts %s', async (_what, maxBytes, body, most) => {
  const { cache, make } = aCache({ maxBytes });
  const keys = Array.from({ length: 200 }, (_, index) => String(index));
  for (const key of keys) await make(key, { body });
  const still = keys.filter((key) => cache.get(key)).length;
  expect(still).toBeGreaterThan(0);
  expect(still).toBeLessThan(most);
  expect(cache.get('199')).toBeDefined();
});
