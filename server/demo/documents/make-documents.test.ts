import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { documentKinds } from '@kitchen/shared/documents.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { roles } from '@kitchen/shared/session.ts';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentEntry } from '../../reserved-area/documents/manifest.ts';
import { readManifest } from '../../reserved-area/documents/manifest.ts';
import { lineNames } from '../catalogue/appliance.ts';
import { appliances } from '../catalogue/appliances.ts';
import { digestDocuments, makeDocuments } from './make-documents.ts';
import { documentTexts } from './texts/texts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const brand = { ...defaultBrand, name: 'Officina Prova' };
const today = new Date('2031-03-20T10:00:00Z');

let folder: string;
let entries: DocumentEntry[];
let pdfs: ReadPdf[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-documents-'));
  expect(await makeDocuments({ folder, brand, today })).toBe('made');
  entries = await readManifest(folder);
  pdfs = await Promise.all(entries.filter(({ file }) => file.endsWith('.pdf')).map(readPdf));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface ReadPdf {
  entry: DocumentEntry;
  info: object;
  pages: string[];
}

async function readPdf(entry: DocumentEntry): Promise<ReadPdf> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(await readFile(join(folder, entry.file)));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items
        .map((item) => (item as TextItem).str)
        .join('\n')
        .replaceAll('\u00A0', ' ');
    }),
  );
  const { info } = await document.getMetadata();
  await document.loadingTask.destroy();
  return { entry, info, pages };
}

/** The codes of products on a page, in their order. */
function codesOf(page: string): string[] {
  return page.split('\n').filter((text) => appliances.some(({ sku }) => sku === text));
}

describe('the demo’s reserved documents', () => {
  it('are of every kind, for every role, in every language', () => {
    expect(entries.length).toBeGreaterThanOrEqual(10);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(documentKinds));
    expect(new Set(entries.flatMap((entry) => entry.roles))).toEqual(new Set(roles));
    expect(new Set(entries.flatMap((entry) => entry.languages))).toEqual(new Set(languages));
    for (const role of roles)
      for (const language of languages)
        expect(
          entries.filter((entry) => entry.roles.includes(role) && entry.languages.includes(language)).length,
        ).toBeGreaterThan(3);
  });

  it('are titled with the number that people ask for them by', () => {
    for (const { title } of entries)
      for (const language of languages) expect(title[language]).toMatch(/^[A-Z]{2} \d+(–\d+)?: \p{Lu}/u);
  });

  it('were issued at different times, some of them in the last days, and saved when they were issued', async () => {
    const ages = entries.map(({ date }) => (today.getTime() - Date.parse(date)) / 86_400_000);
    expect(Math.min(...ages)).toBeLessThan(8);
    expect(Math.max(...ages)).toBeGreaterThan(90);
    for (const { file, date } of entries)
      expect((await stat(join(folder, file))).mtime.toISOString().slice(0, 10)).toBe(date);
  });

  it('bear title, maker and language, and say on each page that they are samples', async () => {
    for (const { entry, info, pages } of pdfs) {
      const [language = 'en'] = entry.languages;
      expect(info).toMatchObject({
        Author: brand.name,
        Language: language,
        Title: expect.stringContaining(entry.title[language]),
      });
      for (const page of pages) {
        for (const spoken of entry.languages)
          expect(page.replaceAll('\n', ' ')).toContain(documentTexts[spoken].sample);
        expect(page).not.toMatch(/calidora(?! S\.p\.A\.)|\{\{/i);
      }
    }
  });

  it('price every product of the range, on paper and as a table', async () => {
    for (const language of languages) {
      const lists = pdfs.filter(
        ({ entry }) => entry.kind === 'price-list' && entry.languages.includes(language),
      );
      const lines = new Set(lists.flatMap(({ pages }) => pages.flatMap((page) => page.split('\n'))));
      expect(appliances.filter(({ sku }) => !lines.has(sku))).toEqual([]);
    }
    const table = await readFile(join(folder, 'prices-all.csv'), 'utf8');
    const rows = table.trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(appliances.length);
    for (const row of rows) {
      const [list = 0, net = 0] = row.split(';').slice(-2).map(Number);
      expect(list).toBeGreaterThan(net);
      expect(net).toBeGreaterThan(100);
    }
  });

  it('put products by line, each by category and size, on paper as in the table', async () => {
    const table = await readFile(join(folder, 'prices-all.csv'), 'utf8');
    const codes = table
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split('"')[1] ?? '');
    const printed = (['prices-cookers-en', 'prices-built-in-en'] as const).flatMap((id) =>
      pdfs.filter(({ entry }) => entry.id === id).flatMap(({ pages }) => pages.flatMap(codesOf)),
    );
    expect(printed).toEqual(codes);
    const ordered = codes.map((code) => appliances.find(({ sku }) => sku === code));
    ordered.reduce((before, product) => {
      if (before?.line === product?.line && before?.category === product?.category)
        expect(before?.size, `${before?.sku}, ${product?.sku}`).toBeLessThanOrEqual(product?.size ?? 0);
      return product;
    });
    const parts = ordered.map((product) => `${product?.line} ${product?.category}`);
    expect(parts.filter((part, index) => part !== parts[index - 1])).toHaveLength(new Set(parts).size);
  });

  it('name the line of the first product on each page of a price list, and leave no product alone', () => {
    for (const { pages } of pdfs.filter(({ entry }) => entry.kind === 'price-list')) {
      for (const page of pages) {
        const [first] = codesOf(page);
        const line = appliances.find(({ sku }) => sku === first)?.line ?? 'enzo';
        const above = page.split('\n').slice(0, page.split('\n').indexOf(first ?? ''));
        expect(above).toContain(lineNames[line]);
        const ofLine = codesOf(page).filter(
          (code) => appliances.find(({ sku }) => sku === code)?.line === line,
        );
        expect(ofLine.length).toBeGreaterThan(1);
      }
    }
  });

  it('draw the hob’s cut-out as one closed line, in millimetres', async () => {
    const lines = (await readFile(join(folder, 'cut-out-hob.dxf'), 'utf8')).trimEnd().split('\r\n');
    const pairs = lines.flatMap((line, index) =>
      index % 2 === 0 ? [[Number(line), lines[index + 1]] as const] : [],
    );
    const valuesOf = (code: number) => pairs.filter(([known]) => known === code).map(([, value]) => value);
    expect(valuesOf(0)).toEqual([
      ...['SECTION', 'ENDSEC', 'SECTION'],
      ...['LINE', 'LINE', 'LINE', 'LINE', 'ARC', 'ARC', 'ARC', 'ARC'],
      ...['ENDSEC', 'EOF'],
    ]);
    expect(Math.max(...[...valuesOf(10), ...valuesOf(11)].map(Number))).toBe(860);
    expect(Math.max(...[...valuesOf(20), ...valuesOf(21)].map(Number))).toBe(490);
  });

  it('are kept within the month, and made anew for another brand, in another month and where one is gone', async () => {
    const digest = await digestDocuments({ brand, today });
    expect(await digestDocuments({ brand, today: new Date('2031-03-31T23:00:00Z') })).toBe(digest);
    expect(await digestDocuments({ brand, today: new Date('2031-04-01T01:00:00Z') })).not.toBe(digest);
    expect(await digestDocuments({ brand: { ...brand, name: 'Officina Nuova' }, today })).not.toBe(digest);
    expect(await makeDocuments({ folder, brand, today })).toBe('kept');
    await rm(join(folder, 'parts-burner.pdf'));
    expect(await makeDocuments({ folder, brand, today })).toBe('made');
    expect(await readManifest(folder)).toEqual(entries);
  });
});
