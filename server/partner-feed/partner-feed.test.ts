import { text } from 'node:stream/consumers';
import { partnerFeedPaths } from '@kitchen/shared/partner-feed.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import { sessionApiPath } from '@kitchen/shared/session.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  demoProductDocumentsFolder,
  demoProductModelsFolder,
  demoRecallsFile,
} from '../demo/demo-folders.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import type { ScriptedServer } from '../testing/scripted-server.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import type { TestSite } from '../testing/test-site.ts';
import { publicUrl, startTestSite } from '../testing/test-site.ts';
import { feedSchema } from './feed-schema.ts';

const key = 'k3y-of-studio-rossi_'.repeat(2);
const otherKey = 'k3y-of-cucine-verdi_'.repeat(2);
const environment = {
  PARTNER_FEED_KEYS: `studio-rossi:${key}, cucine-verdi:${otherKey}`,
  PUBLIC_DOCUMENTS_DIR: demoProductDocumentsFolder,
  PRODUCT_MODELS_DIR: demoProductModelsFolder,
  RECALLS_FILE: demoRecallsFile,
};

let login: ScriptedServer;
let site: TestSite;
beforeAll(async () => {
  // The user name is the role, and that of a customer is not said.
  login = await startScriptedServer(async (request, response) => {
    const { username } = JSON.parse(await text(request)) as { username: string };
    response.writeHead(200, { 'content-type': 'application/json' });
    const account = { user_email: `${username}@example.com`, user_display_name: username };
    response.end(
      JSON.stringify({ token: 'token', ...account, ...(username !== 'customer' && { roles: [username] }) }),
    );
  });
  site = await startTestSite({ environment: { ...environment, LOGIN_URL: login.url } });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await login[Symbol.asyncDispose]();
});

const ask = (path: string, headers: Record<string, string> = {}, where = site) =>
  supertest(where.url).get(path).set(headers);
const withKey = { authorization: `Bearer ${key}` };

async function feed(where = site) {
  const { body } = await ask(partnerFeedPaths.json, withKey, where).expect(200);
  return feedSchema.parse(body);
}

async function cookieOf(role: string): Promise<string> {
  const { headers } = await supertest(site.url)
    .post(sessionApiPath)
    .send({ username: role, password: 'password' })
    .expect(200);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Cells of a table as RFC 4180 has them. */
const readTable = (table: string) =>
  table
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));

describe('the catalogue for partners', () => {
  it('has every product once, ordered by SKU, with all that a dealer has to copy', async () => {
    const { maker, items } = await feed();
    const skus = items.map(({ sku }) => sku.toLowerCase());
    expect(skus.length).toBeGreaterThan(150);
    expect(skus).toEqual([...new Set(skus)].sort());
    expect(maker).toMatchObject({
      name: 'Calidora S.p.A.',
      city: 'Milano',
      country: 'IT',
      website: publicUrl,
    });
    const product = items.find(({ sku }) => sku === 'AN100-BU');
    expect(product).toMatchObject({
      gtin: expect.stringMatching(/^\d{13}$/),
      category: 'cookers',
      texts: { en: { name: 'Antique 100' }, it: { name: 'Antique 100' } },
      pages: { it: `${publicUrl}/product/AN100-BU?lng=it` },
      measures: { width: 1000, depth: 600, height: 900 },
      weights: { appliance: expect.any(Number), packed: expect.any(Number) },
      energyLabel: { classes: ['A', 'B'], eprelNumber: expect.any(String) },
      recall: null,
      model3d: { address: expect.any(String), bytes: expect.any(Number), variants: ['burgundy', 'cream'] },
      changedOn: '2024-03-01',
    });
    expect(product?.texts.it?.specifications).not.toEqual(product?.texts.en?.specifications);
    const files = [product?.pictures, product?.documents, product?.model3d ?? undefined].flat();
    for (const { address } of files.flatMap((file) => file ?? [])) {
      await supertest(site.url).get(address.replace(publicUrl, '')).expect(200);
    }
    expect(product?.documents.length).toBeGreaterThan(0);
  });

  it('leads to the notice of a product that is recalled', async () => {
    const { items } = await feed();
    const oven = items.find(({ sku }) => sku === 'LDF60S-BU');
    expect(oven?.recall).toBe(`${publicUrl}/recalls#example-door-glass`);
  });

  it('is described with the media type that each form has', async () => {
    const { body } = await ask('/api/openapi.json').expect(200);
    for (const [path, mediaType] of [
      [partnerFeedPaths.json, 'application/json; charset=utf-8'],
      [partnerFeedPaths.csv, 'text/csv; charset=utf-8'],
    ] as const) {
      expect(Object.keys(body.paths[path].get.responses['200'].content)).toEqual([mediaType]);
    }
  });

  it('says nothing in a language in which nobody wrote', async () => {
    const { items } = await feed();
    const product = items.find(({ sku }) => sku === 'GRIDDLE-60');
    expect(Object.values(product?.texts ?? {}).filter((texts) => texts === null)).toHaveLength(1);
  });

  it('keeps to the schema that everybody can read', async () => {
    const { body, headers } = await ask(partnerFeedPaths.schema).expect(200);
    expect(headers['content-type']).toContain('application/schema+json');
    expect(body.$id).toBe(publicUrl + partnerFeedPaths.schema);
    const published = z.fromJSONSchema(body);
    expect(published.safeParse((await ask(partnerFeedPaths.json, withKey)).body).error).toBeUndefined();
  });

  it('is a table as well, with the same products', async () => {
    const { text: table, headers } = await ask(partnerFeedPaths.csv, withKey).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=calidora-catalogue.csv',
    });
    const [names = [], ...rows] = readTable(table);
    expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([names.length]));
    const { items } = await feed();
    expect(rows.map(([sku]) => sku)).toEqual(items.map(({ sku }) => sku));
    const cellsOf = (sku: string) => {
      const row = rows.find(([first]) => first === sku) ?? [];
      return Object.fromEntries(names.map((name, at) => [name, row[at]]));
    };
    expect(cellsOf('AN100-BU')).toMatchObject({
      width_mm: '1000',
      model_3d: expect.stringMatching(/\/product-models\/.*\/AN100\.glb$/),
      energy_classes: 'A | B',
      energy_scale: 'A+++–D',
      oven_energy_conventional: '0.94 | 0.82',
      oven_heat_source: expect.stringMatching(/^(electricity|gas) \| /),
      hob_burners: '6',
      hood_noise: '',
    });
    const hob = items.find((item) => item.sku === 'EMP75I-BK')?.technicalInformation;
    const size = hob?.flatMap((kind) => kind.rows).find((row) => row.key === 'hob_zone_size');
    expect(cellsOf('EMP75I-BK').hob_zone_size).toBe(
      size?.values.map((value) => [value].flat().join('×')).join(' | '),
    );
    expect(cellsOf('EMP75I-BK').hob_zone_size).toMatch(/^\d/);
  });

  it('runs nothing in a spreadsheet', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', 'Oven,=1+1', 'Oven;=1+1', '"=1+1"'];
    const products = texts.map((value, index) =>
      aStoredProduct({
        id: index + 1,
        name: value,
        sku: `${value}${index}`,
        categoryIds: [16],
        meta: [
          ['Language', 'english'],
          ['model', value],
          ['oven', `Type: ${value} - ${value}`],
        ],
      }),
    );
    await using other = await startTestSite({ environment, products });
    const { text: table } = await ask(partnerFeedPaths.csv, withKey, other).expect(200);
    expect(readTable(table)).toHaveLength(texts.length + 1);
    // Also where a semicolon, or a comma without quotes, parts cells.
    const cells = table.split(/[,;\r\n\t]+/).map((cell) => cell.replace(/^[\s"]+/, ''));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });

  it('is not sent again to who has it, and has another tag once a product changes', async () => {
    const products = [1, 2].map((id) =>
      aStoredProduct({
        id,
        sku: `A${id}`,
        name: 'Cooker',
        categoryIds: [16],
        meta: [['Language', 'english']],
      }),
    );
    await using other = await startTestSite({ environment, products });
    const { etag = '' } = (await ask(partnerFeedPaths.json, withKey, other).expect(200)).headers;
    const again = { ...withKey, 'if-none-match': etag };
    expect((await ask(partnerFeedPaths.json, again, other).expect(304)).text).toBe('');
    await ask(partnerFeedPaths.csv, again, other).expect(200);
    await other.restart();
    await ask(partnerFeedPaths.json, again, other).expect(304);
    const [product] = products;
    if (product) other.store.products.set(1, { ...product, name: 'Cooker, second edition' });
    other.clock.now += 301_000;
    const names = async () =>
      feedSchema.safeParse((await ask(partnerFeedPaths.json, again, other)).body).data?.items[0]?.texts.en
        ?.name;
    await expect.poll(names, { timeout: 10_000 }).toBe('Cooker, second edition');
  });

  it('is given out whole again the next day, since an upgraded site may read it in another way', async () => {
    await using other = await startTestSite({ environment });
    const { etag = '' } = (await ask(partnerFeedPaths.json, withKey, other).expect(200)).headers;
    const again = { ...withKey, 'if-none-match': etag };
    other.clock.now += 24 * 60 * 60_000;
    await ask(partnerFeedPaths.json, again, other).expect(200);
  });

  it('is not there in part: a store that cannot be read whole gives 503', async () => {
    await using other = await startTestSite({ environment, trouble: 'html-page' });
    const { body } = await ask(partnerFeedPaths.json, withKey, other).expect(503);
    expect(problemSchema.parse(body).status).toBe(503);
  });
});

describe('who may copy the catalogue', () => {
  it('is whoever has a key, which the log knows by name', async () => {
    const logged = site.log.length;
    const { headers } = await ask(partnerFeedPaths.json, { authorization: `bearer ${otherKey}` }).expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    const said = site.log.slice(logged).join('');
    expect(said).toContain('"by":"cucine-verdi"');
    for (const secret of [key, otherKey]) expect(site.log.join('')).not.toContain(secret);
  });

  it.each([key.slice(1), `${key}x`, key.toUpperCase(), 'studio-rossi', `studio-rossi:${key}`])(
    'is nobody with the key %s',
    async (wrong) => {
      for (const path of [partnerFeedPaths.json, partnerFeedPaths.csv]) {
        const { headers, body } = await ask(path, { authorization: `Bearer ${wrong}` }).expect(401);
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' });
        expect(problemSchema.parse(body).status).toBe(401);
      }
    },
  );

  it('is nobody without a key where the site has none', async () => {
    await using other = await startTestSite();
    await ask(partnerFeedPaths.json, {}, other).expect(401);
    await ask(partnerFeedPaths.json, { authorization: 'Bearer undefined' }, other).expect(401);
  });

  it('is a partner who is logged in, no service team, and nobody without a role', async () => {
    const { headers } = await ask(partnerFeedPaths.csv, { cookie: await cookieOf('partner') }).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    for (const other of ['service', 'editor', 'customer']) {
      const cookie = await cookieOf(other);
      for (const path of [partnerFeedPaths.csv, partnerFeedPaths.json])
        await ask(path, { cookie }).expect(404);
    }
  });

  it('is led to the login where a session has ended', async () => {
    const { headers } = await ask(partnerFeedPaths.csv, { 'sec-fetch-mode': 'navigate' }).expect(302);
    expect(headers.location).toMatch(/^\/ita\/login\?next=%2Freserved-area/);
  });

  it('may not ask for it again and again', async () => {
    await using other = await startTestSite({ environment, limits: { feeds: 2 } });
    for (const status of [401, 401, 429]) await ask(partnerFeedPaths.json, {}, other).expect(status);
  });
});

describe('keys that are set wrongly', () => {
  it.each([
    ['no-colon', 'entry 1 is none'],
    [`${key}:studio`, 'entry 1 is none'],
    ['studio-rossi:far-too-short', 'entry 1 (studio-rossi) has a key of fewer than 32 characters'],
    [`a:${key},b:${otherKey},a:${key}x`, 'entry 3 (a) has a name that another has'],
    [`a:${key},b:${key}`, 'entry 2 (b) has a key that another has'],
    [`a:${key},`, 'entry 2 is none'],
  ])('stop the start, and no message has a key: %s', async (value, fault) => {
    const started = startTestSite({ environment: { PARTNER_FEED_KEYS: value } });
    const { message } = await started.then(
      () => ({ message: 'It started' }),
      (error: Error) => error,
    );

    expect(message).toContain(
      `PARTNER_FEED_KEYS: expected pairs such as studio-rossi:key, with commas: ${fault}`,
    );
    for (const secret of [key, 'far-too-short', otherKey]) expect(message).not.toContain(secret);
  });
});
