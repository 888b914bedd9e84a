import { expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const start = Date.UTC(2026, 10, 21);
const minuteMs = 60_000;
const tokens = createTokens('a secret of at least 32 characters');
const token = tokens.issue(start);

it.each([
  ['early', 2_999],
  [null, 3_000],
  [null, 24 * 60 * minuteMs],
  ['late', 24 * 60 * minuteMs + 1],
  // Another machine's clock is behind.
  [null, -3_000],
  [null, -5 * minuteMs],
  ['early', -2_999],
  // It was a day ahead, and was put back.
  [null, -24 * 60 * minuteMs],
])('finds a token %s after %i ms', (fault, ms) => {
  expect(tokens.faultOf(token, start + ms)).toBe(fault);
});

it('of the secret before is good until that is accepted no longer', () => {
  const former = { secret: 'a secret of at least 32 characters' as string | null };
  const changed = createTokens('another secret of at least 32 chars', () => former.secret);
  expect(changed.faultOf(token, start + minuteMs)).toBeNull();
  expect(changed.faultOf(changed.issue(start), start + minuteMs)).toBeNull();
  expect(tokens.faultOf(changed.issue(start), start + minuteMs)).toBe('forged');
  former.secret = null;
  expect(changed.faultOf(token, start + minuteMs)).toBe('forged');
});

it('is made anew each time', () => {
  expect(tokens.issue(start)).not.toBe(token);
});

it.each([
  ['nothing', undefined, 'missing'],
  ['an empty text', '', 'missing'],
  ['no token', 'abc', 'forged'],
  ['another time', token.replace(/^[^.]+/, (start + 1000).toString(36)), 'forged'],
  ['another signature', `${token.slice(0, -3)}AAA`, 'forged'],
  ['something more', `${token}A`, 'forged'],
  ['something very long', 'a.b.'.repeat(5_000), 'forged'],
  ['what another key signed', createTokens('another secret of at least 32 chars').issue(start), 'forged'],
])('does not believe %s', (_what, text, fault) => {
  expect(tokens.faultOf(text, start + minuteMs)).toBe(fault);
});
