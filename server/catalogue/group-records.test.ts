import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { groupRecords } from './group-records.ts';

const groupsOf = (...skus: string[]) =>
  groupRecords(skus.map((sku, index) => aRecord({ id: index + 1, sku }))).map((group) =>
    group.map(({ id }) => id),
  );

describe('groupRecords', () => {
  it.each([
    { what: 'nothing', skus: [], groups: [] },
    { what: 'the two languages of a product', skus: ['AN100-BU', 'AN100-BU'], groups: [[1, 2]] },
    { what: 'SKUs that differ in case and outer spaces', skus: ['an100-bu', ' AN100-BU '], groups: [[1, 2]] },
    { what: 'SKUs that differ in inner marks', skus: ['AN100', 'AN-100'], groups: [[1], [2]] },
    { what: 'records without SKU', skus: ['', ' ', ''], groups: [[1], [2], [3]] },
    { what: 'SKUs that look like ids', skus: ['2', '', '2'], groups: [[1, 3], [2]] },
    {
      what: 'records apart from each other',
      skus: ['B', 'A', 'b', 'A'],
      groups: [
        [1, 3],
        [2, 4],
      ],
    },
  ])('gathers $what', ({ skus, groups }) => {
    expect(groupsOf(...skus)).toEqual(groups);
  });

  it('counts a record that comes twice once', () => {
    const record = aRecord({ id: 7, sku: 'VAC-60' });
    expect(groupRecords([record, { ...record }])).toEqual([[record]]);
  });
});
