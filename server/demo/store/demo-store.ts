import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Category } from '@kitchen/shared/categories.ts';
import type { Answer } from './answer.ts';
import { frontAnswer } from './answer.ts';
import type { StoreKey } from './authenticate.ts';
import { createAuthenticator } from './authenticate.ts';
import { demoProducts } from './demo-products.ts';
import { readPhpQuery } from './php-query.ts';
import { createRelatedIds } from './related-ids.ts';
import type { StoreRequest, StoreRoute } from './store-api.ts';
import { createStoreApi, routeOf } from './store-api.ts';
import { categoryIds } from './store-categories.ts';
import type { StoredProduct } from './stored-product.ts';
import type { TroubleKind } from './troubles.ts';
import { spoilAnswer } from './troubles.ts';
import { answerUpload } from './uploads.ts';

export interface DemoStoreOptions {
  /** What it sells; the demo catalogue unless given. */
  products?: Iterable<StoredProduct>;
  /** The address that the store believes to be its own and over which calls are signed. */
  homeUrl?: string;
  /** Time in ms since 1970. */
  now?: () => number;
  /** This machine only unless given. */
  host?: string;
  /** A free port unless given. */
  port?: number;
  /** Consumer key and secret that may read; made up unless given. */
  credentials?: Credentials;
}

type Credentials = Pick<StoreKey, 'key' | 'secret'>;

export interface DemoStore {
  homeUrl: string;
  /** Where it listens. */
  dialUrl: string;
  /** Consumer key and secret that may read. */
  key: string;
  secret: string;
  /** Keys that may only write, that read products and nothing else, and whose owner is an ordinary customer. */
  otherKeys: { writeOnly: Credentials; productsOnly: Credentials; customer: Credentials };
  categoryIds: Readonly<Record<Category, number>>;
  /** What the store holds now, by id; changes count from the next request. */
  products: Map<number, StoredProduct>;
  /** Changes a product's record, as an editor would; throws if there is none of that id. */
  change(id: number, values: Partial<Omit<StoredProduct, 'id'>>): void;
  /** The last requests (at most 5000) since the start or `forget`, oldest first, refused ones too. */
  requests(route?: StoreRoute): readonly StoreRequest[];
  forget(): void;
  /**
   * Lets every API request (or those that `where` picks) go wrong in one way; null ends it. `slow`
   * holds answers back until the trouble changes or the store closes.
   */
  trouble(kind: TroubleKind | null, where?: (request: StoreRequest) => boolean): void;
  close(): Promise<void>;
}

/** Longest request line that the web server in front takes, in bytes. */
const longestUrl = 8 * 1024;

const mostRequests = 5000;

function madeUpCredentials(): Credentials {
  const random = () => randomBytes(20).toString('hex');
  return { key: `ck_${random()}`, secret: `cs_${random()}` };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { Connection: 'keep-alive', ...headers });
  // Written apart from the end, so that it goes out in chunks as PHP's answers do.
  if (body.length > 0) response.write(body);
  response.end();
}

/** Starts a store that answers as WooCommerce 10.9.4 does. */
export async function startDemoStore(options: DemoStoreOptions = {}): Promise<DemoStore> {
  const { homeUrl: home = 'http://store.example', now = Date.now, host = '127.0.0.1', port = 0 } = options;
  const homeUrl = home.replace(/\/$/, '');
  const homePath = new URL(homeUrl).pathname.replace(/\/$/, '');
  const products = new Map([...(options.products ?? demoProducts())].map((product) => [product.id, product]));
  const { credentials = madeUpCredentials() } = options;
  const reader: StoreKey = { ...credentials, permissions: 'read', owner: 'shop_manager' };
  const writeOnly: StoreKey = { ...madeUpCredentials(), permissions: 'write', owner: 'shop_manager' };
  const productsOnly: StoreKey = { ...madeUpCredentials(), permissions: 'read', owner: 'product_reader' };
  const customer: StoreKey = { ...madeUpCredentials(), permissions: 'read', owner: 'customer' };
  const jsonOptions = { homeUrl, relatedIds: createRelatedIds(products) };
  const answerApi = createStoreApi(
    products,
    jsonOptions,
    createAuthenticator([reader, writeOnly, productsOnly, customer], now),
  );

  const log: StoreRequest[] = [];
  let trouble: { kind: TroubleKind; where: (request: StoreRequest) => boolean } | null = null;
  let release = Promise.withResolvers<void>();

  async function answerWell(request: StoreRequest): Promise<Answer> {
    if (request.route === 'picture') return answerUpload(request.path);
    return answerApi(request) ?? frontAnswer(404, '404 Not Found');
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = incoming.url ?? '/';
    if (url.length > longestUrl) {
      send(response, frontAnswer(414, '414 Request-URI Too Large', { Connection: 'close' }));
      return;
    }
    const [dialled = '/', queryString = ''] = url.split(/\?(.*)/s);
    const path = dialled.startsWith(homePath) ? dialled.slice(homePath.length) : dialled;
    const request: StoreRequest = {
      method: incoming.method ?? 'GET',
      path,
      queryString,
      query: readPhpQuery(queryString),
      headers: { accept: incoming.headers.accept, authorization: incoming.headers.authorization },
      route: routeOf(path),
    };
    log.push(request);
    if (log.length > mostRequests) log.shift();
    const kind = trouble?.where(request) ? trouble.kind : null;
    if (kind === 'connection-reset') {
      incoming.socket.resetAndDestroy();
      return;
    }
    if (kind === 'slow') await release.promise;
    const good = await answerWell(request);
    send(response, kind === null || kind === 'slow' ? good : spoilAnswer(kind, request, homeUrl, () => good));
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const listening = server.address() as AddressInfo;

  return {
    homeUrl,
    dialUrl: `http://127.0.0.1:${listening.port}${homePath}`,
    key: reader.key,
    secret: reader.secret,
    otherKeys: { writeOnly, productsOnly, customer },
    categoryIds,
    products,
    change(id, values) {
      const product = products.get(id);
      if (!product) throw new Error(`the demo store has no product ${id}`);
      const modifiedAt = new Date(now() + 3_600_000).toISOString().slice(0, 19);
      products.set(id, { ...product, modifiedAt, ...values });
    },
    requests: (route) => (route ? log.filter((request) => request.route === route) : log),
    forget() {
      log.length = 0;
    },
    trouble(kind, where = ({ route }) => route !== 'picture') {
      release.resolve();
      release = Promise.withResolvers();
      trouble = kind && { kind, where };
    },
    async close() {
      release.resolve();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
