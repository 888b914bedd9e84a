import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { cardFacts, presentHit } from './present-card.ts';

it.each([
  ['an induction cooker', { cooktop_type: ['electric'], cooking_zone: ['induction'] }, ['induction']],
  ['an electric cooker of which no more is known', { cooktop_type: ['electric'] }, ['electric']],
  ['a gas cooker', { cooktop_type: ['gas'], cooking_zone: ['gas_burners'] }, ['gas']],
] as const)('the card of %s says what it cooks with', (_what, values, options) => {
  const facts = cardFacts('cookers', values, aRecord());
  expect(Object.values(facts)).toEqual(options);
});

const nameOf = (url: string) => `name of ${url}`;

it('shows picture, SKU and the description as plain text', () => {
  const hit = presentHit(
    aRecord({
      sku: 'AN100-BU',
      images: [{ src: 'https://store.example/a.jpg', alt: 'Cooker' }],
      shortDescription: '<p>The <strong>Antique</strong> line.</p>\n<ul><li>Gas &amp; induction</li></ul>',
    }),
    { classes: ['A'], from: 'A+++', to: 'D' },
    nameOf,
  );
  expect(searchResultsSchema.parse({ query: 'antique', items: [hit], total: 1 }).items[0]).toEqual({
    id: 1,
    sku: 'AN100-BU',
    name: 'Antique 100',
    picture: { source: nameOf('https://store.example/a.jpg') },
    summary: 'The Antique line. Gas & induction',
    energy: { classes: ['A'], from: 'A+++', to: 'D' },
  });
});

it('cuts long descriptions behind a word', () => {
  const { summary, sku, picture } = presentHit(
    aRecord({ shortDescription: `<p>${'kitchen '.repeat(100)}</p>` }),
    null,
    nameOf,
  );
  expect(summary.length).toBeLessThanOrEqual(240);
  expect(summary).toMatch(/ kitchen…$/);
  expect([sku, picture]).toEqual([null, null]);
});
