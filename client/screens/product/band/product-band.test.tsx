import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

it.each([
  ['en', 'A room with this line: the model shown may differ.'],
  ['it', 'Un ambiente della linea: il modello può essere diverso.'],
])('says in %s that a room may show another model', async (language, words) => {
  mockProducts(() => aProduct({ facts: { color: 'burgundy', cooktop_type: 'gas' } }));
  await renderScreen(`/product/AN100-BU?lng=${language}`);
  expect(await screen.findByText(words)).toBeVisible();
});

it('leads to the line, and says nothing of rooms, where each shows another finish or top', async () => {
  mockProducts(() => aProduct({ facts: { color: 'burgundy', cooktop_type: 'induction' } }));
  await renderScreen('/product/AN100-BU');
  const aesthetics = within(await screen.findByRole('region', { name: 'Aesthetics' }));
  expect(aesthetics.getByRole('link', { name: 'Antique' })).toBeVisible();
  expect(screen.queryByText(/^A room with this line/)).toBeNull();
});

it('says nothing of rooms where a product is of no line', async () => {
  mockProducts(() => aProduct({ collection: null }));
  await renderScreen('/product/AN100-BU');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^A room with this line/)).toBeNull();
});
