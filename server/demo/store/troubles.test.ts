import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askStore, productsPath } from '../../testing/ask-store.ts';
import { readSample } from '../../testing/read-sample.ts';
import type { DemoStore } from './demo-store.ts';
import { startDemoStore } from './demo-store.ts';
import { aStoredProduct } from './stored-product.ts';
import type { TroubleKind } from './troubles.ts';

const queryString = 'category=19&per_page=2';
const json = { accept: 'application/json' };

let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({
    homeUrl: 'https://store.example',
    products: [aStoredProduct({ id: 1, sku: 'HOOD', name: 'Cappa', categoryIds: [19] })],
  });
});
afterEach(() => store.trouble(null));
afterAll(() => store.close());

const ask = (headers: Record<string, string> = {}) => askStore(store, productsPath, { queryString, headers });

describe('answers in trouble', () => {
  test.each<[TroubleKind, string, Record<string, string>]>([
    ['maintenance', 'trouble-503-maintenance-html', {}],
    ['maintenance', 'trouble-503-maintenance-json', json],
    ['php-fatal', 'trouble-500-php-fatal-html', {}],
    ['php-fatal', 'trouble-500-php-fatal-json', json],
    ['database-refused', 'trouble-500-database-refused-html', {}],
    ['database-refused', 'trouble-500-database-refused-json', json],
    ['printed-warning', 'trouble-200-warning-printed-before-json', json],
    ['empty-list', 'trouble-200-empty-while-table-unreadable', json],
    ['bad-gateway', 'trouble-502-front', json],
    ['rate-limited', 'trouble-429-front', json],
    ['plain-permalinks', 'trouble-plain-permalinks-301', json],
    ['authorization-stripped', 'auth-401-header-stripped', json],
  ])('%s has the status and headers of %s', async (kind, name, headers) => {
    store.trouble(kind);
    const sample = readSample(name);
    const response = await ask(headers);
    const given = Object.fromEntries(response.headers);
    delete given.date;
    expect(response.status).toBe(sample.status);
    expect(given).toEqual(Object.fromEntries(sample.headers));
  });

  test.each<[TroubleKind, string]>([
    ['maintenance', 'trouble-503-maintenance-json'],
    ['database-refused', 'trouble-500-database-refused-json'],
    ['authorization-stripped', 'auth-401-header-stripped'],
    ['empty-list', 'trouble-200-empty-while-table-unreadable'],
  ])('%s has the body of %s', async (kind, name) => {
    store.trouble(kind);
    expect(await (await ask(json)).json()).toEqual(JSON.parse(readSample(name).body));
  });

  test.each<[TroubleKind, string]>([
    ['bad-gateway', 'trouble-502-front'],
    ['rate-limited', 'trouble-429-front'],
    ['redirect-to-https', 'trouble-301-http-to-https'],
  ])('%s has the page of %s', async (kind, name) => {
    store.trouble(kind);
    expect(await (await ask(json)).text()).toBe(readSample(name).body);
  });

  test('of a fatal error show the path of the file that failed', async () => {
    store.trouble('php-fatal');
    expect(await (await ask(json)).text()).toContain('.php');
  });

  test('of a printed warning cannot be parsed though the records are there', async () => {
    store.trouble('printed-warning');
    const text = await (await ask(json)).text();
    expect(text).toMatch(/^<br \/>\n<b>Warning<\/b>/);
    expect(text).toContain('"sku":"HOOD"');
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('of broken JSON end in the middle', async () => {
    store.trouble('broken-json');
    const text = await (await ask(json)).text();
    expect(text).toMatch(/^\[\{"id":1,/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('of Brotli that nobody asked for can be read by whoever reads it', async () => {
    store.trouble('unasked-brotli');
    const response = await ask({ ...json, 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.json()).toMatchObject([{ sku: 'HOOD' }]);
  });

  test.each<[TroubleKind, string]>([
    ['redirect-to-https', `https://store.example${productsPath}?${queryString}`],
    ['plain-permalinks', `https://store.example${productsPath}/?${queryString}`],
  ])('%s lead elsewhere', async (kind, address) => {
    store.trouble(kind);
    expect((await ask()).headers.get('location')).toBe(address);
  });

  test('with plain permalinks end at the home page', async () => {
    store.trouble('plain-permalinks');
    const response = await askStore(store, `${productsPath}/`, { queryString });
    const sample = readSample('trouble-plain-permalinks-200-html');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(sample.headers.get('content-type'));
    expect(await response.text()).toMatch(/^<!doctype html>/i);
  });
});

describe('the connection in trouble', () => {
  test('is cut without an answer', async () => {
    store.trouble('connection-reset');
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  test('is held until the trouble ends', async () => {
    store.forget();
    store.trouble('slow');
    let answered = false;
    const asked = ask().then((response) => {
      answered = true;
      return response;
    });
    await expect.poll(() => store.requests().length).toBe(1);
    expect(answered).toBe(false);
    store.trouble(null);
    expect((await asked).status).toBe(200);
  });
});

test('trouble can be limited to some requests', async () => {
  store.trouble('bad-gateway', ({ query }) => query.page === '2');
  const second = await askStore(store, productsPath, { queryString: `${queryString}&page=2` });
  expect([(await ask()).status, second.status]).toEqual([200, 502]);
});

test('an address over 8 KB is refused by the web server', async () => {
  const sample = readSample('trouble-414-url-too-long');
  const response = await askStore(store, productsPath, { queryString: `search=${'y'.repeat(9000)}` });
  expect(response.status).toBe(sample.status);
  expect(await response.text()).toBe(sample.body);
});
