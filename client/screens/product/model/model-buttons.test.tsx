import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const model3d = {
  address: '/product-models/h4sh/AN100.glb',
  bytes: 308_012,
  variants: ['burgundy', 'cream'],
};

beforeEach(() => {
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('a product with a model is seen in 3D at a press, which says where the browser cannot, and gives the file', async () => {
  // Its code, which comes on demand, takes its time on a busy machine.
  await import('./model-dialog.tsx');
  mockProducts(() => aProduct({ model3d }));
  const { user } = await renderScreen('/product/CAL-1?lng=it', { language: 'it' });
  const opener = await screen.findByRole('link', { name: 'Guardalo in 3D' });
  expect(opener).toHaveAttribute('href', model3d.address);
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Antique 100 in 3D' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Il tuo browser non può mostrarlo in 3D');
  expect(dialog.getByRole('link', { name: 'Scarica il modello (GLB)' })).toHaveAttribute(
    'href',
    model3d.address,
  );
  expect(dialog.getByRole('img', { name: 'A burgundy cooker' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
});

it('a model is among the documents', async () => {
  mockProducts(() => aProduct({ model3d }));
  await renderScreen('/product/CAL-1');
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(documents.getByRole('link', { name: 'GLB: 3D model' })).toHaveAttribute('href', model3d.address);
});

it('a product without a model is not offered in 3D', async () => {
  mockProducts(() => aProduct());
  await renderScreen('/product/CAL-1');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /3D/ })).toBeNull();
});

it('is put into the visitor’s kitchen by a phone that can', async () => {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation((token) => token === 'ar');
  mockProducts(() => aProduct({ model3d }));
  const { user } = await renderScreen('/product/CAL-1');
  await user.click(await screen.findByRole('button', { name: 'See it in your kitchen' }));
  expect(await screen.findByRole('dialog', { name: 'Antique 100 in 3D' })).toBeVisible();
});

it('is not offered to be put there by a device that cannot', async () => {
  mockProducts(() => aProduct({ model3d }));
  await renderScreen('/product/CAL-1');
  await screen.findByRole('link', { name: 'See it in 3D' });
  expect(screen.queryByRole('button', { name: 'See it in your kitchen' })).toBeNull();
});
