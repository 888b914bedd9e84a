import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { categoryIds, storeCategories } from '../../demo/store/store-categories.ts';
import { aStoredProduct } from '../../demo/store/stored-product.ts';
import { manyProducts } from '../../testing/many-products.ts';
import { readWebhookSample } from '../../testing/read-webhook-sample.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { sendBytes } from '../../testing/send-raw.ts';
import { announceProduct, deliver, sendWebhook, webhookSecret } from '../../testing/send-webhook.ts';
import type { TestSite, TestSiteOptions } from '../../testing/test-site.ts';
import { startTestSite } from '../../testing/test-site.ts';

/** Whole servers start here, which takes its time where other work goes on. */
const path = '/api/webhooks/store';
const bodyLimit = 2 * 1024 * 1024;

/** Both looks follow soon. */
const changeTimes = { collect: 20, leastPause: 20, again: 300 };

const start = (options: TestSiteOptions = {}) =>
  startTestSite({
    products: manyProducts(30),
    changeTimes,
    environment: { STORE_WEBHOOK_SECRET: webhookSecret },
    ...options,
  });

const cookers = apiPaths.listing('en', 'cookers', {}, 1);
const ovens = apiPaths.listing('en', 'ovens', {}, 1);
const product = apiPaths.product('en', 'MANY-0001');
/** The English record of MANY-0001. */
const englishId = 2;

const get = async (site: TestSite, url: string) => (await site.app.inject(url)).body;
const status = async (site: TestSite, url: string) => (await site.app.inject(url)).statusCode;
const total = async (site: TestSite, url: string) =>
  listingSchema.parse(JSON.parse(await get(site, url))).total;
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });
const readings = ({ store }: TestSite, id = categoryIds.cookers) =>
  store.requests('list').filter(({ query }) => query.category === String(id) && query.page === '1').length;

describe('a webhook of the store', () => {
  it.each([
    ['product-created', 'accepted'],
    ['product-updated', 'accepted'],
    ['product-deleted', 'accepted'],
    ['ping', 'ping'],
  ])('is answered with 200 as a real store sends it (%s)', async (name, outcome) => {
    const { secret, headers, body } = readWebhookSample(name);
    await using site = await start({ environment: { STORE_WEBHOOK_SECRET: secret } });
    const answer = await site.app.inject({ method: 'POST', url: path, headers, payload: body });
    expect([answer.statusCode, answer.json()]).toEqual([200, { outcome }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('has an effect once in half a minute, by whatever ids it is delivered again: these are not signed', async () => {
    const { secret, headers, body } = readWebhookSample('product-updated');
    const environment = { STORE_WEBHOOK_SECRET: secret };
    await using site = await start({ environment, changeTimes: { ...changeTimes, again: 600_000 } });
    const send = async (id: string) => {
      const answer = await site.app.inject({
        method: 'POST',
        url: path,
        headers: { ...headers, 'x-wc-webhook-delivery-id': id },
        payload: body,
      });
      return answer.json().outcome;
    };
    const outcomes = [];
    for (const id of ['first', 'first', 'second', 'third']) outcomes.push(await send(id));
    expect(outcomes).toEqual(['accepted', 'repeated', 'repeated', 'repeated']);
  });

  it('that is the same again after the store was looked at twice counts: the product may have gone again', async () => {
    await using site = await start();
    const body = JSON.stringify({ id: englishId });
    const outcome = async () =>
      z
        .object({ outcome: z.string() })
        .parse(await (await deliver(site.url, { topic: 'product.deleted', body })).json()).outcome;
    expect([await outcome(), await outcome()]).toEqual(['accepted', 'repeated']);
    site.clock.now += changeTimes.again + 1;
    expect([await outcome(), await outcome()]).toEqual(['accepted', 'repeated']);
  });

  it.each([
    ['of something else', { topic: 'order.created', body: '{"id":1}' }],
    ['with a body of another kind', { topic: 'product.updated', body: '[1,2]' }],
    ['without a body', { topic: 'product.updated', body: '' }],
  ])('%s is put up with, lest the store switches webhooks off', async (_, delivery) => {
    await using site = await start();
    expect(await sendWebhook(site.url, delivery)).toBe(200);
  });

  it.each([
    ['a wrong signature', { 'x-wc-webhook-signature': 'AAAA' }, '{"id":1}'],
    ['no signature', {}, '{"id":1}'],
    ['no signature and more than a ping', {}, 'webhook_id=1&x=2'],
    ['a signature of nothing', { 'x-wc-webhook-signature': '' }, ''],
  ])('with %s is refused and has no effect', async (_, headers, payload) => {
    await using site = await start();
    await site.knowCategories();
    site.store.forget();
    const answer = await site.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        'x-wc-webhook-topic': 'product.updated',
        ...headers,
      },
      payload,
    });
    expect(answer.statusCode).toBe(401);
    expect(problemTypeOf(problemSchema.parse(answer.json()).type)).toBe('bad-input');
    expect(answer.body).not.toContain(webhookSecret);
    expect(site.store.requests()).toEqual([]);
  });

  it('that no store sends is refused before any of its body has come', async () => {
    await using site = await start();
    const signed = 'X-WC-Webhook-Signature: AAAA\r\n';
    const json = 'Content-Type: application/json\r\n';
    const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
    for (const [headers, bytes, status] of [
      [json, 1_000_000, 401],
      [signed + json, 3 * 1024 * 1024, 413],
      [`${signed}Content-Type: text/plain\r\n`, 1_000, 415],
      [`${signed}Content-Type: multipart/form-data; boundary=x\r\n`, 1_000, 415],
      [form, 1_000, 413],
    ] as const) {
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}`;
      const answer = await sendBytes(site.url, `${head}Content-Length: ${bytes}\r\n\r\n`);
      expect({ headers, status: answer?.status }).toEqual({ headers, status });
    }
    await using without = await startTestSite();
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${signed}${json}`;
    expect((await sendBytes(without.url, `${head}Content-Length: 1000000\r\n\r\n`))?.status).toBe(404);
  });

  it('of a type that no store sends leaves no connection behind', async () => {
    await using site = await start();
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    using _ = { [Symbol.dispose]: () => socket.destroy() };
    const answer = new Promise((resolve) => socket.once('data', resolve));
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nX-WC-Webhook-Signature: AAAA`;
    socket.write(`${head}\r\nContent-Length: ${bodyLimit}\r\n\r\n${'x'.repeat(bodyLimit - 1)}`);
    expect(String(await answer)).toContain('HTTP/1.1 415');
    socket.destroy();
    await eventually(async () => {
      const open = await new Promise((resolve) => site.app.server.getConnections((_error, n) => resolve(n)));
      expect(open).toBe(0);
    });
  });

  it('is taken with hundreds of others at once', async () => {
    await using site = await start();
    const statuses = await Promise.all(
      Array.from({ length: 300 }, (_, index) => {
        const body = JSON.stringify({ id: index + 1, description: 'x'.repeat(30_000) });
        return sendWebhook(site.url, { topic: 'product.updated', body });
      }),
    );
    expect(statuses.filter((answered) => answered !== 200)).toEqual([]);
  });

  it.each([
    ['have only begun', 1],
    ['are all but whole', bodyLimit - 1],
  ])(
    'is taken while somebody sends many bodies from two networks that do not end and %s',
    async (_, bytes) => {
      await using site = await start({
        environment: { STORE_WEBHOOK_SECRET: webhookSecret, TRUST_PROXY: 'loopback' },
      });
      const answers: string[] = [];
      const uploads = 40;
      // The site waits for them when it ends.
      using sockets = new DisposableStack();
      for (let index = 0; index < uploads; index++) {
        const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
        socket.on('error', () => undefined).on('data', (data) => answers.push(String(data)));
        sockets.defer(() => socket.destroy());
        const head = [
          `POST ${path} HTTP/1.1`,
          'Host: a',
          `X-Forwarded-For: 2001:db8:${index % 2}:1::${index}`,
          'Content-Type: application/json',
          'X-WC-Webhook-Signature: AAAA',
          `Content-Length: ${bodyLimit}`,
        ];
        await new Promise((resolve) =>
          socket.write(`${head.join('\r\n')}\r\n\r\n${'x'.repeat(bytes)}`, resolve),
        );
      }
      // Those under way for longest make room, and may come back.
      const hasRoom = bytes * uploads < 32 * 1024 * 1024;
      await eventually(async () => expect(answers.length > 0).toBe(!hasRoom));
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/s);
      const body = JSON.stringify({ id: englishId, description: 'x'.repeat(1_000_000) });
      expect(await sendWebhook(site.url, { topic: 'product.updated', body })).toBe(200);
    },
  );

  it('is not found where the site was told no secret, which is said once in the log', async () => {
    await using site = await startTestSite();
    for (const body of ['{"id":1}', 'webhook_id=1']) {
      expect(await sendWebhook(site.url, { topic: 'product.updated', body })).toBe(404);
    }
    expect(site.log.filter((line) => line.includes('STORE_WEBHOOK_SECRET'))).toHaveLength(1);
  });
});

describe('after a webhook', () => {
  it('a CDN is told what changed, also one that fails at first', async () => {
    const bodies: unknown[] = [];
    await using cdn = await startScriptedServer(async (request, response) => {
      bodies.push(await json(request));
      response.writeHead(bodies.length === 1 ? 503 : 200).end('{}');
    });
    await using site = await start({
      environment: {
        STORE_WEBHOOK_SECRET: webhookSecret,
        CDN_PURGE_URL: `${cdn.url}/purge`,
        CDN_PURGE_TOKEN: 'the token',
      },
    });
    await site.knowCategories();
    const tags = String((await site.app.inject(product)).headers['cache-tag'])
      .split(', ')
      .sort();
    site.store.change(englishId, { name: 'Renamed by an editor' });
    await sendWebhook(site.url, { topic: 'product.updated', body: bodyOf(site) });
    await eventually(async () => expect(bodies.length).toBeGreaterThanOrEqual(2));
    for (const body of bodies) expect(body).toEqual({ tags });
    for (const { method, url, headers } of cdn.requests) {
      expect([method, url, headers.authorization]).toEqual(['POST', '/purge', 'Bearer the token']);
    }
  });

  it('the product, its listing and what was searched show the change, the old being served meanwhile', async () => {
    await using site = await start();
    await site.knowCategories();
    const urls = [cookers, product, apiPaths.search('en', 'MANY-0001')];
    for (const url of urls) expect(await get(site, url)).not.toContain('Renamed');
    site.store.change(englishId, { name: 'Renamed by an editor' });
    site.store.trouble('slow');
    expect(await sendWebhook(site.url, { topic: 'product.updated', body: bodyOf(site) })).toBe(200);
    await eventually(async () => expect(readings(site)).toBeGreaterThan(1));
    for (const url of urls) expect(await status(site, url)).toBe(200);
    site.store.trouble(null);
    await eventually(async () => {
      for (const url of urls) expect(await get(site, url)).toContain('Renamed by an editor');
    });
  });

  it('a product that went to the bin is no longer found, nor listed', async () => {
    await using site = await start();
    await site.knowCategories();
    expect(await status(site, product)).toBe(200);
    for (const id of [1, 2]) {
      site.store.change(id, { status: 'trash' });
      await sendWebhook(site.url, { topic: 'product.deleted', body: JSON.stringify({ id }) });
    }
    await eventually(async () => {
      expect(await status(site, product)).toBe(404);
      expect(await total(site, cookers)).toBe(29);
    });
  });

  it('a product that was moved and got another SKU is gone where it was', async () => {
    await using site = await start();
    await site.knowCategories();
    await get(site, product);
    expect(await status(site, apiPaths.product('en', 'MOVED-1'))).toBe(404);
    for (const id of [1, 2]) {
      site.store.change(id, { sku: 'MOVED-1', categoryIds: [categoryIds.ovens] });
      await announceProduct(site, id);
    }
    await eventually(async () => {
      expect(await status(site, product)).toBe(404);
      expect(await status(site, apiPaths.product('en', 'MOVED-1'))).toBe(200);
      expect(await total(site, cookers)).toBe(29);
      expect(await total(site, ovens)).toBe(1);
    });
  });

  it('a new product shows, and a draft does not', async () => {
    await using site = await start();
    await site.knowCategories();
    const values = { name: 'Brand new', sku: 'NEW-1', categoryIds: [categoryIds.cookers] };
    site.store.products.set(900, aStoredProduct({ ...values, id: 900, meta: [['Language', 'english']] }));
    site.store.products.set(901, aStoredProduct({ ...values, id: 901, sku: 'NEW-2', status: 'draft' }));
    for (const id of [901, 900]) await announceProduct(site, id);
    await eventually(async () => expect(await total(site, cookers)).toBe(31));
    expect(await status(site, apiPaths.product('en', 'NEW-1'))).toBe(200);
    expect(await status(site, apiPaths.product('en', 'NEW-2'))).toBe(404);
  });

  it('a new product shows in a category below one of the site’s that was made since the start', async () => {
    await using site = await start();
    await site.knowCategories();
    const child = { id: 77, slug: 'ovens-45', name: 'Ovens 45', parent: categoryIds.ovens };
    storeCategories.push(child);
    onTestFinished(() => void storeCategories.pop());
    site.store.products.set(900, aStoredProduct({ id: 900, sku: 'NEW-1', categoryIds: [child.id] }));
    site.clock.now += 60_000;
    await announceProduct(site, 900);
    await eventually(async () => expect(await total(site, ovens)).toBe(1));
  });

  it('a store that shows the change only a little later is asked a second time', async () => {
    await using site = await start();
    await site.knowCategories();
    const before = await get(site, cookers);
    site.store.forget();
    await announceProduct(site, englishId);
    await eventually(async () => expect(readings(site)).toBe(1));
    expect(await get(site, cookers)).toBe(before);
    site.store.change(englishId, { name: 'Renamed by an editor' });
    await eventually(async () => expect(await get(site, cookers)).toContain('Renamed by an editor'));
  });

  it('two hundred products that were edited at once are read together', async () => {
    await using site = await start({ changeTimes: { collect: 1_000, leastPause: 600_000, again: 600_000 } });
    await site.knowCategories();
    site.store.forget();
    const sent = Array.from({ length: 200 }, (_, index) => {
      const body = JSON.stringify({
        id: 1 + (index % 60),
        status: 'publish',
        categories: [{ id: 16, slug: 'cookers' }],
        name: `${index}`,
      });
      return sendWebhook(site.url, { topic: 'product.updated', body });
    });
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    await eventually(async () => expect(readings(site)).toBe(1));
    expect(readings(site, categoryIds.ovens)).toBe(0);
  });

  it('a store that cannot be reached leaves everything in place', async () => {
    await using site = await start();
    await site.knowCategories();
    const before = await get(site, cookers);
    await get(site, product);
    site.store.forget();
    site.store.trouble('maintenance');
    await sendWebhook(site.url, { topic: 'product.updated', body: bodyOf(site) });
    await eventually(async () => expect(readings(site)).toBeGreaterThan(0));
    for (const url of [cookers, product]) expect(await status(site, url)).toBe(200);
    expect(await get(site, cookers)).toBe(before);
  });
});

/** What a store tells that does not answer. */
function bodyOf({ store }: TestSite): string {
  const record = store.products.get(englishId);
  return JSON.stringify({
    id: englishId,
    sku: record?.sku,
    status: 'publish',
    categories: [{ id: 16, slug: 'cookers' }],
  });
}
