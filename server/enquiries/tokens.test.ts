import { expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const start = Date.UTC(2026, 10, 21);
const secret = 'a secret of at least 32 characters';

function tokensAt(ms: number, key = secret) {
  return createTokens(key, () => start + ms);
}

const minuteMs = 60_000;
const token = tokensAt(0).issue();

it.each([
  ['early', 2_999],
  [null, 3_000],
  [null, 24 * 60 * minuteMs],
  ['late', 24 * 60 * minuteMs + 1],
])('finds a token %s after %i ms', (fault, ms) => {
  expect(tokensAt(ms).faultOf(token)).toBe(fault);
});

it('is made anew each time', () => {
  expect(tokensAt(0).issue()).not.toBe(token);
});

it.each([
  ['nothing', undefined, 'missing'],
  ['an empty text', '', 'missing'],
  ['no token', 'abc', 'forged'],
  ['another time', token.replace(/^[^.]+/, (start + 1000).toString(36)), 'forged'],
  ['another signature', `${token.slice(0, -3)}AAA`, 'forged'],
  ['something more', `${token}A`, 'forged'],
  ['something very long', 'a.b.'.repeat(5_000), 'forged'],
])('does not believe %s', (_what, text, fault) => {
  expect(tokensAt(minuteMs).faultOf(text)).toBe(fault);
});

it('does not believe what another key signed', () => {
  expect(tokensAt(minuteMs, 'another secret of at least 32 chars').faultOf(token)).toBe('forged');
});

it('goes on to count where the processes of the site have agreed on another key', () => {
  const other = 'another secret of at least 32 chars';
  const tokens = createTokens(secret, () => start + minuteMs);
  tokens.adopt(other);
  expect(tokens.faultOf(token)).toBeNull();
  expect(tokensAt(2 * minuteMs, other).faultOf(tokens.issue())).toBeNull();
});
