import fc from 'fast-check';
import type { RawRequest } from './send-raw.ts';

/** A route as the app knows it, with what it says about its input. */
export interface KnownRoute {
  method: string;
  /** With `:name` and `*` for what varies. */
  url: string;
  queryNames: readonly string[];
  headerNames: readonly string[];
  /** Addresses that it answers. */
  addresses: readonly string[];
  /** Bodies that it takes, as JSON values; none where it takes no body. */
  bodies: readonly unknown[];
}

/** What goes wrong in addresses, headers and bodies alike. */
const nasty = [
  '',
  ' ',
  '.',
  '..',
  '/',
  '//evil.example',
  '\\\\evil.example',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e999',
  '9007199254740993',
  '0x10',
  '[]',
  '[object Object]',
  '*',
  'a,b,,c',
  '\0',
  'a\r\nset-cookie: x=1',
  '\u2028',
  '\u202e',
  '\ufeff',
  'ı',
  'İ',
  'ﬀ',
  '300°c',
  '🍕',
  'e\u0301'.repeat(40),
  '"><script>alert(1)</script>',
  "';alert(1)//",
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  "' OR 1=1--",
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what is sent
  '${7*7}',
  '%',
  '%zz',
  '%00',
  '%252e%252e%252f',
  'a'.repeat(300),
  'é'.repeat(3_000),
];

/** Pieces of addresses that no encoder writes. */
const rawPieces = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%C0%AF',
  '%FF%FE',
  '%ED%A0%80',
  '%00',
  '%0d%0a',
  '%2e%2e%2f',
  '..%5c',
  '/../',
  '//',
  ';a=b',
  '&',
  '=',
  '+',
  '\\',
  '|',
  '^',
  '`',
  '<script>alert(1)</script>',
  '"',
  '[',
  '{',
  '@',
  ':',
  'é',
];

const anyText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** A part of an address, as it goes over the wire: neither space nor line end, which end it. */
const anyRawPart = fc
  .array(fc.oneof(fc.constantFrom(...rawPieces), fc.string({ maxLength: 5 }), anyText.map(encode)), {
    maxLength: 4,
  })
  .map((pieces) => pieces.join('').replace(/[^\x21-\xff]|[?#\x7f]/g, ''));

/** A part that means something to the site, now and then written oddly, or any. */
function partOf(known: readonly string[]): fc.Arbitrary<string> {
  const knownText = fc.constantFrom(...known);
  return fc.oneof(
    { weight: 4, arbitrary: knownText.map(encode) },
    { weight: 2, arbitrary: anyText.map(encode) },
    { weight: 2, arbitrary: anyRawPart },
    {
      weight: 1,
      arbitrary: knownText.map((text) =>
        text.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ),
    },
    { weight: 1, arbitrary: fc.tuple(knownText, anyText).map(([text, odd]) => encode(text + odd)) },
  );
}

function queryOf(names: readonly string[], known: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names, 'lng', 'page', 'q').map(encode) },
    { weight: 1, arbitrary: partOf(known) },
  );
  const suffix = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('[]', '[a]', '[__proto__]', '.constructor', '%5B%5D', '[a][b][c]'),
    },
  );
  const parameter = fc
    .tuple(name, suffix, fc.option(partOf(known), { freq: 8, nil: undefined }))
    .map(([before, middle, value]) => before + middle + (value === undefined ? '' : `=${value}`));
  return fc.array(parameter, { maxLength: 5 }).map((list) => (list.length > 0 ? `?${list.join('&')}` : ''));
}

/** A header's value as bytes: no line ends, no control characters. */
const anyHeaderValue = fc.oneof(
  anyText.map((text) =>
    Buffer.from(text)
      .toString('latin1')
      .replace(/[^\x20-\x7e\x80-\xff]/g, ''),
  ),
  fc.string({ maxLength: 40 }),
);

const usualHeaders: Record<string, readonly string[]> = {
  accept: ['text/html', 'application/json', 'image/avif,image/webp,*/*;q=0.8', '*/*;q=x,,;', 'text/html;q=0'],
  'accept-encoding': ['br', 'gzip, deflate, br', 'br;q=9e99, gzip;q=, ;;', 'identity;q=0', 'zstd'],
  'accept-language': ['it-IT,it;q=0.9', 'en', '*', `${'it;q=2,'.repeat(50)};;;q=,*;q=x`, 'zh-Hant-TW'],
  authorization: ['Bearer x', 'Basic OjpAOg=='],
  'cache-control': ['no-cache', 'max-age=-1'],
  'content-encoding': ['gzip', 'br', 'x'],
  cookie: ['lng=it', 'lng=__proto__', '=; ;lng=it=en;%zz', 'session=', '__Host-session=a.b.c', 'a="b'],
  expect: ['100-continue'],
  forwarded: ['for=198.51.100.7;proto=https;host=evil.example', 'for="[::1]:99"', ';;,='],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'],
  'if-none-match': ['*', '"x"', 'W/W/"""', 'W/"a", "b"'],
  origin: ['https://www.calidora.example', 'https://evil.example', 'null', '::'],
  range: ['bytes=0-0', 'bytes=0-1,5-,-9', 'bytes=9-1', 'lines=1', 'bytes=99999999999-'],
  referer: ['https://www.calidora.example/x', 'x'],
  te: ['trailers'],
  upgrade: ['h2c', 'websocket'],
  'x-forwarded-for': ['198.51.100.7', '::::, <script>, 1.2.3.4.5', '2001:db8::1', '198.51.100.7, ,'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'x'],
  'x-http-method-override': ['DELETE'],
};

const anyHeader = fc
  .constantFrom(...Object.keys(usualHeaders))
  .chain((name) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(usualHeaders[name] ?? ['x'])) }, anyHeaderValue),
    ),
  );

const anyHeaders = fc.array(anyHeader, { maxLength: 4 });

/** Bodies as nobody's program writes them. */
const oddBodies = [
  '',
  '{',
  '[',
  'null',
  '""',
  '{"__proto__":{"isPolluted":true}}',
  '{"constructor":{"prototype":{"isPolluted":true}}}',
  '{"a":1,"a":2}',
  '{"a":1e999,"b":-0,"c":9007199254740993}',
  '{"a":"\\ud800\\u0000\\u202e"}',
  '\ufeff{}',
  '\0',
  'a=b&c[]=d&__proto__[isPolluted]=1',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '['.repeat(15_000),
  '{"a":'.repeat(4_000),
  `{${Array.from({ length: 1_000 }, (_, index) => `"${index}":0`).join()}}`,
  'x'.repeat(60_000),
];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-7',
  'APPLICATION/JSON;;',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  '/',
  'application/json, text/plain',
];

const anyJson = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, [], {}, 0, -1, 1e308, 2 ** 53, [[]], [null], {
    toString: 1,
    length: -1,
  }),
);

/** A value that would be taken, with one field other than it should be. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return anyJson;
  const names = Object.keys(value);
  return fc
    .tuple(fc.oneof(fc.constantFrom(...names, 'extra'), anyText), fc.option(anyJson))
    .map(([name, odd]) => {
      const entries = Object.entries(value).filter(([known]) => known !== name);
      // From entries, so that `__proto__` is a field like others.
      return Object.fromEntries(odd === null ? entries : [...entries, [name, odd]]);
    });
}

function bodyOf(samples: readonly unknown[]): fc.Arbitrary<Buffer> {
  const good = samples.length > 0 ? fc.constantFrom(...samples) : anyJson;
  const json = good.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 3, arbitrary: good.chain(mutated).map((value) => Buffer.from(JSON.stringify(value) ?? '')) },
    { weight: 2, arbitrary: json.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: anyJson.map((value) => Buffer.from(JSON.stringify(value) ?? '')) },
    {
      weight: 1,
      arbitrary: fc.tuple(json, fc.double({ min: 0, max: 1, noNaN: true })).map(([text, part]) => {
        const bytes = Buffer.from(text);
        return bytes.subarray(0, Math.floor(bytes.length * part));
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...oddBodies).map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
  );
}

/** One of the addresses, mostly with one of its values other than it should be, or with one more parameter. */
function nearly(addresses: readonly string[], known: readonly string[]): fc.Arbitrary<string> {
  const change = fc.option(fc.tuple(fc.nat({ max: 5 }), partOf(known)), { freq: 2 });
  const more = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, queryOf([], known));
  return fc.tuple(fc.constantFrom(...addresses), change, more).map(([address, changed, added]) => {
    const [path = '', query = ''] = address.split('?');
    const parameters = query.split('&').filter(Boolean);
    if (changed && parameters.length > 0) {
      const place = changed[0] % parameters.length;
      parameters[place] = `${parameters[place]?.split('=')[0]}=${changed[1]}`;
    }
    parameters.push(...added.slice(1).split('&').filter(Boolean));
    return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
  });
}

/** A request to a route, near to what it takes; `known` are words that mean something to the site. */
export function anyRequestTo(route: KnownRoute, known: readonly string[]): fc.Arbitrary<RawRequest> {
  const part = partOf(known);
  const pieces = route.url
    .split(/(:\w+|\*)/)
    .map((piece) => (piece.startsWith(':') || piece === '*' ? part : fc.constant(piece)));
  const path = fc.tuple(...pieces).map((list) => list.join(''));
  const madeUp = fc.tuple(path, queryOf(route.queryNames, known)).map(([start, query]) => start + query);
  const target = route.addresses.length > 0 ? fc.oneof(madeUp, nearly(route.addresses, known)) : madeUp;
  const ownHeaders = fc.tuple(
    ...route.headerNames.map((name) =>
      fc.tuple(fc.constant(name), fc.oneof({ weight: 5, arbitrary: fc.uuid() }, anyHeaderValue)),
    ),
  );
  const contentType = fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    fc.constantFrom(...contentTypes),
  );
  const takesBody = !['GET', 'HEAD'].includes(route.method);
  const body = takesBody ? bodyOf(route.bodies) : fc.constant(Buffer.alloc(0));
  return fc
    .tuple(target, ownHeaders, anyHeaders, contentType, body)
    .map(([address, own, headers, type, bytes]) => ({
      method: route.method,
      target: address,
      headers: [...own, ...headers, ...(bytes.length > 0 ? [['content-type', type] as const] : [])],
      body: bytes,
    }));
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get'];

/** A request of any method to any address under one of the beginnings. */
export function anyRequestUnder(
  beginnings: readonly string[],
  known: readonly string[],
): fc.Arbitrary<RawRequest> {
  const target = fc
    .tuple(fc.constantFrom(...beginnings), fc.array(partOf(known), { maxLength: 3 }), queryOf([], known))
    .map(([beginning, parts, query]) => beginning + parts.join('/') + query);
  return fc
    .tuple(
      fc.constantFrom(...methods),
      target,
      anyHeaders,
      fc.oneof(fc.constant(Buffer.alloc(0)), bodyOf([])),
    )
    .map(([method, path, headers, body]) => ({ method, target: path, headers, body }));
}

/** A visit of a page: one of `addresses`, or near it, in any language and with any cookies. */
export function anyVisit(addresses: readonly string[], known: readonly string[]): fc.Arbitrary<RawRequest> {
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...addresses) },
    { weight: 1, arbitrary: fc.constantFrom(...addresses).map((address) => `${address.toUpperCase()}/`) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...addresses), partOf(known)).map(([address, part]) => {
        const kept = address.slice(0, address.lastIndexOf('/') + 1);
        return kept + part;
      }),
    },
    { weight: 1, arbitrary: partOf(known).map((part) => `/${part}`) },
  );
  const query = queryOf(['color', 'width', 'collection', 'sku', 'subject', 'items'], known);
  return fc
    .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), path, query, anyHeaders)
    .map(([method, address, parameters, headers]) => ({
      method,
      target: address + parameters,
      headers: [['accept', 'text/html,*/*;q=0.8'] as const, ...headers],
    }));
}
