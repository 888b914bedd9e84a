import { copyFile, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { productDocumentPath, productDocumentsApiPath } from '@kitchen/shared/product-documents.ts';
import { applianceApiPath } from '@kitchen/shared/support-paths.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoProductDocumentsFolder } from '../demo/demo-folders.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';
import { openProductDocuments } from './product-documents.ts';

const manual = `%PDF-1.7\n${'Manual\n'.repeat(300)}`;

let folder: string;
let site: TestSite;

async function save(path: string, content = manual): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'product-documents-'));
  await save('AN100-BU/manual.it.pdf', '%PDF-1.7 Istruzioni');
  await save('AN100-BU/manual.en.pdf');
  await save('AN100-BU/label.en.pdf');
  await copyFile(
    join(demoProductDocumentsFolder, 'AN100/manual.en.pdf'),
    join(folder, 'AN100-BU/parts.en.pdf'),
  );
  await save('AN100-BU/.DS_Store');
  await save('AN100-BU/Manual EN.pdf');
  await save('mx120%2Fg-ss/drawing.en.pdf');
  await save('EXP30E?SS/manual.en.pdf');
  await save('NRF60P#NE/manual.en.pdf');
  await save('EMP60C 100%/manual.en.pdf');
  await save('AN120/manual.en.pdf');
  await save('AN120/drawing.en.pdf');
  await save('AN120-CR/drawing.en.pdf', 'of the cream one');
  await save('AN120-CR/label.en.pdf');
  await save('prices.en.pdf', 'for dealers');
  await save('EL90-CR/other.en.pdf/page.html');
  await symlink(join(folder, 'prices.en.pdf'), join(folder, 'EL90-CR/manual.en.pdf'));
  await symlink(join(folder, 'AN100-BU'), join(folder, 'MX90-BU'));
  site = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: folder } });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const documentsOf = async (sku: string) => {
  const { body } = await supertest(site.url).get(productDocumentsApiPath(sku)).expect(200);
  return body.items.map((item: { kind: string; language: string }) => `${item.kind}.${item.language}`);
};

describe('the list of a product’s documents', () => {
  it('has those of its folder, with language, size and, where the file says so, pages and day', async () => {
    const { body } = await supertest(site.url).get(productDocumentsApiPath('AN100-BU')).expect(200);
    expect(body.items).toEqual([
      { kind: 'manual', language: 'en', bytes: manual.length, pages: null, date: null },
      { kind: 'manual', language: 'it', bytes: 19, pages: null, date: null },
      { kind: 'label', language: 'en', bytes: manual.length, pages: null, date: null },
      { kind: 'parts', language: 'en', bytes: expect.any(Number), pages: 4, date: '2026-03-02' },
    ]);
  });

  it('is found for a SKU in whatever case, with characters that no folder may have', async () => {
    expect(await documentsOf('an100-bu')).toContain('manual.en');
    expect(await documentsOf('MX120/G-SS')).toEqual(['drawing.en']);
  });

  it('is empty for a product without folder, and for one with links only', async () => {
    expect(await documentsOf('AN90-BU')).toEqual([]);
    expect(await documentsOf('EL90-CR')).toEqual([]);
    expect(await documentsOf('MX90-BU')).toEqual([]);
  });

  it('has those of its model, but for what its own folder has of the same', async () => {
    expect(await documentsOf('AN120-BU')).toEqual(['manual.en', 'drawing.en']);
    expect(await documentsOf('AN120-CR')).toEqual(['manual.en', 'drawing.en', 'label.en']);
    await supertest(site.url).get(productDocumentsApiPath('AN120')).expect(404);
    await site.knowCategories();
    // While it is made, a model is no appliance that is no longer made.
    await supertest(site.url).get(applianceApiPath('en', 'AN120')).expect(404);
  });

  it('is not there for a product that is not there, and not for nonsense', async () => {
    await supertest(site.url).get(productDocumentsApiPath('NO-SUCH')).expect(404);
    await supertest(site.url)
      .get(productDocumentsApiPath('x'.repeat(1_000)))
      .expect(400);
  });
});

describe('a document', () => {
  it('comes as a PDF in its language, which browsers show and save under a telling name', async () => {
    const { headers, body } = await supertest(site.url)
      .get(productDocumentPath('AN100-BU', 'manual', 'en'))
      .expect(200);
    expect(String(body)).toBe(manual);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'en',
      'content-disposition': 'inline; filename=AN100-BU-manual.en.pdf',
      'cache-control': 'public, max-age=30',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    await supertest(site.url)
      .get(productDocumentPath('AN100-BU', 'manual', 'en'))
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });

  it('comes in parts, and of a SKU with a slash', async () => {
    const { headers } = await supertest(site.url)
      .get(productDocumentPath('MX120/G-SS', 'drawing', 'en'))
      .set('range', 'bytes=0-7')
      .expect(206);
    expect(headers['content-range']).toBe(`bytes 0-7/${manual.length}`);
    expect(headers['content-disposition']).toBe('inline; filename=MX120-G-SS-drawing.en.pdf');
  });

  it('of a model comes for each of its products, their own before it, also while listings know nothing', async () => {
    await using other = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: folder } });
    for (const { url } of [other, site]) {
      const ofModel = await supertest(url)
        .get(productDocumentPath('AN120-BU', 'drawing', 'en'))
        .expect(200);
      expect(String(ofModel.body)).toBe(manual);
      expect(ofModel.headers['content-disposition']).toBe('inline; filename=AN120-BU-drawing.en.pdf');
      const own = await supertest(url)
        .get(productDocumentPath('AN120-CR', 'drawing', 'en'))
        .expect(200);
      expect(String(own.body)).toBe('of the cream one');
    }
  });

  it('of an appliance itself comes while the store is away, whatever is known', async () => {
    await using other = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: folder } });
    other.store.trouble('connection-reset');
    await supertest(other.url)
      .get(productDocumentPath('AN100-BU', 'manual', 'en'))
      .expect(200);
  });

  it.each(['EXP30E?SS', 'NRF60P#NE', 'EMP60C 100%'])('is there for the SKU %s', async (sku) => {
    expect(await documentsOf(sku)).toEqual(['manual.en']);
    const { body } = await supertest(site.url)
      .get(productDocumentPath(sku, 'manual', 'en'))
      .expect(200);
    expect(String(body)).toBe(manual);
  });

  it.each([
    '/product-documents/AN100-BU/Manual%20EN.pdf',
    '/product-documents/AN100-BU/.DS_Store',
    '/product-documents/AN100-BU/..%2Fprices.en.pdf',
    '/product-documents/..%2F/prices.en.pdf',
    '/product-documents/%2E/prices.en.pdf',
    '/product-documents/EL90-CR/manual.en.pdf',
    '/product-documents/EL90-CR/other.en.pdf',
    '/product-documents/MX90-BU/manual.en.pdf',
    '/product-documents/NO-SUCH/manual.en.pdf',
  ])('is all that the folder gives: not %s', async (address) => {
    const { text } = await supertest(site.url).get(address).expect(404);
    expect(text).not.toContain('for dealers');
  });

  it('that a link has replaced since is not sent', async () => {
    await save('EL90-BK/manual.en.pdf');
    await using other = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: folder } });
    await rm(join(folder, 'EL90-BK/manual.en.pdf'));
    await symlink(join(folder, 'prices.en.pdf'), join(folder, 'EL90-BK/manual.en.pdf'));
    await supertest(other.url)
      .get(productDocumentPath('EL90-BK', 'manual', 'en'))
      .expect(404);
    await rm(join(folder, 'EL90-BK'), { recursive: true });
  });
});

it('without a folder no product has documents', async () => {
  await using other = await startTestSite();
  const { body } = await supertest(other.url).get(productDocumentsApiPath('AN100-BU')).expect(200);
  expect(body).toEqual({ items: [] });
  await supertest(other.url)
    .get(productDocumentPath('AN100-BU', 'manual', 'en'))
    .expect(404);
});

it('the site starts before its folder is there', async () => {
  const later = relative('.', join(folder, '..', `${basename(folder)}-later`));
  await using other = await startTestSite({ environment: { PUBLIC_DOCUMENTS_DIR: later } });
  const { body } = await supertest(other.url).get(productDocumentsApiPath('AN100-BU')).expect(200);
  expect(body).toEqual({ items: [] });
});

describe('while the site runs', () => {
  const waiting = { timeout: 10_000, interval: 20 };

  async function open() {
    const log: string[] = [];
    const documents = await openProductDocuments(
      {
        folder,
        knownSkus: () => ['ALF60M-SG'],
        knownModel: () => 'ALF60M',
        findProduct: async (sku) => ({ value: { sku, model: 'ALF60M' }, sources: [], outcome: 'hit' }),
        logger: createLogger('info', { write: (line) => log.push(line) }),
      },
      20,
    );
    onTestFinished(documents.close);
    const read = () => documents.endpoint.find({ sku: 'ALF60M-SG' }, {}).read();
    const kinds = async () =>
      ((await read()).value as { items: { kind: string }[] }).items.map((item) => item.kind);
    return { documents, log, read, kinds };
  }

  it('what is put there appears, what is taken away goes, and no other answer is made again', async () => {
    const { documents, read, kinds } = await open();
    const other = await documents.endpoint.find({ sku: 'AN100-BU' }, {}).read();
    const before = await read();
    expect(await kinds()).toEqual([]);
    await save('ALF60M-SG/manual.en.pdf');
    await vi.waitFor(async () => expect(await kinds()).toEqual(['manual']), waiting);
    expect(before.sources[0]?.invalidated).toBe(true);
    await rename(join(folder, 'ALF60M-SG/manual.en.pdf'), join(folder, 'ALF60M-SG/label.en.pdf'));
    await vi.waitFor(async () => expect(await kinds()).toEqual(['label']), waiting);
    expect(other.sources[0]?.invalidated).toBe(false);
    await rm(join(folder, 'ALF60M-SG'), { recursive: true });
  });

  it('each file that is not shown is logged once, with what was expected of it', async () => {
    const { log, kinds } = await open();
    await save('ALF60M-SG/manual.en.pdf');
    await vi.waitFor(async () => expect(await kinds()).toEqual(['manual']), waiting);
    await rm(join(folder, 'ALF60M-SG'), { recursive: true });
    const said = log.map((line) => JSON.parse(line)).map(({ path, expected }) => `${path}: ${expected}`);
    expect(said.sort()).toEqual([
      expect.stringMatching(/^AN100-BU\/Manual EN\.pdf: one of manual, drawing, .*\.en\.pdf/),
      expect.stringMatching(/^EL90-CR\/manual\.en\.pdf: a file of its own, no link/),
      expect.stringMatching(/^EL90-CR\/other\.en\.pdf: a file of its own/),
      'MX90-BU: a folder named by a SKU or a model',
      'prices.en.pdf: a folder named by a SKU or a model',
    ]);
  });

  it('what is said of an appliance in the wrong way is not shown, and logged', async () => {
    await save('ALF60M-SG/manual.en.pdf');
    await save('ALF60M-SG/product.json', '{ "name": "Oven" }');
    await save('ALF60M-SG/picture.webp', 'x'.repeat(1_000_001));
    onTestFinished(() => rm(join(folder, 'ALF60M-SG'), { recursive: true }));
    const { documents, log } = await open();
    expect(documents.applianceOf('alf60m-sg')).toEqual({
      sku: 'ALF60M-SG',
      name: null,
      category: null,
      picture: null,
    });
    for (const path of ['ALF60M-SG/product.json', 'ALF60M-SG/picture.webp']) {
      expect(log.some((line) => JSON.parse(line).path === path)).toBe(true);
    }
  });

  it('a folder that cannot be read any more leaves the last documents in place', async () => {
    const { log, documents } = await open();
    await rename(folder, `${folder}-away`);
    await vi.waitFor(() => expect(log.join('')).toContain('cannot be read'), waiting);
    const { value } = await documents.endpoint.find({ sku: 'AN100-BU' }, {}).read();
    await rename(`${folder}-away`, folder);
    expect((value as { items: unknown[] }).items).toHaveLength(4);
  });
});
