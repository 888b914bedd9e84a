import { apiPaths } from '@kitchen/shared/paths.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProblem, aProduct } from '../../../testing/builders.ts';
import { mockProductDocuments, mockProducts } from '../../../testing/mock-api.ts';
import { readOut } from '../../../testing/read-out.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { furtherAnswerPaths } from '../product-screen.tsx';

describe('the documents of a product', () => {
  const items = [
    { kind: 'manual' as const, language: 'en' as const, bytes: 2_430_000, pages: null, date: '2026-03-02' },
    { kind: 'manual' as const, language: 'it' as const, bytes: 2_510_000, pages: 24, date: '2026-03-02' },
    { kind: 'drawing' as const, language: 'it' as const, bytes: 20_000, pages: null, date: '2025-11-30' },
  ];

  it('are listed by what they are, with language, size, pages and date, the visitor’s language first', async () => {
    mockProducts(() => aProduct({ sku: 'MX120/G-SS' }));
    mockProductDocuments(() => ({ items }));
    await renderScreen('/product/MX120%2FG-SS?lng=it', { language: 'it' });
    const section = within(await screen.findByRole('region', { name: 'Documenti' }));
    expect(section.getAllByRole('listitem').map((row) => readOut(row).replaceAll('\u00a0', ' '))).toEqual([
      'Scheda tecnicaItalianosempre con i dati di oggiPDF: Scheda tecnica, Italiano',
      'Disegno in scalaItalianosempre con i dati di oggiPDF: Disegno in scala, ItalianoSVG: Disegno in scala, ItalianoDXF: Disegno in scala, Italiano',
      'Modello BIMItalianosempre con i dati di oggiIFC: Modello BIM, Italiano',
      'Manuale di istruzioniItaliano2,5 MB, 24 pagine, 2 marzo 2026PDF: Manuale di istruzioni, Italiano',
      'Manuale di istruzioniEnglish2,4 MB, 2 marzo 2026PDF: Manuale di istruzioni, English',
      'Disegno tecnicoItaliano0,1 MB, 30 novembre 2025PDF: Disegno tecnico, Italiano',
    ]);
    const english = section.getByRole('link', { name: 'PDF: Manuale di istruzioni, English' });
    expect(english).toHaveAttribute('href', '/product-documents/MX120%2FG-SS/manual.en.pdf');
    expect(english).toHaveAttribute('hreflang', 'en');
    expect(section.getByRole('link', { name: 'Tutto in uno ZIP' })).toHaveAttribute(
      'href',
      '/product/MX120%2FG-SS/documents.zip?lng=it',
    );
  });

  it('are the sheet that is made from the record where there is nothing else, or it cannot be had', async () => {
    for (const answer of [{ items: [] }, aProblem('store-unavailable')]) {
      mockProducts(() => aProduct({ measures: null }));
      mockProductDocuments(() => answer);
      const { unmount } = await renderScreen('/product/CAL-AN100-BU');
      const section = within(await screen.findByRole('region', { name: 'Documents' }));
      expect(section.getAllByRole('listitem')).toHaveLength(1);
      expect(section.getByRole('link', { name: 'PDF: Data sheet, English' })).toBeVisible();
      expect(section.queryByRole('link', { name: 'All in one ZIP' })).toBeNull();
      unmount();
    }
  });

  it('are on the page that the server renders, with recalls and what goes with it, of the product as the store spells its code', () => {
    const request = {
      pathname: '/product/an1',
      params: { sku: 'an1' },
      query: new URLSearchParams(),
      language: 'en' as const,
    };
    const address = apiPaths.product('en', 'an1');
    expect(furtherAnswerPaths?.(request, { [address]: aProduct({ sku: 'AN1' }) })).toEqual([
      '/api/products/AN1/documents',
      '/api/recalls?lng=en',
      '/api/products/AN1/companions?lng=en',
    ]);
    // What is no longer made may have documents.
    expect(furtherAnswerPaths?.(request, { [address]: aProblem('not-found') })).toEqual([
      '/api/support/an1?lng=en',
    ]);
    expect(furtherAnswerPaths?.(request, { [address]: aProblem('store-unavailable') })).toEqual([]);
  });
});
