import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSample } from '../testing/read-sample.ts';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { sendList, startScriptedServer } from '../testing/scripted-server.ts';
import type { FinishedCall, StoreClientOptions } from './store-client.ts';
import { createStoreClient } from './store-client.ts';
import type { StoreFailureKind } from './store-failure.ts';

function aClient(dialUrl: string, more: Partial<StoreClientOptions> = {}) {
  const log = createRecordedLog();
  const calls: FinishedCall[] = [];
  const client = createStoreClient({
    homeUrl: 'https://store.example',
    dialUrl,
    key: 'ck_1',
    secret: 'cs_very_secret',
    timeoutMs: 5_000,
    logger: log,
    onCall: (call) => calls.push(call),
    ...more,
    limits: { firstPauseMs: 1, ...more.limits },
  });
  return { client, log, calls };
}

const list: RequestListener = (_, response) => sendList(response, [{ id: 1 }]);

const sample =
  (name: string): RequestListener =>
  (_, response) => {
    const { status, headers, body } = readSample(name);
    headers.delete('transfer-encoding');
    headers.delete('content-length');
    headers.delete('connection');
    response.writeHead(status, Object.fromEntries(headers)).end(body);
  };

async function kindOf(call: Promise<unknown>): Promise<StoreFailureKind> {
  const failure = await call.then(
    () => expect.fail('the call was answered'),
    (error: { kind: StoreFailureKind }) => error,
  );
  return failure.kind;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a call that succeeds', () => {
  it('dials one address, is signed for the home address and gives list and totals', async () => {
    await using server = await startScriptedServer((_, response) => sendList(response, [{ id: 7 }], 223));
    const { client, log, calls } = aClient(server.url, {
      now: () => 1_000,
      steadyNow: () => 0,
      makeNonce: () => 'n'.repeat(32),
    });
    await expect(client.get('products', { search: 'C++ è', page: '1' })).resolves.toEqual({
      body: [{ id: 7 }],
      total: 223,
      totalPages: 3,
    });
    const [request] = server.requests;
    expect(request?.url).toBe('/wp-json/wc/v3/products?search=C%2B%2B%20%C3%A8&page=1');
    expect(request?.headers).toMatchObject({
      accept: 'application/json',
      'accept-encoding': 'gzip, deflate',
      'user-agent': 'kitchen-catalogue',
    });
    expect(request?.headers.authorization).toMatch(
      /^OAuth oauth_consumer_key="ck_1", oauth_nonce="n{32}", oauth_signature="[^"]+", oauth_signature_method="HMAC-SHA1", oauth_timestamp="1", oauth_version="1.0"$/,
    );
    expect(log.lines).toEqual([]);
    expect(calls).toEqual([{ list: 'products', outcome: 'ok', durationMs: 0, attempts: 1 }]);
  });

  it('reads a compressed answer', async () => {
    await using server = await startScriptedServer((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'x-wp-total': '1',
        'x-wp-totalpages': '1',
      });
      response.end(gzipSync('[{"name":"Perché"}]'));
    });
    const { client } = aClient(server.url);
    await expect(client.get('products', {})).resolves.toMatchObject({ body: [{ name: 'Perché' }] });
  });
});

describe('a call that fails', () => {
  it.each<[string, RequestListener, StoreFailureKind, number]>([
    ['a web page', sample('trouble-plain-permalinks-200-html'), 'html-instead-of-json', 1],
    ['a warning before JSON', sample('trouble-200-warning-printed-before-json'), 'output-before-json', 1],
    ['a wrong secret', sample('auth-401-bad-secret'), 'signature-refused', 1],
    ['a front that is alone', sample('trouble-502-front'), 'gateway', 3],
    ['a PHP error', sample('trouble-500-php-fatal-json'), 'php-fatal', 3],
    ['a used nonce', sample('auth-401-nonce-reused'), 'nonce-reused', 3],
    ['a refused parameter', sample('error-400-page-0'), 'request-refused', 1],
    ['a maintenance of ten minutes', sample('trouble-503-maintenance-json'), 'maintenance', 1],
    ['a connection that is reset', (request) => request.socket.resetAndDestroy(), 'connection-reset', 3],
    ['Brotli that nobody asked for', (_, response) => sendBrotli(response), 'unasked-encoding', 1],
    ['JSON cut off', (_, response) => cutShort(response), 'broken-answer', 3],
    ['a body that breaks off', (_, response) => breakOff(response), 'connection-reset', 3],
  ])('because of %s is named %s, and tried as often as makes sense', async (_, listener, kind, attempts) => {
    await using server = await startScriptedServer(listener);
    const { client, log, calls } = aClient(server.url);
    expect(await kindOf(client.get('products', { search: 'mario@example.org', page: '2' }))).toBe(kind);
    expect(server.requests).toHaveLength(attempts);
    expect(calls).toMatchObject([{ outcome: kind, attempts }]);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]?.report).toMatchObject({
      kind,
      attempts,
      call: 'GET /wp-json/wc/v3/products?search=…&page=2',
      advice: expect.any(String),
      durationMs: expect.any(Number),
    });
    expect(JSON.stringify(log.lines)).not.toMatch(
      /mario|cs_very|ck_1|127\.0\.0\.1|store\.example|<|\/var\/www/,
    );
  });

  it('is signed with a nonce of its own at every try', async () => {
    await using server = await startScriptedServer(sample('trouble-502-front'));
    const { client } = aClient(server.url);
    await kindOf(client.get('products', {}));
    const nonces = server.requests.map(
      (request) => /oauth_nonce="(.+?)"/.exec(request.headers.authorization ?? '')?.[1],
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('is mended by a try that succeeds, and nothing is logged', async () => {
    await using server = await startScriptedServer((request, response) => {
      (server.requests.length < 3 ? sample('trouble-502-front') : list)(request, response);
    });
    const { client, log, calls } = aClient(server.url);
    await expect(client.get('products', {})).resolves.toMatchObject({ body: [{ id: 1 }] });
    expect(calls).toMatchObject([{ outcome: 'ok', attempts: 3 }]);
    expect(log.lines).toEqual([]);
  });

  it('does not follow a redirect', async () => {
    await using elsewhere = await startScriptedServer(list);
    await using server = await startScriptedServer((_, response) =>
      response.writeHead(301, { location: `${elsewhere.url}/wp-json/wc/v3/products` }).end(),
    );
    const { client } = aClient(server.url);
    expect(await kindOf(client.get('products', {}))).toBe('redirected');
    expect(elsewhere.requests).toHaveLength(0);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['says nothing', () => undefined],
    [
      'begins its answer and then says nothing',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('['),
    ],
  ])('ends at the time limit when the store %s', async (_, begin) => {
    await using server = await startScriptedServer((_request, response) => begin(response));
    const { client } = aClient(server.url, { timeoutMs: 60 });
    expect(await kindOf(client.get('products', {}))).toBe('timeout');
    expect(server.requests).toHaveLength(1);
  });

  it('ends once the answer is too large, compressed or not', async () => {
    const large = `[${'0,'.repeat(50_000)}0]`;
    await using server = await startScriptedServer((request, response) => {
      const zipped = request.url?.includes('zipped');
      response.writeHead(200, {
        'content-type': 'application/json',
        ...(zipped && { 'content-encoding': 'gzip' }),
        'x-wp-total': '1',
        'x-wp-totalpages': '1',
      });
      response.end(zipped ? gzipSync(large) : large);
    });
    const { client } = aClient(server.url, { limits: { answerBytes: 50_000 } });
    expect(await kindOf(client.get('products', {}))).toBe('answer-too-large');
    expect(await kindOf(client.get('products', { zipped: '1' }))).toBe('answer-too-large');
  });

  it('says so when nobody listens', async () => {
    const server = await startScriptedServer(list);
    await server[Symbol.asyncDispose]();
    const { client } = aClient(server.url);
    await expect(client.get('products', {})).rejects.toMatchObject({
      kind: 'unreachable',
      detail: { code: 'ECONNREFUSED' },
    });
  });
});

describe('many calls at once', () => {
  it('go out four at a time, wait in a bounded queue, and are refused beyond it', async () => {
    const open: ServerResponse[] = [];
    const gate = new EventTarget();
    await using server = await startScriptedServer((_, response) => {
      open.push(response);
      gate.dispatchEvent(new Event('request'));
    });
    const { client } = aClient(server.url, { limits: { queue: 2 } });
    const arrived = (async () => {
      while (open.length < 4) await once(gate, 'request');
    })();
    const calls = Array.from({ length: 6 }, (_, page) => client.get('products', { page: String(page) }));
    expect(await kindOf(client.get('products', { page: '7' }))).toBe('queue-full');
    await arrived;
    expect(server.requests).toHaveLength(4);
    server.answer(list);
    for (const response of open) sendList(response, []);
    await Promise.all(calls);
    expect(server.requests).toHaveLength(6);
  });
});

describe('a store that is down', () => {
  const limits = { retries: 0, failuresToOpen: 3, openForMs: 1_000, openForAtMostMs: 8_000 };

  async function aStoreThatFails(listener = sample('trouble-502-front')) {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 });
    const server = await startScriptedServer(listener);
    const parts = aClient(server.url, { limits });
    const failedCall = () => kindOf(parts.client.get('products', {}));
    return { server, failedCall, ...parts };
  }

  it('is left alone after some failures in a row, tried once after a while, and used again when it answers', async () => {
    const { server, client, failedCall, log } = await aStoreThatFails();
    await using _ = server;
    for (let call = 0; call < 3; call++) expect(await failedCall()).toBe('gateway');
    expect(await failedCall()).toBe('breaker-open');
    vi.advanceTimersByTime(999);
    expect(await failedCall()).toBe('breaker-open');
    expect(server.requests).toHaveLength(3);

    vi.advanceTimersByTime(1);
    expect(await failedCall()).toBe('gateway');
    expect(server.requests).toHaveLength(4);
    // The second pause is twice as long.
    vi.advanceTimersByTime(1_999);
    expect(await failedCall()).toBe('breaker-open');

    server.answer(list);
    vi.advanceTimersByTime(1);
    await expect(client.get('products', {})).resolves.toMatchObject({ total: 1 });
    await expect(client.get('products', {})).resolves.toMatchObject({ total: 1 });
    expect(log.lines.filter(({ level }) => level === 'info')).toMatchObject([
      { message: 'The store answers again.' },
    ]);
    expect(log.lines.filter(({ level }) => level === 'debug')).toHaveLength(3);
    expect(log.lines.find(({ level }) => level === 'error')).toMatchObject({
      report: { kind: 'gateway', status: 502 },
    });
  });

  it('is tried again after its pause also where the clock was put back meanwhile', async () => {
    const { server, client, failedCall } = await aStoreThatFails();
    await using _ = server;
    vi.setSystemTime(86_400_000);
    for (let call = 0; call < 3; call++) await failedCall();
    vi.setSystemTime(0);
    expect(await failedCall()).toBe('breaker-open');
    vi.advanceTimersByTime(1_000);
    server.answer(list);
    await expect(client.get('products', {})).resolves.toMatchObject({ total: 1 });
  });

  it('sends a single trial call however many wait for it', async () => {
    const { server, client, failedCall } = await aStoreThatFails();
    await using _ = server;
    for (let call = 0; call < 3; call++) await failedCall();
    vi.advanceTimersByTime(1_000);
    const outcomes = await Promise.all([1, 2, 3].map(() => kindOf(client.get('products', {}))));
    expect(outcomes.sort()).toEqual(['breaker-open', 'breaker-open', 'gateway']);
    expect(server.requests).toHaveLength(4);
  });

  it.each(['error-400-page-0', 'error-404-product-id', 'auth-401-bad-secret'])(
    'is not what %s says, however often',
    async (name) => {
      const { server, failedCall } = await aStoreThatFails(sample(name));
      await using _ = server;
      for (let call = 0; call < 8; call++) expect(await failedCall()).not.toBe('breaker-open');
      expect(server.requests).toHaveLength(8);
    },
  );

  it('forgets failures once a call succeeds', async () => {
    const { server, client, failedCall } = await aStoreThatFails();
    await using _ = server;
    for (let round = 0; round < 3; round++) {
      server.answer(sample('trouble-502-front'));
      expect(await failedCall()).toBe('gateway');
      expect(await failedCall()).toBe('gateway');
      server.answer(list);
      await client.get('products', {});
    }
  });
});

function sendBrotli(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'br',
    'x-wp-total': '1',
    'x-wp-totalpages': '1',
  });
  response.end(brotliCompressSync('[{"id":1}]'));
}

function cutShort(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1},{"na');
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('[{"id":1}', () => response.destroy());
}
