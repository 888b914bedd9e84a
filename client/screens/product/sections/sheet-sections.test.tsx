import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

describe('a sheet', () => {
  it('lists its sections, each of which is there', async () => {
    mockProducts(({ sku }) => aProduct({ sku }));
    const { container } = await renderScreen('/product/CAL-1');
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Drawn to scale',
      'Technical specifications',
      'Does it fit?',
      'Documents',
      'The maker',
    ]);
    for (const link of links) {
      const [, id = ''] = link.getAttribute('href')?.split('#') ?? [];
      const heading = container.querySelector(`#${id}`);
      expect(heading).toHaveTextContent(link.textContent);
    }
  });

  it('says what people compare first, as far as the record states it', async () => {
    mockProducts(({ sku }) =>
      aProduct({
        sku,
        facts: { width: '100', cooktop_type: 'gas' },
        figures: { ovens: 2, litres: [74, 38], burners: 6 },
        features: { connection: ['single_phase', 'three_phase'] },
        functions: ['booster', 'idroclean', 'pizza_300°c', 'leavening_40°c'],
      }),
    );
    await renderScreen('/product/CAL-1');
    const specifications = await screen.findByRole('region', { name: 'Technical specifications' });
    const said = within(specifications)
      .getAllByRole('term')
      .map((term) => term.parentElement?.textContent);
    expect(said).toEqual([
      'Width100 cm',
      'Cooks withgas top',
      'Ovens2 ovens74 + 38\u00a0L',
      'Cooktop6 burners',
      'ConnectionSingle-phase\u00a0/ Three-phase',
    ]);
    const best = screen.getByRole('region', { name: 'What it does best' });
    expect(
      within(best)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['Pizza at 300\u00a0°C', 'Idroclean', 'Leavening at 40\u00a0°C']);
  });

  it('tells of a hob’s booster in words that are no oven’s', async () => {
    mockProducts(({ sku }) => aProduct({ sku, category: 'hobs', functions: ['booster'] }));
    await renderScreen('/product/CAL-1');
    const best = await screen.findByRole('region', { name: 'What it does best' });
    expect(best).toHaveTextContent('More power for a short time');
    expect(best).not.toHaveTextContent('oven');
  });
});
