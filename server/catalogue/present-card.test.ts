import { expect, it } from 'vitest';
import { aRecord } from '../testing/a-record.ts';
import { cardFacts } from './present-card.ts';

it.each([
  ['an induction cooker', { cooktop_type: ['electric'], cooking_zone: ['induction'] }, ['induction']],
  ['an electric cooker of which no more is known', { cooktop_type: ['electric'] }, ['electric']],
  ['a gas cooker', { cooktop_type: ['gas'], cooking_zone: ['gas_burners'] }, ['gas']],
] as const)('the card of %s says what it cooks with', (_what, values, options) => {
  const facts = cardFacts('cookers', values, aRecord());
  expect(facts.map(({ option }) => option)).toEqual(options);
});
