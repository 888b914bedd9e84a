import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../store/store.ts';
import { aRecord } from '../testing/a-record.ts';
import { indexRecords } from '../testing/index-records.ts';

describe('a model that comes in several versions', () => {
  const version = (id: number, width: number, color: string, collection = 'antique') =>
    aRecord({
      id,
      sku: `AN${width}-${color.slice(0, 2)}`,
      name: `Antique ${width}`,
      images: [{ src: `${width}-${color}`, alt: '' }],
      meta: { model: `AN${width}`, width: String(width), color, collection },
    });
  const records = [
    version(1, 90, 'cream'),
    version(2, 60, 'cream'),
    version(3, 90, 'black'),
    aRecord({ id: 4, sku: 'EL90', meta: { width: '90', color: 'cream' } }),
  ];

  it('has one card, with the other finishes in its width and the widths of its finish', async () => {
    const index = await indexRecords(records);
    const { items, total, models } = index.listing({}, 1);
    expect(items.map(({ sku }) => sku)).toEqual(['AN90-cr', 'EL90']);
    expect([total, models]).toEqual([4, 2]);
    expect(items[0]?.widths).toEqual(['60', '90']);
    expect(items[0]?.finishes).toEqual([{ color: 'black', sku: 'AN90-bl', widths: [] }]);
    expect(items[1]).not.toHaveProperty('widths');
    expect(items[1]).not.toHaveProperty('finishes');
  });

  it('names with each finish no widths but those that the finish comes in', async () => {
    const widths = [version(1, 90, 'cream'), version(2, 90, 'white'), version(3, 120, 'white')];
    const { items } = (await indexRecords(widths)).listing({}, 1);
    expect(items[0]).toMatchObject({ finishes: [{ widths: ['90', '120'] }] });
    expect(items[0]).not.toHaveProperty('widths');
  });

  it('tells the energy class of a finish that has another than the card', async () => {
    const labelled = (id: number, color: string, energy_class: string): ProductRecord => {
      const { meta, ...record } = version(id, 90, color);
      return { ...record, categories: ['ovens'], meta: { ...meta, energy_class } };
    };
    const ovens = [labelled(1, 'cream', 'A'), labelled(2, 'black', 'A'), labelled(3, 'white', 'B')];
    const { items } = (await indexRecords(ovens, 'ovens')).listing({}, 1);
    expect(items[0]?.energy?.classes).toEqual(['A']);
    expect(items[0]?.finishes?.map(({ energy }) => energy?.classes)).toEqual([undefined, ['B']]);
  });

  it('shows the first version that the selection leaves, and counts versions in facets', async () => {
    const index = await indexRecords(records);
    const { items, total, facets } = index.listing({ color: ['black'] }, 1);
    expect(items.map(({ sku }) => sku)).toEqual(['AN90-bl']);
    expect(total).toBe(1);
    expect(facets.find(({ facet }) => facet === 'color')?.options).toEqual({ cream: 3, black: 1 });
  });

  it('is known to each of its versions, with all the others', async () => {
    const index = await indexRecords(records);
    expect(index.family('an60-cr')?.name).toBe('Antique');
    expect(index.family('an60-cr')?.versions.map(({ sku }) => sku)).toEqual([
      'AN90-cr',
      'AN60-cr',
      'AN90-bl',
    ]);
    expect(index.family('el90')).toBeNull();
  });
});
