import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { enquirySchema } from '@kitchen/shared/enquiry.ts';
import { readNext } from '@kitchen/shared/login-address.ts';
import { pageAddress } from '@kitchen/shared/page-query.ts';
import { plainPath } from '@kitchen/shared/paths.ts';
import { normaliseSearchText, searchTextLimit } from '@kitchen/shared/search-text.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { presentProduct } from './catalogue/present-product.ts';
import { readMeasures } from './catalogue/read-measures.ts';
import { greenClaimsOf } from './catalogue/report/green-claims.ts';
import { combineHits } from './catalogue/search/combine-hits.ts';
import { builtInSynonyms } from './catalogue/search/open-synonyms.ts';
import { ProductSearch } from './catalogue/search/product-search.ts';
import { readProduct } from './catalogue/webhooks/read-webhook.ts';
import { composeEnquiryMail } from './enquiries/compose-mails.ts';
import { csvLine } from './lib/csv-line.ts';
import { toFileName } from './lib/to-file-name.ts';
import { readAddress } from './pages/read-address.ts';
import { longestAddress } from './platform/http/refuse-by-head.ts';
import { builtInTexts } from './platform/texts/site-texts.ts';
import { readRecalls } from './recalls/read-recalls.ts';
import { manifestName, readManifest } from './reserved-area/documents/manifest.ts';
import { foldUserName } from './reserved-area/sessions/fold-user-name.ts';
import { classifyResponse } from './store/classify-response.ts';
import { metaKeys, readRecords } from './store/to-product-record.ts';
import { aRecallEntry } from './testing/a-recall-entry.ts';
import { aRecord } from './testing/a-record.ts';
import { aStoredEnquiry } from './testing/a-stored-enquiry.ts';
import { anEnquiry } from './testing/an-enquiry.ts';
import { indexRecords, nameOf } from './testing/index-records.ts';
import { loadBuiltClient, startSiteWithPages } from './testing/test-site.ts';

/** Characters of the shorter text, and how many times longer the other one is. */
const size = 1_000;
const times = 8;

/** Where the work grows by the square, it is 64 times as much; on top of 8, a long text's memory costs some more. */
const mostGrowth = 20;

/** Where the shorter text takes less than this, `times` times over, in ms, the figure says nothing of it. */
const leastMs = 3;

const units = [
  ...'/. 1aé,;:-=<>&[({\'"\\%@+#?|*~_\t\n\u0301',
  ...'<a _<p>_</p_<br />_<!--_<script>_&amp;_&a_%2f_%41_%C3%A8'.split('_'),
  ...'1x_1 _1,_1._1;_1 cm _da 1_w: _eco _non _a _a-_a._a, _a=_a; '.split('_'),
];

let texts = 0;

/** Between what nothing else leads one to expect; no two are the same: what is remembered takes no work. */
const textOf = (unit: string, length: number) =>
  `x${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}§${texts++}`;

type Work = (text: string) => unknown;

async function msOf(work: Work, unit: string, length: number, runs: number): Promise<number> {
  const each = Array.from({ length: runs }, () => textOf(unit, length));
  // Of this thread alone: the processor's time, whatever else the machine does.
  const start = process.threadCpuUsage();
  for (const text of each) await work(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/**
 * The units of which a long text takes more work than it should. Short texts are read so many times that both
 * take as long: what else the machine does disturbs both alike, and the least of some rounds is hardly disturbed.
 */
async function tooMuchWork(work: Work, shortest = size, of = units): Promise<string[]> {
  const found: string[] = [];
  for (const unit of of) {
    let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let isTooMuch = true;
    for (let round = 0; isTooMuch && round < 30; round++) {
      short = Math.min(short, await msOf(work, unit, shortest, times));
      long = Math.min(long, await msOf(work, unit, shortest * times, 1));
      isTooMuch = long > (mostGrowth / times) * Math.max(short, leastMs);
    }
    if (isTooMuch) found.push(`${JSON.stringify(unit)}: ${Math.round((long / short) * times)} times`);
  }
  return found;
}

const withAll = <T>(keys: Iterable<string>, value: T) =>
  Object.fromEntries([...keys].map((key) => [key, value]));

const aHostileRecord = (text: string) =>
  aRecord({ sku: text, name: text, shortDescription: text, meta: withAll(metaKeys, text) });

const pages = ['/product', '/compare', '/contacts', '/recalls', '/product/X', '/product-category/hobs'];
const parameters = 'q items with sku subject serial width unit supply color page from lng next'.split(' ');

const borders: Record<string, Work> = {
  'a path': (text) => [readAddress(`/${text}`), readAddress(`/product/${text}`), plainPath(`/${text}`)],
  'a query': (text) => {
    const query = new URLSearchParams(withAll(parameters, text));
    return [readNext(query), ...pages.map((page) => pageAddress(page, query))];
  },
  'a text to search for': normaliseSearchText,
  'an enquiry': (text) =>
    enquirySchema.safeParse(
      anEnquiry(withAll(['name', 'company', 'email', 'phone', 'message', 'page'], text)),
    ),
  'the mail of an enquiry': (text) => {
    const { content } = aStoredEnquiry();
    composeEnquiryMail(aStoredEnquiry({ content: { ...content, ...withAll(['name', 'message'], text) } }), {
      mail: {
        serverUrl: '',
        from: { name: '', address: 'web@calidora.example' },
        to: { contact: [], dealer: [], safety: [], service: [] },
      },
      brand: defaultBrand,
      publicUrl: 'https://www.calidora.example',
      staffLanguage: 'it',
      texts: () => builtInTexts,
      knownProduct: () => undefined,
      knownDealer: () => undefined,
    });
  },
  'a user name': foldUserName,
  'a webhook': (text) => {
    readProduct(Buffer.from(text.slice(1)));
    readProduct(
      Buffer.from(JSON.stringify({ id: 1, sku: text, status: text, categories: [{ id: 1, slug: text }] })),
    );
  },
  'a record as the store gives it': (text) => {
    const known = { id: 1, type: 'simple', status: 'publish', catalog_visibility: 'visible', categories: [] };
    const images = [{ src: `https://shop.example/${text}.jpg`, alt: text, name: text }];
    const meta_data = [...metaKeys].map((key, id) => ({ id, key, value: text }));
    const product = { ...known, name: text, sku: text, short_description: text, images, meta_data };
    readRecords(
      [product],
      { homeUrl: 'https://shop.example', categoryOf: () => 'cookers' },
      pino({ level: 'silent' }),
    );
  },
  'a refusal of the store': (body) =>
    classifyResponse(
      { status: 500, headers: new Headers(), body },
      { homeUrl: 'https://shop.example', dialUrl: 'https://shop.example', path: '/', now: 0 },
    ),
  'a product’s page': (text) =>
    presentProduct([aHostileRecord(text)], 'en', { nameOf, reportUnknown: () => {} }),
  'a listing': (text) => indexRecords([aHostileRecord(text), aHostileRecord(text)]),
  'the known products of a search': (text) =>
    new ProductSearch('en', () => builtInSynonyms, builtInTexts).update('cookers', [aHostileRecord(text)]),
  'what the store finds': (text) => combineHits([aHostileRecord(text)], [], text.slice(-searchTextLimit)),
  'sizes of a product': readMeasures,
  'claims in a record': (text) => greenClaimsOf(aHostileRecord(text)),
  'a table': (text) => csvLine([text]),
  'a file’s name': toFileName,
};

describe('a text of eight times the length takes about eight times the work', () => {
  it.each(Object.entries(borders))('as %s', async (_, work) => {
    expect(await tooMuchWork(work)).toEqual([]);
  });

  it('as a text that is searched for among the known products', async () => {
    const search = new ProductSearch('en', () => builtInSynonyms, builtInTexts);
    await search.update(
      'cookers',
      Array.from({ length: 200 }, (_, index) =>
        aRecord({ id: index + 1, sku: `AN${index}`, name: `Antique ${index} burgundy cooker` }),
      ),
    );
    expect(await tooMuchWork((text) => search.search(text), searchTextLimit / times)).toEqual([]);
  });

  it('in an operator’s lists', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lists-'));
    try {
      const read = async (name: string, entries: unknown, readList: (path: string) => Promise<unknown>) => {
        await writeFile(join(folder, name), JSON.stringify(entries));
        await readList(name === manifestName ? folder : join(folder, name)).catch(() => {});
      };
      const work = async (text: string) => {
        const both = { en: text, it: text };
        const words = { product: both, hazard: both, action: both, remedy: both };
        const codes = { skus: [text], models: [text], serials: [{ from: text, to: text }] };
        await read('recalls.json', [aRecallEntry({ ...words, ...codes })], readRecalls);
        const document = { ...withAll(['id', 'file', 'date'], text), kind: 'price-list', title: both };
        await read(manifestName, [{ ...document, roles: ['partner'] }], readManifest);
      };
      expect(await tooMuchWork(work)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('a request to the site', async () => {
  const client = await loadBuiltClient();
  const headers = [
    ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'forwarded', 'if-match'],
    ...['if-modified-since', 'if-none-match', 'if-range', 'origin', 'range', 'referer', 'user-agent'],
    ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id'],
  ];
  /** Node reads no more than 16 KB. */
  const mostOfHeaders = 16_000;
  /** What a header may hold. */
  const sendable = units.filter((unit) => /^[ -~é]+$/.test(unit));

  it.each([
    '/collections',
    '/api/categories/cookers/products',
    client.assets({ screen: 'screens/collections/collections-screen.tsx', texts: [] }, 'en').entry,
  ])('for %s takes work in proportion to its headers', async (url) => {
    await using site = await startSiteWithPages({ client, environment: { TRUST_PROXY: '127.0.0.1' } });
    const work = (text: string) => site.app.inject({ url, headers: withAll(headers, text) });
    expect(await tooMuchWork(work, mostOfHeaders / times, sendable)).toEqual([]);
  });

  it('takes work in proportion to its address', async () => {
    await using site = await startSiteWithPages({ client });
    const work = (text: string) => site.app.inject(`/${encodeURI(text).slice(0, longestAddress - 1)}`);
    expect(await tooMuchWork(work, longestAddress / times)).toEqual([]);
  });
});
