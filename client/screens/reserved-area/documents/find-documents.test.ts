import { documentKinds } from '@kitchen/shared/documents.ts';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../../../testing/builders.ts';
import { findDocuments, groupDocuments } from './find-documents.ts';

const documents = [
  aDocument({ id: 'prices', kind: 'price-list', title: 'Price list 2026', languages: ['en'], isNew: true }),
  aDocument({
    id: 'hood',
    kind: 'drawing',
    title: 'Qualità: cappa Antique 90',
    format: 'dwg',
    languages: ['it'],
  }),
  aDocument({ id: 'oven', kind: 'drawing', title: 'Antique oven 60', languages: ['en', 'it'], isNew: true }),
];
const names = {
  'price-list': 'Listini',
  drawing: 'Disegni',
  bulletin: 'Bollettini',
  'spare-parts': 'Ricambi',
};

const found = (query: string, onlyNew = false) =>
  findDocuments(documents, { query, onlyNew, nameOf: (kind) => names[kind], language: 'it' }).map(
    ({ id }) => id,
  );

describe('findDocuments', () => {
  it.each([
    ['nothing', '', ['prices', 'hood', 'oven']],
    ['spaces', '   ', ['prices', 'hood', 'oven']],
    ['a part of a title', 'antiq', ['hood', 'oven']],
    ['a word without its accent', 'qualita', ['hood']],
    ['a word with an accent that is not there', 'àntique', ['hood', 'oven']],
    ['capitals', 'OVEN', ['oven']],
    ['words in another order', '  90   antique ', ['hood']],
    ['a kind', 'disegni', ['hood', 'oven']],
    ['a kind and a word', 'disegni 60', ['oven']],
    ['a format', 'DWG', ['hood']],
    ['a language', 'inglese', ['prices', 'oven']],
    ['a word and a language', 'antique italiano', ['hood', 'oven']],
    ['a word that stands nowhere', 'microwave', []],
    ['signs of a pattern', 'antique.*', []],
  ])('finds by %s', (_what, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('leaves out what is not new where only that is wanted', () => {
    expect(found('', true)).toEqual(['prices', 'oven']);
    expect(found('antique', true)).toEqual(['oven']);
  });
});

describe('groupDocuments', () => {
  const grouped = (items: typeof documents) =>
    groupDocuments(items, 'it').map(({ kind, items }) => [kind, items.map(({ id }) => id)]);

  it('keeps the order of the kinds and leaves out those without documents', () => {
    expect(grouped([...documents].reverse())).toEqual([
      ['price-list', ['prices']],
      ['drawing', ['oven', 'hood']],
    ]);
    const one = documentKinds.map((kind) => aDocument({ id: kind, kind }));
    expect(grouped([...one].reverse()).map(([kind]) => kind)).toEqual([...documentKinds]);
  });

  it('puts the newest first, and of one day what the visitor reads before the rest', () => {
    const items = [
      aDocument({ id: 'old', date: '2025-01-31', languages: ['it'] }),
      aDocument({ id: 'english', date: '2026-03-02', languages: ['en'] }),
      aDocument({ id: 'italian', date: '2026-03-02', languages: ['it'] }),
      aDocument({ id: 'both', date: '2026-03-02', languages: ['en', 'it'] }),
      aDocument({ id: 'newest', date: '2026-10-01', languages: ['en'] }),
    ];
    expect(grouped(items)).toEqual([['price-list', ['newest', 'italian', 'both', 'english', 'old']]]);
  });
});
