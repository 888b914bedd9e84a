import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Freshness } from '../cache/freshness.ts';
import { KeptAnswers } from './kept-answers.ts';

const now = 1_000_000;

function aFreshness(changes: Partial<Freshness> = {}): Freshness {
  return {
    storedAt: now - 1_000,
    freshUntil: now + 1_000,
    staleUntil: now + 9_000,
    revalidateAt: now + 1_000,
    invalidated: false,
    tag: '',
    revalidate: () => undefined,
    ...changes,
  };
}

const anAnswer = (sources: Freshness[], body = 'x'.repeat(5_000)) => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  sources,
  body,
});

describe('KeptAnswers', () => {
  it('has it still for want of a better one, as long as its sources may be served', async () => {
    const clock = { now };
    const kept = new KeptAnswers({ maxBytes: 1e6, now: () => clock.now });
    const source = aFreshness();
    await kept.keep('/a', anAnswer([source]), 5);
    clock.now = source.staleUntil - 1;
    expect([kept.get('/a'), kept.getOld('/a')?.status]).toEqual([undefined, 200]);
    clock.now = source.staleUntil;
    expect(kept.getOld('/a')).toBeUndefined();
    expect(kept.getOld('/b')).toBeUndefined();
  });

  it('keeps bodies compressed so that each says the same', async () => {
    const kept = new KeptAnswers({ maxBytes: 1e6, now: () => now });
    const { bodies } = await kept.keep('/a', anAnswer([], 'Calidora '.repeat(1_000)), 5);
    expect(brotliDecompressSync(bodies.br ?? '')).toEqual(bodies.identity);
    expect(gunzipSync(bodies.gzip ?? '')).toEqual(bodies.identity);
    expect(bodies.br?.length).toBeLessThan(bodies.identity.length / 10);
  });

  it.each([100, 3_000, 50_000])('holds no more memory than a body of %i bytes takes', async (length) => {
    const kept = new KeptAnswers({ maxBytes: 1e6, now: () => now });
    const { bodies } = await kept.keep('/a', anAnswer([], 'Calidora '.repeat(length / 9)), 5);
    for (const body of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length);
  });

  it('counts what the smallest answers take besides their bodies', async () => {
    const kept = new KeptAnswers({ maxBytes: 100_000, now: () => now });
    const keys = Array.from({ length: 200 }, (_, index) => String(index));
    for (const key of keys) await kept.keep(key, anAnswer([], '{}'), 5);
    expect(keys.filter((key) => kept.get(key)).length).toBeLessThan(50);
  });

  it('tells answers that differ apart by their tag', async () => {
    const kept = new KeptAnswers({ maxBytes: 1e6, now: () => now });
    const tags = await Promise.all(
      ['one', 'two', 'one'].map(
        async (body, index) => (await kept.keep(String(index), anAnswer([], body), 5)).tag,
      ),
    );
    expect([tags[0] === tags[2], tags[0] === tags[1]]).toEqual([true, false]);
  });

  it('takes no more memory than it may', async () => {
    const kept = new KeptAnswers({ maxBytes: 20_000, now: () => now });
    for (let index = 0; index < 100; index++) await kept.keep(`/${index}`, anAnswer([]), 5);
    const still = Array.from({ length: 100 }, (_, index) => kept.get(`/${index}`)).filter(Boolean);
    expect(still.length).toBeGreaterThan(0);
    expect(still.length).toBeLessThanOrEqual(4);
    expect(kept.get('/99')).toBeDefined();
  });
});
