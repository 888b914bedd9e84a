import { expect, it, onTestFinished, vi } from 'vitest';
import { throttle } from './throttle.ts';

it.each([
  [10_000, ['first', 'third']],
  [Number.POSITIVE_INFINITY, ['first']],
])('lets one call through in %d ms', (ms, heard) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const call = vi.fn<(text: string) => void>();
  const throttled = throttle(ms, call);
  throttled('first');
  vi.advanceTimersByTime(9_999);
  throttled('second');
  vi.advanceTimersByTime(1);
  throttled('third');
  expect(call.mock.calls.flat()).toEqual(heard);
});
