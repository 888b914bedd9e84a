import type { Product } from '@kitchen/shared/product.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/builders.ts';
import { mockProducts } from '../../testing/mock-api.ts';
import { renderScreen, renderSite } from '../../testing/render-screen.tsx';
import { structuredData } from '../../testing/structured-data.ts';

const specifications: Product['specifications'] = [
  { section: 'cooktop', value: 'Type: Gas' },
  { section: 'oven', value: 'Pizza: 300 °C' },
];

describe('a product that is one version of a model', () => {
  const version = (sku: string, color: string, width: string) => ({
    sku,
    name: `Antique ${width}`,
    color,
    width,
  });
  const family = {
    name: 'Antique',
    versions: [
      version('AN100-BU', 'burgundy', '100'),
      version('AN100-CR', 'cream', '100'),
      version('AN60-CR', 'cream', '60'),
      version('AN60-BK', 'black', '60'),
      version('AN90-BK', 'black', '90'),
    ],
  };
  const choice = (label: string, name: string | RegExp) =>
    within(screen.getByRole('list', { name: label })).getByRole('link', { name });

  it.each([
    ['', 'AN100-BU'],
    [', whatever its letters', 'an100-bu'],
  ])('leads to its other finishes and widths, and tells what there is only otherwise%s', async (_, sku) => {
    mockProducts(() => aProduct({ sku, family }));
    await renderScreen('/product/AN100-BU');
    await screen.findByRole('heading', { level: 1 });
    expect(choice('Finish', 'Burgundy, only 100 cm')).toHaveAttribute('aria-current', 'true');
    expect(choice('Finish', 'Cream')).toHaveAttribute('href', '/product/AN100-CR?lng=en');
    expect(choice('Width, cm', '60, only cream, black')).toHaveAttribute('href', '/product/AN60-CR?lng=en');
    expect(choice('Finish', 'Black, only 60 cm, 90 cm')).toHaveAttribute('href', '/product/AN90-BK?lng=en');
    for (const link of within(screen.getByRole('list', { name: 'Finish' })).getAllByRole('link'))
      expect(link).not.toHaveAccessibleDescription();
  });

  it('says of the finish that is chosen where it does not come in all widths', async () => {
    mockProducts(({ sku }) => aProduct({ sku, family }));
    const { unmount } = await renderScreen('/product/AN100-BU');
    const beside = async () => (await screen.findByRole('heading', { name: 'Finish' })).nextElementSibling;
    expect(await beside()).toHaveTextContent(/^Burgundy, only 100 cm$/);
    expect(choice('Finish', 'Burgundy, only 100 cm')).toHaveAttribute('aria-current', 'true');
    unmount();
    await renderScreen('/product/AN90-BK');
    expect(await beside()).toHaveTextContent(/^Black, only 60 cm, 90 cm$/);
  });

  it('changes in place: the focus and the section that is open stay', async () => {
    const cream = Promise.withResolvers<Product>();
    const antique = (sku: string) => {
      const color = sku === 'AN100-CR' ? 'cream' : 'burgundy';
      const name: Product['toldApartBy']['name'] = [{ by: 'color', option: color }];
      return aProduct({ sku, family, specifications, color, toldApartBy: { name, description: [] } });
    };
    mockProducts(({ sku }) => (sku === 'AN100-CR' ? cream.promise : antique(sku)));
    const { user, container } = await renderSite('/product/AN100-BU');
    const announcement = container.querySelector('[aria-live="polite"]:not([role])');
    await user.click(await screen.findByText('Oven'));
    await user.click(choice('Finish', 'Cream'));
    await waitFor(() => expect(container.querySelector('article')).toHaveAttribute('aria-busy', 'true'));
    expect(announcement).toHaveTextContent(/^$/);
    await act(async () => cream.resolve(antique('AN100-CR')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Antique 100 cream' })).toBeVisible();
    await waitFor(() => expect(announcement).toHaveTextContent('Antique 100, cream, AN100-CR'));
    const chosen = choice('Finish', 'Cream, only 60 cm, 100 cm');
    expect(chosen).toHaveFocus();
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Oven').closest('details')).toHaveAttribute('open');
    expect(window.location.pathname).not.toBe('/product/AN100-BU');
  });

  it('tells search engines so', async () => {
    mockProducts(() => aProduct({ sku: 'AN100-BU', family, gtin: '2041000000015' }));
    await renderScreen('/product/AN100-BU');
    await screen.findByRole('heading', { level: 1 });
    const data = structuredData('Product');
    expect(data).toMatchObject({ name: 'Antique 100, burgundy', gtin: '2041000000015', size: '100 cm' });
    expect(data.isVariantOf).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Antique',
      productGroupID: 'AN100-BU',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          name: 'Antique 100, cream',
          sku: 'AN100-CR',
          url: expect.stringContaining('/product/AN100-CR'),
          color: 'Cream',
          size: '100 cm',
        },
        { name: 'Antique 60, cream', url: expect.stringContaining('/product/AN60-CR') },
        { name: 'Antique 60, black', url: expect.stringContaining('/product/AN60-BK') },
        { name: 'Antique 90', url: expect.stringContaining('/product/AN90-BK') },
      ],
    });
  });
});
