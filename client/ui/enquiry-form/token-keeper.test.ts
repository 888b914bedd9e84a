import { tokenAges } from '@kitchen/shared/enquiry.ts';
import { describe, expect, it } from 'vitest';
import { TokenKeeper } from './token-keeper.ts';

/** A keeper on a clock of its own, on which pauses take no time of ours. */
function aKeeper(answers: (string | undefined)[]) {
  const clock = { ms: 1_000_000, asked: 0, paused: [] as number[] };
  const keeper = new TokenKeeper({
    fetchToken: async () => answers[clock.asked++],
    now: () => clock.ms,
    pause: async (ms) => {
      clock.paused.push(ms);
      clock.ms += ms;
    },
  });
  return { keeper, clock };
}

describe('the token of an enquiry', () => {
  it('is fetched once, however often the form is touched', async () => {
    const { keeper, clock } = aKeeper(['first', 'second']);
    await Promise.all([keeper.prepare(), keeper.prepare()]);
    clock.ms += 60_000;
    expect(await keeper.take()).toBe('first');
    expect(clock.asked).toBe(1);
    expect(clock.paused).toEqual([]);
  });

  it('is held until it counts, for who is faster than the server believes', async () => {
    const { keeper, clock } = aKeeper(['first']);
    await keeper.prepare();
    clock.ms += 1_000;
    const before = clock.ms;
    expect(await keeper.take()).toBe('first');
    expect(clock.ms - before + 1_000).toBeGreaterThan(tokenAges.from);
  });

  it('is another one for a form that stood open for a day', async () => {
    const { keeper, clock } = aKeeper(['first', 'second']);
    await keeper.prepare();
    clock.ms += tokenAges.to;
    expect(await keeper.take()).toBe('second');
  });

  it('is asked for again after it was not to be had, and its absence holds up nothing', async () => {
    const { keeper, clock } = aKeeper([undefined, undefined, 'third']);
    await keeper.prepare();
    expect(await keeper.take()).toBeUndefined();
    expect(clock.paused).toEqual([]);
    expect(await keeper.take()).toBe('third');
  });
});
