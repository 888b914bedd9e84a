import { expect, it } from 'vitest';
import { findDocuments } from './find-documents.ts';

it('names a product that was found once, though listings do not know it yet', () => {
  const older = { sku: 'SQH90-SS', name: null };
  const find = (...found: string[]) =>
    findDocuments(
      {
        query: 'manual sqh90',
        items: found.map((sku) => ({ sku, name: 'Square 90' }) as never),
        total: found.length,
      },
      { language: 'en', documentsOf: () => [], noLongerMade: () => [older] },
    );
  expect(find()).toEqual([expect.objectContaining({ sku: 'SQH90-SS', noLongerMade: true })]);
  expect(find('sqh90-ss')).toEqual([expect.not.objectContaining({ noLongerMade: true })]);
});

it('names documents in the language of the page first', () => {
  const documentsOf = () =>
    (['en', 'it'] as const).map((language) => ({ kind: 'manual', language }) as never);
  const [found] = findDocuments(
    { query: 'manuale an100-bu', items: [{ sku: 'AN100-BU', name: 'Antique 100' } as never], total: 1 },
    { language: 'it', documentsOf, noLongerMade: () => [] },
  );
  expect(found?.items.map(({ language }) => language)).toEqual(['it', 'en']);
});
