import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ProductCard } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { recallsApiPath, recallsFeedPath, recallsSchema } from '@kitchen/shared/recalls.ts';
import pino from 'pino';
import { Registry } from 'prom-client';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { fixedSource } from '../platform/cache/freshness.ts';
import { createCdnPurge } from '../platform/outbound/purge-cdn.ts';
import { aRecallEntry } from '../testing/a-recall-entry.ts';
import { parsePage } from '../testing/parse-page.ts';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import { startTestSite } from '../testing/test-site.ts';
import { openRecalls } from './recalls.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recalls-'));
  file = join(folder, 'recalls.json');
  await writeFile(join(folder, 'oven.jpg'), 'a picture');
  await list(aRecallEntry());
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Whole at once, so that nobody reads half of it. */
async function list(...entries: unknown[]) {
  await writeFile(`${file}.new`, JSON.stringify(entries));
  await rename(`${file}.new`, file);
}

async function startSite() {
  const site = await startTestSite({ environment: { RECALLS_FILE: file } });
  onTestFinished(() => site[Symbol.asyncDispose]());
  return supertest(site.url);
}

describe('the recalls', () => {
  it('are told in the language that is asked for', async () => {
    const site = await startSite();
    const { body } = await site.get(recallsApiPath('it')).expect(200);
    expect(recallsSchema.parse(body).items).toMatchObject([
      {
        id: 'door',
        product: 'Forno Land 60',
        hazard: 'Il vetro può rompersi e ustionare.',
        serials: [{ from: 'LD-2318-0001', to: 'LD-2318-0420' }],
        sold: null,
      },
    ]);
    const picture = recallsSchema.parse(body).items[0]?.picture.path ?? '';
    const { headers, body: bytes } = await site.get(picture).expect(200);
    expect([headers['content-type'], String(bytes)]).toEqual(['image/jpeg', 'a picture']);
  });

  it('are named wherever a recalled product is shown, until they are taken back', async () => {
    await list(aRecallEntry({ skus: ['LDF60S-BU', 'AN100-CR'] }));
    await using site = await startTestSite({ environment: { RECALLS_FILE: file } });
    await site.knowCategories();
    const places = [
      // One of the finishes in which the card can show its model.
      apiPaths.listing('en', 'cookers', { collection: ['antique'], color: ['burgundy'], width: ['100'] }, 1),
      apiPaths.listing('en', 'ovens', { collection: ['land'], color: ['burgundy'] }, 1),
      apiPaths.products('en', ['LDF60S-BU', 'AN100-BU']),
      apiPaths.search('en', 'ldf60s'),
      apiPaths.comparison('en', 'LDF60S-BU'),
      apiPaths.product('it', 'ldf60s-bu'),
      apiPaths.product('it', 'AN100-BU'),
    ];
    const marks = () =>
      Promise.all(
        places.map(async (path) => {
          const { body } = await supertest(site.url).get(path).expect(200);
          const shown: Partial<ProductCard>[] = body.items ?? body.products ?? [body];
          const marked = shown.flatMap((card) => [card, ...(card.finishes ?? [])]);
          return marked.flatMap(({ recall }) => recall ?? []);
        }),
      );
    expect(await marks()).toEqual([['door'], ['door'], ['door'], ['door'], ['door'], ['door'], []]);
    await list();
    await vi.waitFor(async () => expect((await marks()).flat()).toEqual([]), {
      timeout: 8_000,
      interval: 500,
    });
  });

  it('give no other file of their folder', async () => {
    await writeFile(join(folder, 'secret.jpg'), 'secret');
    const site = await startSite();
    for (const path of ['secret.jpg', 'recalls.json', '..%2Frecalls%2Foven.jpg']) {
      await site.get(`/recalls/door/${path}`).expect(404);
    }
    await site.get('/recalls/other/oven.jpg').expect(404);
  });

  it('are a feed in JSON', async () => {
    const site = await startSite();
    const { headers, text } = await site.get(recallsFeedPath('en', 'json')).expect(200);
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(text);
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en' });
    expect(feed.items).toEqual([
      {
        id: expect.stringMatching(/\/recalls\?lng=en#door$/),
        url: feed.items[0].id,
        title: 'Product safety recall: Land 60 oven',
        content_text: expect.stringContaining('Serial numbers: from LD-2318-0001 to LD-2318-0420\n'),
        image: expect.stringMatching(/^http.*\/recalls\/door\/oven\.jpg$/),
        date_published: '2026-10-12T00:00:00.000Z',
      },
    ]);
  });

  it('are a feed in RSS', async () => {
    const site = await startSite();
    const { headers, text } = await site.get(recallsFeedPath('it', 'xml')).expect(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = parsePage(text, 'application/xml');
    const textOf = (selector: string) => feed.querySelector(selector)?.textContent;
    expect(textOf('channel > language')).toBe('it');
    expect(textOf('item > title')).toBe('Richiamo per la sicurezza del prodotto: Forno Land 60');
    expect(textOf('item > pubDate')).toBe('Mon, 12 Oct 2026 00:00:00 GMT');
    expect(textOf('item > description')).toContain('Il pericolo: Il vetro può rompersi');
  });

  it('are none where there is no list, and the feeds are empty', async () => {
    await using site = await startTestSite({});
    const { body } = await supertest(site.url).get(recallsApiPath('en')).expect(200);
    expect(body).toEqual({ items: [] });
    const { text } = await supertest(site.url).get(recallsFeedPath('en', 'json')).expect(200);
    expect(JSON.parse(text).items).toEqual([]);
  });
});

it('tells a serial number from the code or the model of a product, however that is typed', async () => {
  await using site = await startTestSite({ environment: { RECALLS_FILE: file } });
  const isCode = async (serial: string) =>
    recallsSchema.parse(await (await fetch(site.url + recallsApiPath('en', serial))).json()).isProductCode;
  // Not known yet, which must not be remembered.
  expect(await isCode('AN100-BU')).toBeUndefined();
  await site.knowCategories();
  for (const code of ['AN100-BU', 'an 100 bu', 'AN100']) expect(await isCode(code)).toBe(true);
  for (const serial of ['', '-', 'LD-2318-0042', '42']) expect(await isCode(serial)).toBeUndefined();
});

describe('a list that changes while the site runs', () => {
  const log = createRecordedLog();

  async function open(purgeCdn?: (tags: readonly string[]) => void) {
    log.lines.length = 0;
    const options = {
      file,
      defaultLanguage: 'en',
      isProductCode: () => false,
      knowsAllProducts: () => true,
      listed: () => [fixedSource('categories:ovens')],
      logger: log,
      purgeCdn,
    } as const;
    const recalls = await openRecalls(options, 10);
    onTestFinished(recalls.close);
    return async (serial = '') => {
      const found = recalls.endpoint.find({} as never, { lng: 'en', serial } as never);
      const { value, sources } = await found.read();
      return {
        tags: sources.map(({ tag }) => tag),
        ids: recallsSchema.parse(value).items.map(({ id }) => id),
        source: sources[0],
      };
    };
  }

  it('is what an answer is made from, with the listings where a serial number is looked up', async () => {
    await list(aRecallEntry());
    const read = await open();
    expect((await read()).tags).toEqual(['recalls']);
    expect((await read('AN100-BU')).tags).toEqual(['recalls', 'categories:ovens']);
  });

  it('stops the start where it is wrong, with the entry', async () => {
    await list(aRecallEntry({ skus: [] }));
    const error = await open().catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(/^RECALLS_FILE: .*\n- entry 1 \(door\), skus: expected/);
  });

  it('is read again, and what was made from it is made anew', async () => {
    const read = await open();
    const before = await read();
    await list(aRecallEntry({ id: 'other' }));
    await vi.waitFor(async () => expect((await read()).ids).toEqual(['other']));
    expect(before.source?.invalidated).toBe(true);
    expect((await read()).source?.invalidated).toBe(false);
  });

  it('has a CDN drop what showed the list before, once it says something else', async () => {
    const purged: unknown[] = [];
    await using server = await startScriptedServer(async (request, response) => {
      purged.push(await json(request));
      response.end('{}');
    });
    const { purge, close } = createCdnPurge({
      url: server.url,
      token: null,
      logger: pino({ level: 'silent' }),
      registry: new Registry(),
    });
    onTestFinished(close);
    await open((tags) => void purge(tags));
    await list(aRecallEntry({ id: 'other' }));
    await vi.waitFor(() => expect(purged).toHaveLength(1));
    const { headers } = await (await startSite()).get(recallsApiPath('en')).expect(200);
    expect(purged).toEqual([{ tags: [headers['cache-tag']] }]);
  });

  it('keeps the last good one while it is wrong, and says so once', async () => {
    const read = await open();
    await list(aRecallEntry({ id: 'other', hazard: { en: 'A rare danger.', it: 'Un pericolo.' } }));
    await vi.waitFor(() => expect(log.lines).toHaveLength(1));
    expect(log.lines[0]).toMatchObject({
      level: 'warn',
      message: expect.stringMatching(
        /entry 1 \(other\), hazard, en: .*"rare"\nThe last good list of recalls stays$/,
      ),
    });
    expect((await read()).ids).toEqual(['door']);
    await list(aRecallEntry({ id: 'third' }));
    await vi.waitFor(async () => expect((await read()).ids).toEqual(['third']));
    expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'info']);
  });
});
