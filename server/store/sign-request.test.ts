import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRequestSigner, encodeQuery } from './sign-request.ts';

/** RFC 5849, sections 3.4.1 and 3.6, written from its text to check the signer against. */
function encode(text: string): string {
  return [...new TextEncoder().encode(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9\-._~]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

function baseString(method: string, url: string, parameters: [string, string][]): string {
  const normalised = parameters
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return `${method}&${encode(url)}&${encode(normalised)}`;
}

function signature(base: string, consumerSecret: string, tokenSecret = ''): string {
  return createHmac('sha1', `${encode(consumerSecret)}&${encode(tokenSecret)}`)
    .update(base)
    .digest('base64');
}

function readHeader(header: string): Record<string, string> {
  expect(header).toMatch(/^OAuth /);
  return Object.fromEntries(
    header
      .slice('OAuth '.length)
      .split(', ')
      .map((pair) => {
        const [, name, value] = /^([a-z_]+)="(.*)"$/.exec(pair) ?? [];
        return [name, decodeURIComponent(value ?? '')];
      }),
  );
}

describe('the base string that the signer is checked against', () => {
  it('is that of the example in RFC 5849, section 3.4.1.1', () => {
    const base = baseString('POST', 'http://example.com/request', [
      ['b5', '=%3D'],
      ['a3', 'a'],
      ['c@', ''],
      ['a2', 'r b'],
      ['oauth_consumer_key', '9djdj82h48djs9d2'],
      ['oauth_token', 'kkk9d7dh3k39sjv7'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '137131201'],
      ['oauth_nonce', '7d8f3e4a'],
      ['c2', ''],
      ['a3', '2 q'],
    ]);
    expect(base).toBe(
      'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D' +
        '%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a' +
        '%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
    );
  });

  it('gives the signature of the example in RFC 5849, section 1.2', () => {
    const base = baseString('GET', 'http://photos.example.net/photos', [
      ['file', 'vacation.jpg'],
      ['size', 'original'],
      ['oauth_consumer_key', 'dpf43f3p2l4k3l03'],
      ['oauth_token', 'nnch734d00sl2jdk'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '137131202'],
      ['oauth_nonce', 'chapoH'],
    ]);
    expect(signature(base, 'kd94hf93k423kf44', 'pfkkdhi9sl3r4s00')).toBe('MdpQcU8iPSUjWoN/UDMsK2sui9I=');
  });
});

describe('createRequestSigner', () => {
  const url = 'https://store.example/wp-json/wc/v3/products';
  const sign = createRequestSigner({ key: 'ck_key', secret: 'cs_&secret', now: () => 1_700_000_000_999 });

  it.each([
    ['plain parameters', { category: '16', page: '1', per_page: '100' }],
    ['a space', { sku: 'COM,MA 1' }],
    ['plus, percent, ampersand', { sku: 'A&B+C%D' }],
    ['a percent octet that is meant literally', { sku: '100%25 steel' }],
    ['slash, hash, question mark, equals sign', { sku: 'GOLD-01/A#1?x=y' }],
    ['what encodeURIComponent leaves as it is', { search: "!*'()~-._" }],
    ['a degree sign and other letters', { search: 'pizza 300°C è l’ora 🍕' }],
    ['an underscore in front and commas', { _fields: 'id,sku,meta_data', orderby: 'id' }],
    ['an empty value', { search: '' }],
  ])('signs %s as RFC 5849 asks', (_, query) => {
    const oauth = readHeader(sign(url, query));
    const { oauth_signature: signed, ...parameters } = oauth;
    expect(parameters).toMatchObject({
      oauth_consumer_key: 'ck_key',
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: '1700000000',
      oauth_version: '1.0',
    });
    const base = baseString('GET', url, [...Object.entries(query), ...Object.entries(parameters)]);
    expect(signed).toBe(signature(base, 'cs_&secret'));
  });

  it('makes a new nonce of 32 characters for every attempt', () => {
    const nonces = new Set(Array.from({ length: 50 }, () => readHeader(sign(url, {})).oauth_nonce));
    expect(nonces.size).toBe(50);
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  });

  it('never puts the secret or a parameter of the call into the header', () => {
    const header = sign(url, { search: 'forno' });
    expect(header).not.toContain('cs_');
    expect(header).not.toContain('forno');
  });
});

describe('encodeQuery', () => {
  it.each([
    [{ search: 'gas & electric' }, 'search=gas%20%26%20electric'],
    [{ search: 'C++' }, 'search=C%2B%2B'],
    [{ search: '300°C' }, 'search=300%C2%B0C'],
    [{ sku: "!*'()" }, 'sku=%21%2A%27%28%29'],
    [{ sku: '50%/#?' }, 'sku=50%25%2F%23%3F'],
  ])('writes %j as %s', (query, encoded) => {
    expect(encodeQuery(query)).toBe(encoded);
  });

  it('is read back unchanged by what parses addresses', () => {
    const query = { sku: "a b+c%20d&e=f#g?h/i°'(!*)" };
    expect(Object.fromEntries(new URL(`http://x/?${encodeQuery(query)}`).searchParams)).toEqual(query);
  });
});
