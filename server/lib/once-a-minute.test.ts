import { expect, onTestFinished, test, vi } from 'vitest';
import { onceAMinute } from './once-a-minute.ts';

test('the first is logged at once, those of each minute after it as one with their number', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const report = onceAMinute();
  const fail = (kind: string, at: number) => report(kind, (times) => lines.push(`${kind} ${at} ×${times}`));
  for (let at = 0; at < 130; at++) {
    fail('down', at);
    if (at === 100) fail('full', at);
    vi.advanceTimersByTime(1_000);
  }
  expect(lines).toEqual(['down 0 ×1', 'down 59 ×59', 'full 100 ×1', 'down 119 ×60']);
  vi.advanceTimersByTime(600_000);
  expect(lines.at(-1)).toBe('down 129 ×10');
  expect(vi.getTimerCount()).toBe(0);
  fail('down', 700);
  expect(lines.at(-1)).toBe('down 700 ×1');
});
