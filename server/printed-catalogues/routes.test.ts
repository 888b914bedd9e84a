import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueListSchema, cataloguePath, cataloguesApiPath } from '@kitchen/shared/catalogues.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, startTestSite } from '../testing/test-site.ts';

const english = `%PDF-1.7\n${'Cookers\n'.repeat(500)}`;
const italian = `%PDF-1.7\n${'Cucine\n'.repeat(400)}`;
const [englishPath, italianPath] = [cataloguePath('cookers', 'en'), cataloguePath('cookers', 'it')];

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-files-'));
  await writeFile(join(folder, 'cookers-en.pdf'), english);
  await writeFile(join(folder, 'cookers-it.pdf'), italian);
  await writeFile(join(folder, 'price-list.pdf'), 'for dealers');
  await writeFile(join(folder, 'index.json'), JSON.stringify({ pages: { 'cookers-en.pdf': 24 } }));
  site = await startTestSite({
    client: await loadBuiltClient(),
    environment: { CATALOGUES_DIR: folder },
  });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

describe('the list of catalogues', () => {
  it('names those that are there, with their size, and their pages where known', async () => {
    const { body, headers } = await supertest(site.url).get(cataloguesApiPath).expect(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(catalogueListSchema.parse(body).catalogues).toEqual([
      { slug: 'cookers', language: 'en', bytes: english.length, pages: 24 },
      { slug: 'cookers', language: 'it', bytes: italian.length, pages: null },
    ]);
  });

  it('is empty where there is no folder, and where there is nothing in it', async () => {
    for (const environment of [{}, { CATALOGUES_DIR: join(folder, 'nowhere') }]) {
      await using other = await startTestSite({ environment });
      const { body } = await supertest(other.url).get(cataloguesApiPath).expect(200);
      expect(body).toEqual({ catalogues: [] });
    }
  });

  it('is told again from the same bytes', async () => {
    const { headers } = await supertest(site.url).get(cataloguesApiPath);
    await supertest(site.url)
      .get(cataloguesApiPath)
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });
});

describe('a catalogue', () => {
  it('comes as a PDF in its language, which browsers show, keep for a day and save under a telling name', async () => {
    const { headers, body } = await supertest(site.url).get(italianPath).expect(200);
    expect(String(body)).toBe(italian);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(italian.length),
      'content-language': 'it',
      'content-disposition': 'inline; filename="calidora-cookers-it.pdf"',
      'cache-control': 'public, max-age=86400',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await supertest(site.url).head(englishPath).expect(200);
    await supertest(site.url)
      .get(englishPath)
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });

  it('comes in parts to readers that ask for some pages first', async () => {
    const { headers, body } = await supertest(site.url)
      .get(englishPath)
      .set('range', 'bytes=0-7')
      .expect(206);
    expect(headers['content-range']).toBe(`bytes 0-7/${english.length}`);
    expect(String(body)).toBe('%PDF-1.7');
  });

  it.each(['price-list.pdf', 'index.json', 'built-in-en.pdf', '..%2findex.json'])(
    'is all that the folder gives: not %s',
    async (name) => {
      const { text } = await supertest(site.url).get(`/catalogues/${name}`);
      expect(text).not.toMatch(/for dealers|"pages"/);
    },
  );
});
