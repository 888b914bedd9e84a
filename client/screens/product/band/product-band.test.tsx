import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

it.each([
  ['en', 'A room with the line: model and finish may differ from these.'],
  ['it', 'Un ambiente della linea: modello e finitura possono essere diversi.'],
])('says in %s that a room may show another model or finish', async (language, words) => {
  mockProducts(() => aProduct({ collection: 'antique' }));
  await renderScreen(`/product/AN100-BU?lng=${language}`);
  expect(await screen.findByText(words)).toBeVisible();
});

it('says nothing of rooms where a product is of no line', async () => {
  mockProducts(() => aProduct({ collection: null }));
  await renderScreen('/product/AN100-BU');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^A room with the line/)).toBeNull();
});
