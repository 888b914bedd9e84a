import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRequestSigner } from '../../store/sign-request.ts';
import type { StoreCall } from '../../testing/ask-store.ts';
import { askStore, productsPath } from '../../testing/ask-store.ts';
import { readSample } from '../../testing/read-sample.ts';
import type { DemoStore } from './demo-store.ts';
import { startDemoStore } from './demo-store.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const queryString = 'category=19&per_page=2';

let time = noon;
let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({ homeUrl: 'https://store.example', now: () => time });
});
beforeEach(() => {
  time = noon;
});
afterAll(() => store.close());

const ask = (call: StoreCall = {}) => askStore(store, productsPath, { queryString, time: noon, ...call });

describe('a refused call', () => {
  const calls: Record<string, () => StoreCall> = {
    'auth-401-none': () => ({ credentials: null }),
    'auth-401-bad-key': () => ({ credentials: { key: 'ck_unknown', secret: store.secret } }),
    'auth-401-bad-secret': () => ({ credentials: { key: store.key, secret: 'cs_wrong' } }),
    'auth-401-stale-timestamp': () => ({ time: noon - 16 * minute }),
    'auth-401-signed-with-wrong-scheme': () => ({
      signed: { address: `http://store.example${productsPath}` },
    }),
    'auth-401-signed-without-query': () => ({ signed: { query: {} } }),
    'auth-401-write-only-key': () => ({ credentials: store.otherKeys.writeOnly }),
    'auth-403-key-of-ordinary-customer': () => ({ credentials: store.otherKeys.customer }),
    'auth-401-post-with-read-key': () => ({ method: 'POST', queryString: '' }),
    'search-raw-plus-not-encoded': () => ({
      queryString: 'search=C++',
      signed: { query: { search: 'C++' } },
    }),
  };

  test.each(Object.keys(calls))('is answered as in %s', async (name) => {
    const sample = readSample(name);
    const response = await ask(calls[name]?.());
    const headers = Object.fromEntries(response.headers);
    delete headers.date;
    expect(response.status).toBe(sample.status);
    expect(await response.json()).toEqual(JSON.parse(sample.body));
    expect(headers).toEqual(Object.fromEntries(sample.headers));
  });

  test('says which parameter is missing', async () => {
    const response = await askStore(store, productsPath, {
      credentials: null,
      headers: { authorization: 'OAuth oauth_consumer_key="ck", oauth_nonce="n"' },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: 'woocommerce_rest_authentication_missing_parameter',
      message: 'Missing OAuth parameters oauth_timestamp, oauth_signature, oauth_signature_method',
    });
  });

  test('is one that comes through the rest_route form, whatever is signed', async () => {
    const response = await askStore(store, '/', { queryString: 'rest_route=%2Fwc%2Fv3%2Fproducts' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(JSON.parse(readSample('auth-401-rest-route-form').body));
  });

  test.each([
    ['a timestamp 16 minutes ahead', { time: noon + 16 * minute }, 'Invalid timestamp.'],
    ['a timestamp in milliseconds', { time: noon * 1000 }, 'Invalid timestamp.'],
    [
      'a trailing slash that was not signed',
      { signed: { address: `https://store.example${productsPath}/` } },
      'Invalid signature - provided signature does not match.',
    ],
  ])('is one with %s', async (_, call, message) => {
    const response = await ask(call);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message });
  });
});

describe('a nonce', () => {
  test('counts once', async () => {
    expect((await ask({ nonce: 'once' })).status).toBe(200);
    const again = await ask({ nonce: 'once' });
    expect(again.status).toBe(401);
    expect(await again.json()).toEqual(JSON.parse(readSample('auth-401-nonce-reused').body));
  });

  test('is forgotten where another one used the same second', async () => {
    expect((await ask({ nonce: 'first' })).status).toBe(200);
    expect((await ask({ nonce: 'second' })).status).toBe(200);
    expect((await ask({ nonce: 'first' })).status).toBe(200);
  });

  test('may be used again when its timestamp has gone stale', async () => {
    expect((await ask({ nonce: 'early' })).status).toBe(200);
    time = noon + 40 * minute;
    expect((await ask({ nonce: 'between', time })).status).toBe(200);
    expect((await ask({ nonce: 'early', time: time + 1000 })).status).toBe(200);
  });
});

describe('a good call', () => {
  test.each([
    ['14 minutes early', { time: noon - 14 * minute }],
    ['with an unknown parameter', { queryString: 'lang=it&meta_key=color' }],
    ['with a plus for a space', { queryString: 'search=gas+hob' }],
    ['with raw and odd characters', { queryString: "search=d'oro%20300%c2%b0C%20%26%20(more)*~" }],
    ['by HEAD', { method: 'HEAD' }],
  ])('is accepted %s', async (_, call) => {
    expect((await ask(call)).status).toBe(200);
  });

  test('is accepted under /index.php', async () => {
    expect((await askStore(store, `/index.php${productsPath}`, { time: noon })).status).toBe(200);
  });

  test('is one that this site signs', async () => {
    const sign = createRequestSigner({ key: store.key, secret: store.secret, now: () => noon });
    const authorization = sign(store.homeUrl + productsPath, {
      search: "l'oro 50% + 300°C & (più)",
      status: 'publish',
    });
    const query = 'search=l%27oro%2050%25%20%2B%20300%C2%B0C%20%26%20%28pi%C3%B9%29&status=publish';
    const response = await fetch(`${store.dialUrl}${productsPath}?${query}`, { headers: { authorization } });
    expect(response.status).toBe(200);
  });

  test('is signed over the home address even where that lies in a folder', async () => {
    const folder = await startDemoStore({ homeUrl: 'http://shop.example/store/', products: [] });
    try {
      expect(folder.dialUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/store$/);
      expect((await askStore(folder, productsPath)).status).toBe(200);
    } finally {
      await folder.close();
    }
  });
});
