// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the product finder', () => {
  it('asks what the visitor is looking for and offers the five categories', async () => {
    await renderScreen('/product');
    expect(await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      'Cookers',
      'Ovens',
      'Hobs',
      'Hoods',
      'Compact products',
    ]);
    expect(main.getByRole('link', { name: 'Hoods' })).toHaveAttribute('href', '/product-category/hoods');
  });

  it('opens the search', async () => {
    const { user } = await renderScreen('/product?lng=it', { language: 'it' });
    await user.click(await screen.findByRole('button', { name: 'Cerca nel catalogo' }));
    expect(await screen.findByRole('searchbox')).toBeVisible();
  });
});
