import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { DemoStoreOptions } from '../../demo/store/demo-store.ts';
import { startDemoStore } from '../../demo/store/demo-store.ts';
import { aStoredProduct } from '../../demo/store/stored-product.ts';
import { manyProducts } from '../../testing/many-products.ts';
import { reportCatalogue } from './report-catalogue.ts';
import type { FaultKind, ReportFacts } from './write-report.ts';
import { writeReport } from './write-report.ts';

const logger = pino({ level: 'silent' });

async function startStore(options: DemoStoreOptions = {}) {
  const store = await startDemoStore(options);
  onTestFinished(() => store.close());
  const { homeUrl, dialUrl, key, secret } = store;
  return { store, access: { homeUrl, dialUrl, key, secret, timeoutMs: 10_000, logger } };
}

/** SKUs, or names where there is none, of a kind of fault. */
const found = ({ faults }: ReportFacts, kind: FaultKind) =>
  faults.filter((fault) => fault.kind === kind).map(({ sku, name }) => sku || name);

test('the odd products of the demo store stand where their keeper looks for them', async () => {
  const { access } = await startStore();
  const facts = await reportCatalogue(access);
  expect(facts.complete).toBe(true);
  expect(found(facts, 'no-sku')).toEqual(['Domino grill', 'Grill domino']);
  expect(found(facts, 'many-records')).toEqual(['TRIO-100']);
  expect(found(facts, 'language-twice')).toEqual(['TRIO-100']);
  expect(found(facts, 'no-language')).toEqual(['TRIO-100']);
  expect(found(facts, 'no-category')).toEqual(['CARE-01']);
  expect(found(facts, 'unknown-value')).toEqual(['MX90-PT']);
  const ofGriddle = facts.faults.filter(({ kind }) => kind === 'shortcode' || kind === 'placeholder');
  expect(ofGriddle.map(({ kind, sku, detail }) => [kind, sku, detail])).toEqual([
    ['shortcode', 'GRIDDLE-60', '[accessories_list], [vc_row], [vc_column], [gallery]'],
    ['placeholder', 'GRIDDLE-60', 'cooking_zone “N/A”, door “-”, other “n.d.”'],
  ]);
  expect(found(facts, 'green-claim')).toEqual(['VAC-60']);
  expect(found(facts, 'never-shown')).toEqual(['HIDDEN-LD110', 'PASSWORD-EX110']);
  const oneLanguage = ['GRIDDLE-60', 'FILTER-150', 'GE90&SS', 'VULCANO-30', 'LDF60-XX', 'VAC-60'];
  expect(found(facts, 'no-translation')).toEqual(expect.arrayContaining(oneLanguage));
  expect(found(facts, 'no-picture')).toEqual(
    expect.arrayContaining(['GRIDDLE-60', 'FILTER-150', 'VAC-60', 'ALH90U-BR', 'CARE-01']),
  );
  expect(found(facts, 'no-picture')).not.toContain('GE90&SS');
  expect(found(facts, 'no-dimensions')).toEqual(expect.arrayContaining(['LDF60-XX', 'VAC-60', 'MX90-PT']));
  expect(found(facts, 'no-facet-value')).toEqual(expect.arrayContaining(['MX90-PT', 'GRIDDLE-60', 'VAC-60']));
  expect(found(facts, 'unread-dimensions')).toContain('GE90&SS');
  expect(found(facts, 'no-model')).toEqual(expect.arrayContaining(['TRIO-100', 'VAC-60']));
  expect(found(facts, 'no-gtin')).toEqual(expect.arrayContaining(['TRIO-100', 'VAC-60']));
  expect(found(facts, 'no-second-picture')).toContain('GE90&SS');
  expect(found(facts, 'no-eprel-number').toSorted()).toEqual(['GE90&SS', 'LDF60-XX', 'MX90-PT', 'TRIO-100']);
  expect(found(facts, 'no-energy-class')).toEqual([]);
  // What cookers of the demo have, they do not lack.
  for (const kind of ['no-model', 'unread-dimensions', 'no-second-picture', 'family-unclear'] as const) {
    expect(found(facts, kind)).not.toContain('AN100-BU');
  }
  // A spare part that only the search shows needs no model or bar code.
  for (const kind of ['no-model', 'no-gtin'] as const) expect(found(facts, kind)).not.toContain('FILTER-150');
  // A spare part that only the search shows needs no filters.
  expect(found(facts, 'no-facet-value')).not.toContain('FILTER-150');
  // Drafts and the like are their keeper's own affair.
  expect(JSON.stringify(facts)).not.toMatch(/DRAFT-|PENDING-|PRIVATE-|FUTURE-|TRASH-/);
});

test('a stated family that is not shown says which versions are alike, or lack what tells them apart', async () => {
  const version = (id: number, sku: string, ...meta: [string, string][]) =>
    aStoredProduct({
      id,
      sku,
      name: `Antique ${sku}`,
      categoryIds: [16],
      meta: [['Language', 'english'], ['family', 'Antique 90'], ...meta],
    });
  const { access } = await startStore({
    products: [
      version(1, 'A-CR', ['color', 'cream'], ['width', '90']),
      version(2, 'A-CR2', ['color', 'cream'], ['width', '90']),
      version(3, 'A-BK', ['color', 'black'], ['width', '90']),
      version(4, 'A-XX', ['color', 'black, cream'], ['width', '90']),
    ],
  });
  const { faults } = await reportCatalogue(access);
  const unclear = faults.filter(({ kind }) => kind === 'family-unclear');
  expect(unclear.map(({ sku, detail }) => [sku, detail])).toEqual([
    ['A-CR', 'like A-CR2'],
    ['A-CR2', 'like A-CR'],
    ['A-XX', 'no single colour and width, or two families'],
  ]);
});

test('a version that differs from the others of its stated family says in what', async () => {
  const version = (id: number, sku: string, category: number, oven: string) =>
    aStoredProduct({
      id,
      sku,
      name: `Antique ${sku}`,
      categoryIds: [category],
      meta: Object.entries({
        Language: 'english',
        family: 'Antique 90',
        width: '90',
        color: ['cream', 'black', 'white'][id] ?? 'burgundy',
        oven_type: oven,
      }),
    });
  const { access } = await startStore({
    products: [
      version(0, 'A-CR', 16, 'electric'),
      version(1, 'A-BK', 16, 'gas'),
      version(2, 'A-WH', 17, 'electric'),
      version(3, 'A-BU', 16, 'electric'),
    ],
  });
  const { faults } = await reportCatalogue(access);
  const unclear = faults.filter(({ kind }) => kind === 'family-unclear');
  expect(unclear.map(({ sku, detail }) => [sku, detail])).toEqual([
    ['A-BK', 'oven_type: gas, of most electric'],
    ['A-WH', 'category: ovens, of most cookers'],
  ]);
});

test('versions that models and names join, but of which two are alike, are named as such', async () => {
  const version = (id: number, sku: string, color: string) =>
    aStoredProduct({
      id,
      sku,
      name: 'Antique 90',
      categoryIds: [16],
      meta: Object.entries({ Language: 'english', model: 'AN90', width: '90', color }),
    });
  const { access } = await startStore({
    products: [
      version(1, 'AN90-CR', 'cream'),
      version(2, 'AN90-CX', 'cream'),
      version(3, 'AN90-BK', 'black'),
    ],
  });
  const { faults } = await reportCatalogue(access);
  const alike = faults.filter(({ kind }) => kind === 'family-alike');
  expect(alike.map(({ sku, detail }) => [sku, detail])).toEqual([
    ['AN90-CR', 'like AN90-CX'],
    ['AN90-CX', 'like AN90-CR'],
  ]);
});

test('with a folder of documents, products without any are named, and documents without a product', async () => {
  const products = ['A', 'B', 'C', 'D'].map((sku, index) =>
    aStoredProduct({
      id: index + 1,
      sku,
      name: sku,
      categoryIds: [16],
      ...(sku === 'C' && { visibility: 'hidden' as const }),
      ...(sku === 'D' && { meta: [['model', 'D90'] as const] }),
    }),
  );
  const { access } = await startStore({ products });
  const documents = new Map([
    ['a', [{ path: 'A/manual.en.pdf' }]],
    ['c', [{ path: 'C/manual.en.pdf' }]],
    ['b', []],
    ['d90', [{ path: 'D90/manual.en.pdf' }]],
    ['gone/1', [{ path: 'GONE%2F1/manual.en.pdf' }]],
  ]);
  const facts = await reportCatalogue(access, { documents });
  expect(found(facts, 'no-documents')).toEqual(['B']);
  // As it stands on disk, where upper and lower case are two.
  expect(found(facts, 'documents-of-nothing')).toEqual(['GONE%2F1']);
  expect(found(await reportCatalogue(access), 'no-documents')).toEqual([]);
});

test('files of models that fit no product and no model of the store are named', async () => {
  const products = ['A', 'B', 'C'].map((sku, index) =>
    aStoredProduct({
      id: index + 1,
      sku,
      name: sku,
      categoryIds: [16],
      ...(sku === 'B' && { visibility: 'hidden' as const }),
      ...(sku === 'C' && { meta: [['model', 'C90'] as const] }),
    }),
  );
  const { access } = await startStore({ products });
  const models = new Map(
    ['A', 'B', 'c90', 'C91%2F1'].map((name) => [name.toLowerCase(), { file: `${name}.glb` }]),
  );
  const facts = await reportCatalogue(access, { models });
  expect(found(facts, 'models-of-nothing')).toEqual(['C91%2F1.glb']);
});

test('products that lists of recalls and dealers name, and the store does not have, are named with where', async () => {
  const products = ['A', 'B'].map((sku, index) =>
    aStoredProduct({
      id: index + 1,
      sku,
      name: sku,
      categoryIds: [16],
      ...(sku === 'B' && { visibility: 'hidden' as const }),
    }),
  );
  const { access } = await startStore({ products });
  const listed = [
    { sku: 'a', where: 'recall door-glass' },
    { sku: 'B', where: 'recall door-glass' },
    { sku: 'A-BU', where: 'recall door-glass' },
    { sku: 'A-BU', where: 'dealer rossi' },
  ];
  const { faults } = await reportCatalogue(access, { listed });
  const unknown = faults.filter(({ kind }) => kind === 'listed-of-nothing');
  expect(unknown.map(({ sku, detail }) => [sku, detail])).toEqual([
    ['A-BU', 'recall door-glass'],
    ['A-BU', 'dealer rossi'],
  ]);
});

test('a product of a child category is in the category above, also for a key that may not list categories', async () => {
  const { store, access } = await startStore();
  const productsOnly = { ...access, ...store.otherKeys.productsOnly, categoryIds: store.categoryIds };
  expect(found(await reportCatalogue(productsOnly), 'no-category')).toEqual(['CARE-01']);
});

test('products are called by their English names, whichever of their entries is at fault', async () => {
  const { access } = await startStore();
  const { faults } = await reportCatalogue(access);
  const names = new Set(faults.filter(({ sku }) => sku === 'TRIO-100').map(({ name }) => name));
  expect([...names]).toEqual(['Trio 100, first edition']);
  // Those in Italian only have no other.
  const inItalianOnly = faults.filter(({ detail }) => detail === 'no English').map(({ sku }) => sku);
  const italian = faults.filter(({ kind, sku }) => kind !== 'no-sku' && !inItalianOnly.includes(sku));
  expect(
    italian.map(({ name }) => name).filter((name) => /^(Forno|Piano|Cappa|Cassetto)\b|Cucina/.test(name)),
  ).toEqual([]);
});

test('as text, each fault names SKU, entry and product below what it means', async () => {
  const { access } = await startStore({
    products: [
      aStoredProduct({
        id: 7,
        sku: 'AN-1',
        name: 'Antique 90',
        categoryIds: [16],
        images: [{ file: 'a.webp', alt: '' }],
        meta: [
          ['Language', 'english'],
          ['overall_dimensions', 'Width: 898 mm'],
          ['color', 'petrol, cream'],
        ],
      }),
    ],
  });
  const text = writeReport(await reportCatalogue(access), 'text');
  expect(text).toContain('1 products in 1 published entries; 8 remarks.');
  expect(text).toMatch(
    /^Products in one language only \(1\)\n.+\n {2}AN-1 {2}#7 {2}Antique 90 – no Italian$/m,
  );
  expect(text).toMatch(/^ {2}AN-1 {2}#7 {2}Antique 90 – color: petrol$/m);
});

test('as a table, a name that a spreadsheet would compute stays a name', async () => {
  const { access } = await startStore({
    products: [aStoredProduct({ id: 1, sku: 'A', name: '=1+1', categoryIds: [16] })],
  });
  const facts = await reportCatalogue(access);
  expect(writeReport(facts, 'csv')).toContain(`"no-picture","A","1","'=1+1",""`);
  expect(JSON.parse(writeReport(facts, 'json'))).toEqual(facts);
});

test('a catalogue of several pages is read whole, and one that breaks off says so', async () => {
  const { store, access } = await startStore({ products: manyProducts(60) });
  expect(await reportCatalogue(access)).toMatchObject({ entries: store.products.size, complete: true });
  store.trouble('html-page', ({ route, query }) => route === 'list' && query.page === '2');
  const listed = [{ sku: 'gone', where: 'dealer rossi' }];
  const broken = await reportCatalogue(access, {
    documents: new Map([['gone', [{ path: 'GONE/manual.en.pdf' }]]]),
    models: new Map([['gone', { file: 'GONE.glb' }]]),
    listed,
  });
  expect(broken).toMatchObject({ entries: 100, complete: false });
  expect(found(broken, 'documents-of-nothing')).toEqual([]);
  expect(found(broken, 'models-of-nothing')).toEqual([]);
  expect(found(broken, 'listed-of-nothing')).toEqual([]);
  expect(writeReport(broken, 'text')).toContain('could not be read to its end');
});
