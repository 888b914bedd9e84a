import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, aListing } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

it.each([
  ['Land 60 multifunction oven', '60\u00a0cm, cream\n74\u00a0L'],
  ['Land 60', '60\u00a0cm, cream\nmultifunction\u00a0oven, 74\u00a0L'],
])('below the name "%s" a card says what that does not say', async (name, facts) => {
  const card = aCard({
    name,
    facts: { width: '60', color: 'cream', oven_type: 'electric_multifunction' },
    figures: { litres: [74] },
  });
  mockListings(() => aListing({ items: [card] }));
  await renderScreen('/product-category/ovens');
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(`^${name.slice(0, 7)}`) });
  expect(heading.nextElementSibling?.textContent).toBe(facts);
});
