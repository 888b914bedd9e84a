import { describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

describe('withTimeout', () => {
  it('tells what arrived in time and what failed in time', async () => {
    expect(await withTimeout(Promise.resolve('value'), 1_000)).toEqual({ state: 'arrived', value: 'value' });
    const error = new Error('away');
    expect(await withTimeout(Promise.reject(error), 1_000)).toEqual({ state: 'failed', error });
  });

  it('gives up on what takes longer, whose later failure harms nobody', async () => {
    const work = Promise.withResolvers<string>();
    expect(await withTimeout(work.promise, 1)).toEqual({ state: 'late' });
    work.reject(new Error('away'));
    await expect(work.promise).rejects.toThrow('away');
  });

  it('waits as long as it takes where there is no limit, and leaves no timer behind', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const work = Promise.withResolvers<string>();
    const waited = withTimeout(work.promise, null);
    work.resolve('late but there');
    expect(await waited).toEqual({ state: 'arrived', value: 'late but there' });
    expect(timers).not.toHaveBeenCalled();
  });
});
