import { describe, expect, it, vi } from 'vitest';
import { retryUntilDone } from './retry-until-done.ts';

describe('retryUntilDone', () => {
  it('does what succeeds once', async () => {
    const work = vi.fn(async () => 'done');
    await retryUntilDone(work, new AbortController().signal);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('stops trying when it is told to', async () => {
    const ending = new AbortController();
    const work = vi.fn(async () => {
      ending.abort();
      throw new Error('away');
    });
    await retryUntilDone(work, ending.signal);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
