import { mkdir, mkdtemp, readdir, readFile, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productZipPath } from '@kitchen/shared/product-files.ts';
import { strFromU8, unzipSync } from 'fflate';
import supertest from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProductModelsFolder } from '../demo/demo-folders.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

const manual = `%PDF-1.7\n${'Manual\n'.repeat(300)}`;
/** More than goes into the buffers of a connection. */
const longBytes = 80_000_000;

let folder: string;
let site: TestSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-files-'));
  for (const [path, text] of [
    ['AN100-BU/manual.en.pdf', manual],
    ['AN100-BU/declaration.it.pdf', '%PDF-1.7 Dichiarazione'],
    ['EL90-CR/manual.en.pdf', ''],
    ['OLD-1/manual.it.pdf', manual],
  ] as const) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await truncate(join(folder, 'EL90-CR/manual.en.pdf'), longBytes);
  site = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: folder } });
  await site.knowCategories();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function unzip(sku: string, language: 'en' | 'it' = 'en', where = site) {
  const answer = await supertest(where.url).get(productZipPath(sku, language)).responseType('blob');
  const files = answer.status === 200 ? unzipSync(new Uint8Array(answer.body)) : {};
  return { ...answer, status: answer.status, headers: answer.headers, files };
}

describe('all files of a product in one', () => {
  it('are its data sheet and its drawings, in the language that is asked for, and the maker’s documents', async () => {
    const { status, headers, files } = await unzip('AN100-BU', 'it');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=calidora-AN100-BU-documents.zip',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(Object.keys(files)).toEqual([
      'calidora-AN100-BU-sheet-it.pdf',
      'calidora-AN100-BU-drawing-it.pdf',
      'calidora-AN100-BU-drawing-it.svg',
      'calidora-AN100-BU-drawing-it.dxf',
      'calidora-AN100-BU-model-it.ifc',
      'AN100-BU-manual.en.pdf',
      'AN100-BU-declaration.it.pdf',
    ]);
    const content = (name: string) => files[name] ?? new Uint8Array();
    expect(strFromU8(content('AN100-BU-manual.en.pdf'))).toBe(manual);
    expect(strFromU8(content('calidora-AN100-BU-drawing-it.svg'))).toMatch(/<svg .*Disegno in scala/s);
    expect(strFromU8(content('calidora-AN100-BU-drawing-it.dxf'))).toContain('900 (regolabile di 20)');
    const sheet = await getDocumentProxy(content('calidora-AN100-BU-sheet-it.pdf'));
    expect((await extractText(sheet, { mergePages: true })).text).toContain('Antique 100');
  });

  it('are its model in three dimensions, too', async () => {
    await using other = await startTestSite({ environment: { PRODUCT_MODELS_DIR: demoProductModelsFolder } });
    await other.knowCategories();
    const { files } = await unzip('AN100-BU', 'en', other);
    expect(Object.keys(files).at(-1)).toBe('AN100.glb');
    expect(Buffer.from(files['AN100.glb'] ?? [])).toEqual(
      await readFile(join(demoProductModelsFolder, 'AN100.glb')),
    );
  });

  it('are told of without being sent', async () => {
    const { status, headers } = await supertest(site.url).head(productZipPath('AN100-BU', 'en'));
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  });

  it('are those that there are: no drawing without measures, no document that has gone since', async () => {
    expect(Object.keys((await unzip('GE90&SS')).files)).toEqual(['calidora-GE90&SS-sheet-en.pdf']);
    await writeFile(join(folder, 'AN100-BU/parts.en.pdf'), manual);
    await using other = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: folder } });
    await other.knowCategories();
    await rm(join(folder, 'AN100-BU/parts.en.pdf'));
    expect(Object.keys((await unzip('AN100-BU', 'en', other)).files)).toHaveLength(7);
  });

  it('are not there for a product that is not there, but the documents of one that is made no more', async () => {
    expect((await unzip('NO-SUCH')).status).toBe(404);
    expect((await unzip('x'.repeat(201))).status).toBe(400);
    expect(Object.keys((await unzip('OLD-1')).files)).toEqual(['OLD-1-manual.it.pdf']);
  });

  it('are, while the store is away, what is known', async () => {
    await using other = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: folder } });
    other.store.trouble('connection-reset');
    expect(Object.keys((await unzip('AN100-BU', 'en', other)).files)).toEqual([
      'AN100-BU-manual.en.pdf',
      'AN100-BU-declaration.it.pdf',
    ]);
    expect((await unzip('MX90-BU', 'en', other)).status).toBe(503);
    await using known = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: folder } });
    await known.knowCategories();
    known.store.trouble('connection-reset');
    known.clock.now += 3_600_000;
    expect(Object.keys((await unzip('AN100-BU', 'en', known)).files)).toHaveLength(7);
  });

  it('are sent as often as an address may have something made', async () => {
    await using other = await startTestSite({ limits: { uncached: 1 } });
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await unzip('GE90&SS', 'en', other)).status);
    expect(statuses).toContain(429);
  });

  it('are sent as they are made, and no longer read once nobody takes them', async () => {
    const isOpen = async () => {
      const open = await readdir('/proc/self/fd');
      const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
      return paths.some((each) => each.endsWith('EL90-CR/manual.en.pdf'));
    };
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const request = get(`${site.url}${productZipPath('EL90-CR', 'en')}`, (answer) => {
      answer.once('data', () => {
        answer.pause();
        resolve();
      });
      answer.on('error', () => undefined);
    });
    request.on('error', () => undefined);
    await begun;
    await expect.poll(isOpen).toBe(true);
    request.destroy();
    await expect.poll(isOpen).toBe(false);
  });
});
