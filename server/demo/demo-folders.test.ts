import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFileName, catalogueSlugs } from '@kitchen/shared/catalogues.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { createLogger } from '../platform/logging/create-logger.ts';
import { readCatalogueFiles } from '../printed-catalogues/read-catalogue-files.ts';
import { readDocumentsFolder } from '../product-documents/product-documents.ts';
import { openProductModels, readModelsFolder } from '../product-models/product-models.ts';
import { readRecalls } from '../recalls/recalls.ts';
import { readManifest } from '../reserved-area/reserved-area.ts';
import { readDxf } from '../testing/read-dxf.ts';
import { appliances } from './catalogue/appliances.ts';
import { carriesLabel, energyMeta } from './catalogue/energy-figures.ts';
import { measures, splashbackOf } from './catalogue/measures.ts';
import {
  demoCataloguesFolder,
  demoDocumentsFolder,
  demoProductDocumentsFolder,
  demoProductModelsFolder,
  demoRecallsFile,
} from './demo-folders.ts';

const megabyte = 1024 * 1024;

async function readPdf(path: string) {
  const content = await readFile(path, 'latin1');
  expect(content.startsWith('%PDF-1.7\n') && content.endsWith('%%EOF\n'), path).toBe(true);
  return { content, bytes: content.length, pages: content.match(/\/Type \/Page\b/g)?.length };
}

test('the catalogues are PDFs in every language, with the pages that their index states', async () => {
  const listed = await readCatalogueFiles(demoCataloguesFolder);
  expect(listed).toHaveLength(catalogueSlugs.length * languages.length);
  for (const { slug, language, bytes, pages } of listed) {
    const { content, ...pdf } = await readPdf(join(demoCataloguesFolder, catalogueFileName(slug, language)));
    expect({ slug, language, ...pdf }).toEqual({ slug, language, bytes, pages });
    // Of its ovens and hoods, where they are shown and where their data are listed.
    const arrows = content.match(/\/Alt \((?:Energy class|Classe energetica) /g) ?? [];
    expect(arrows.length, `${slug} ${language}`).toBeGreaterThan(100);
    const boxes = [...content.matchAll(/\/BBox \[ \S+ \S+ (\S+) \S+ \]\s+>>\s+\/Alt \((?:Energy|Classe)/g)];
    expect(boxes).toHaveLength(arrows.length);
    const columnsEnd = 550;
    expect(Math.max(...boxes.map(([, right]) => Number(right)))).toBeLessThan(columnsEnd);
    expect(bytes).toBeLessThan(3 * megabyte);
  }
});

test('the reserved documents are those of their list', async () => {
  const entries = await readManifest(demoDocumentsFolder);
  expect(entries).toHaveLength(16);
  const names = entries.map(({ file }) => file);
  expect((await readdir(demoDocumentsFolder)).sort()).toEqual([...names, 'documents.json'].sort());
  for (const name of names.filter((name) => name.endsWith('.pdf'))) {
    const { bytes } = await readPdf(join(demoDocumentsFolder, name));
    expect(bytes).toBeLessThan(megabyte / 4);
  }
});

test('the cut-out for CAD says its size in mm, on layers with names', async () => {
  const { header, entities } = readDxf(await readFile(join(demoDocumentsFolder, 'cut-out-hob.dxf'), 'utf8'));
  expect(header).toMatchObject({ $INSUNITS: 4, $MEASUREMENT: 1 });
  expect(new Set(entities.map(({ layer }) => layer))).toEqual(new Set(['OUTLINE', 'DIMENSIONS', 'TEXT']));
  const outline = entities
    .filter(({ layer }) => layer === 'OUTLINE')
    .flatMap(({ vertices = [] }) => vertices);
  expect([Math.max(...outline.map(({ x }) => x)), Math.max(...outline.map(({ y }) => y))]).toEqual([
    860, 490,
  ]);
});

test('the recalls are one, of a product of the demo, and say that it is an example', async () => {
  const [recall, ...others] = await readRecalls(demoRecallsFile);
  expect(others).toEqual([]);
  expect(appliances.map(({ sku }) => sku)).toEqual(expect.arrayContaining(recall?.skus ?? []));
  expect([recall?.product.en, recall?.product.it]).toEqual([
    expect.stringContaining('example of a recall'),
    expect.stringContaining('esempio di richiamo'),
  ]);
});

test('the documents of products belong to products or models of the demo, or to some that are no longer made, and each is named as it should be', async () => {
  const { documents, refused } = await readDocumentsFolder(demoProductDocumentsFolder);
  expect(refused).toEqual([]);
  const codes = appliances.flatMap(({ sku, model }) => [sku.toLowerCase(), model.toLowerCase()]);
  expect([...documents.keys()].filter((code) => !codes.includes(code))).toEqual([
    'elf60s-cr',
    'sqh90-ss',
    'trc70-wh',
  ]);
  for (const { path, language } of [...documents.values()].flat()) {
    const { content, bytes } = await readPdf(join(demoProductDocumentsFolder, path));
    expect(bytes).toBeLessThan(megabyte / 4);
    // In which it is read aloud.
    expect(/\/Lang \((\w+)/.exec(content)?.[1], path).toBe(language);
  }
});

test('models in three dimensions are of every category, in all finishes of their code, small, and as large as their records say', async () => {
  expect((await readModelsFolder(demoProductModelsFolder)).refused).toEqual([]);
  const log: string[] = [];
  const logger = createLogger('warn', { write: (line) => log.push(line) });
  const models = await openProductModels({ folder: demoProductModelsFolder, logger });
  models.close();
  const shown = appliances.flatMap((appliance) => {
    const size = measures(appliance);
    const isCooker = appliance.kind === 'cooker';
    const model = models.of({
      ...appliance,
      measures: { ...size, heightTo: size.height, adjustableBy: isCooker ? 20 : 0 },
      ...(isCooker && {
        construction: { kind: 'cooker' as const, parts: [], splashback: splashbackOf(appliance) },
      }),
    });
    return model ? [{ ...appliance, ...model }] : [];
  });
  expect(log).toEqual([]);
  expect(new Set(shown.map(({ category }) => category)).size).toBe(5);
  expect(new Set(shown.map(({ model }) => model)).size).toBeGreaterThanOrEqual(12);
  for (const { sku, bytes, variants, color } of shown) {
    expect(bytes, sku).toBeLessThan(megabyte);
    expect(variants, sku).toContain(color);
  }
});

test('the drawings of what carries an energy label show it', async () => {
  const inFolder = (name: string) => join(demoDocumentsFolder, `drawing-${name}.pdf`);
  for (const path of ['cooker', 'oven', 'hood'].map(inFolder)) {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
    expect((await extractText(pdf, { mergePages: true })).text, path).toContain('A+++ – D');
  }
});

const classesOf = new Map(
  appliances.filter(carriesLabel).map((appliance) => [appliance.sku, energyMeta(appliance).energy_class]),
);

/** Not in the price lists, which are older. */
const newer = ['ANH120W-BU'];
const priced = appliances.filter(({ sku }) => !newer.includes(sku));

test.each(languages)('the price lists in %s show class and range of labelled models', async (language) => {
  const rows = new Map<string, string>();
  for (const name of ['cookers', 'built-in']) {
    const path = join(demoDocumentsFolder, `prices-${name}-${language}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
    const lines = (await extractText(pdf, { mergePages: true })).text.split('\n');
    let sku: string | undefined;
    for (const line of lines) {
      sku = appliances.find((appliance) => line.startsWith(`${appliance.sku} `))?.sku ?? sku;
      if (sku) rows.set(sku, `${rows.get(sku) ?? ''}${line}\n`);
    }
  }
  expect(rows.size).toBe(priced.length);
  for (const [sku, row] of rows) {
    // Letters are written twice: their edges and their insides.
    const written = row.match(/^(\S+(?: \S+)?) A\+{3} – D$/m)?.[1];
    const classes = classesOf.get(sku)?.split(', ');
    expect(written, `${language} ${sku}`).toBe(classes?.map((each) => each + each).join(' '));
  }
});

test('the table of prices has class and range of labelled models in columns', async () => {
  const text = await readFile(join(demoDocumentsFolder, 'prices-all.csv'), 'utf8');
  const rows = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  const stated = rows.slice(1).map(([sku, , , , , classes, scale]) => [sku, classes, scale]);
  const expected = priced.map(({ sku }) => [
    sku,
    classesOf.get(sku) ?? '',
    classesOf.has(sku) ? 'A+++ – D' : '',
  ]);
  expect(stated.sort()).toEqual(expected.sort());
});
