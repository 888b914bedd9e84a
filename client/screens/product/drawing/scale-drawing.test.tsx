import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { observeIntersections } from '../../../testing/intersections.ts';
import { mockCompanions, mockProducts } from '../../../testing/mock-api.ts';
import { readOut } from '../../../testing/read-out.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

describe('a product with measures', () => {
  it('is drawn to scale, and has its sheet and its drawings to keep, and the way to help for its owner', async () => {
    mockProducts(() => aProduct({ sku: 'MX120/G-SS' }));
    await renderScreen('/product/MX120%2FG-SS?lng=it', { language: 'it' });
    const section = within(await screen.findByRole('region', { name: 'Disegno in scala' }));
    const drawing = section.getByRole('img', { name: /larghezza 1000\smm, profondità 600\smm/ });
    expect(drawing).toHaveAttribute('src', '/product/MX120%2FG-SS/drawing.svg?lng=it');
    expect(drawing).toHaveAttribute('loading', 'lazy');
    expect(section.getByRole('figure')).toHaveTextContent('per l’installazione vale il manuale');
    const links = within(screen.getByRole('region', { name: 'Documenti' })).getAllByRole('link');
    expect(links.map((link) => [readOut(link), link.getAttribute('href')])).toEqual([
      ['PDF: Scheda tecnica, Italiano', '/product/MX120%2FG-SS/sheet.pdf?lng=it'],
      ['PDF: Disegno in scala, Italiano', '/product/MX120%2FG-SS/drawing.pdf?lng=it'],
      ['SVG: Disegno in scala, Italiano', '/product/MX120%2FG-SS/drawing.svg?lng=it'],
      ['DXF: Disegno in scala, Italiano', '/product/MX120%2FG-SS/drawing.dxf?lng=it'],
      ['IFC: Modello BIM, Italiano', '/product/MX120%2FG-SS/model.ifc?lng=it'],
      ['Tutto in uno ZIP', '/product/MX120%2FG-SS/documents.zip?lng=it'],
      ['Manuali e supporto', '/support/MX120%2FG-SS?lng=it'],
    ]);
  });
});

it('a product is drawn in the page’s type once its drawing comes near, for the window and for paper, a hood in its shape', async () => {
  observeIntersections({ isIntersecting: true });
  mockCompanions(() => ({ items: [] }));
  mockProducts(() =>
    aProduct({ category: 'hoods', installationMode: 'wall', collection: null, modifiedOn: '2024-03-01' }),
  );
  await renderScreen('/product/CAL-1');
  const section = within(await screen.findByRole('region', { name: 'Drawn to scale' }));
  expect(await section.findAllByText('Plan')).toHaveLength(2);
  const shapes = section
    .getAllByRole('img', { name: /^Front, side and plan/ })
    .map((drawing) => drawing.getAttribute('viewBox')?.split(' ').map(Number) ?? [])
    .map(([, , width = 0, height = 0]) => width / height);
  const [inWindow = 0, onPaper = 0] = shapes;
  expect(onPaper).toBeGreaterThan(2 * inWindow);
  expect(section.getByRole('figure')).toHaveTextContent(
    'CAL-AN100-BU, record of 1 March 2024. Sizes in mm, for planning',
  );
});

it('a product without measures has a sheet alone', async () => {
  mockProducts(() => aProduct({ measures: null }));
  await renderScreen('/product/CAL-1');
  expect(await screen.findByRole('link', { name: 'PDF: Data sheet, English' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Drawing|IFC|ZIP/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Drawn to scale' })).toBeNull();
});
