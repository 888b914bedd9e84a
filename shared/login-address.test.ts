import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress, readNext } from './login-address.ts';

const site = 'https://www.calidora.example';
const nextIn = (next: string) => readNext(new URLSearchParams({ next }));

describe('loginAddress', () => {
  it('keeps the language, and leads on to where the visitor wanted to go', () => {
    const address = loginAddress('/api/documents/prices-2026?lng=it', 'it');
    expect(address).toBe('/ita/login?next=%2Fapi%2Fdocuments%2Fprices-2026%3Flng%3Dit&lng=it');
    expect(readNext(new URL(address, site).searchParams)).toBe('/api/documents/prices-2026?lng=it');
  });
});

describe('readNext', () => {
  it.each([
    '/',
    '/reserved-area',
    '/reserved-area?lng=it#drawings',
    '/product/MX120%2FG-SS?lng=en',
    '/api/documents/prices-2026',
    '/api/documents/prices-2026?lng=it',
  ])('leads on to %s', (next) => {
    expect(nextIn(next)).toBe(next);
  });

  it.each([
    ['nothing', ''],
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example'],
    ['more slashes', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a user before a host', '//www.calidora.example@evil.example'],
    ['a user name without slashes', '@evil.example'],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line break between the slashes', '/\n/evil.example'],
    ['a return between the slashes', '/\r/evil.example'],
    ['a header behind a line break', '/reserved-area\r\nset-cookie: a=b'],
    ['a zero', '/\0/evil.example'],
    ['a space before the slashes', ' //evil.example'],
    ['another kind of space', '/\u2028/evil.example'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['a step up that leaves two slashes', '/x/..//evil.example'],
    ['encoded dots that leave two slashes', '/%2e//evil.example'],
    ['a path without a slash before it', 'reserved-area'],
    ['the API', '/api/session'],
    ['the API in capitals', '/API/session'],
    ['the API, encoded', '/%61pi/session'],
    ['the API by a detour', '/x/../api/session'],
    ['the API behind a document', '/api/documents/../session'],
    ['the list of documents', '/api/documents'],
    ['no document', '/api/documents/a/b'],
    ['pictures', '/media/640/x'],
    ['the login itself', '/ita/login'],
    ['the login in capitals', '/ita/Login/?next=%2F'],
    ['a host that is none', '//['],
    ['an endless address', `/${'a'.repeat(1_000)}`],
  ])('leads nowhere from %s', (_what, next) => {
    expect(nextIn(next)).toBeUndefined();
  });

  it('leads nowhere from an address twice encoded, read once', () => {
    expect(readNext(new URLSearchParams('next=%2F%2Fevil.example'))).toBeUndefined();
    expect(readNext(new URLSearchParams('next=%2F%5Cevil.example'))).toBeUndefined();
    expect(readNext(new URLSearchParams())).toBeUndefined();
  });

  it('never leaves the site, whatever it is given', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'a',
      'evil.example',
      'https:',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => `/${pieces.join('')}`),
        ),
        (next) => {
          const read = nextIn(next);
          if (read === undefined) return;
          expect(new URL(read, site).origin).toBe(site);
          expect(nextIn(read)).toBe(read);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
