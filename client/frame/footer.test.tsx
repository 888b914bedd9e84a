import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockComparison } from '../testing/mock-api.ts';
import { renderSite } from '../testing/render-screen.tsx';

/** The last: a screen may have a footer of its own. */
function footer() {
  const last = screen.getAllByRole('contentinfo').at(-1);
  if (!last) throw new Error('The page has no footer');
  return last;
}

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the footer', () => {
  it('names brand, year, VAT number and address, and leads to products, e-mail, phone, the help for owners, service area and small print', async () => {
    await renderSite('/product');
    expect(footer()).toHaveTextContent('© 2026 Calidora');
    expect(footer()).toHaveTextContent('VAT no. IT05550100001');
    expect(footer()).toHaveTextContent('Via dell’Industria 12, 20100 Milano');
    expect(linksOf(footer())).toEqual([
      ['Cookers', '/product-category/cookers?lng=en'],
      ['Ovens', '/product-category/ovens?lng=en'],
      ['Hobs', '/product-category/hobs?lng=en'],
      ['Hoods', '/product-category/hoods?lng=en'],
      ['Compact products', '/product-category/compact-products?lng=en'],
      ['Write to Calidora: info@calidora.example', 'mailto:info@calidora.example'],
      ['+39 02 5550 0100', 'tel:+390255500100'],
      ['Help and manuals', '/support?lng=en'],
      ['Service area', '/ita/login?lng=en'],
      ['Company info', '/company-info?lng=en'],
      ['Privacy policy', '/privacy-policy?lng=en'],
      ['Accessibility', '/accessibility?lng=en'],
      ['Recalls', '/recalls?lng=en'],
      ['Report a safety problem', '/contacts?subject=safety&lng=en'],
    ]);
  });

  it('says on paper where the page is, with what it depends on', async () => {
    mockComparison(() => ({ products: [] }));
    await renderSite('/compare?items=A,B&lng=it&utm_source=letter', { language: 'it' });
    const address = footer().querySelector('[data-print-only]');
    expect(address?.textContent).toMatch(/\/compare\?items=A,B&lng=it$/);
  });

  it('speaks Italian', async () => {
    await renderSite('/product?lng=it', { language: 'it' });
    expect(footer()).toHaveTextContent('P. IVA IT05550100001');
    expect(linksOf(footer()).map(([name]) => name)).toEqual([
      ...['Cucine', 'Forni', 'Piani cottura', 'Cappe', 'Prodotti compatti'],
      'Scrivi a Calidora: info@calidora.example',
      '+39 02 5550 0100',
      'Manuali e supporto',
      'Area assistenza',
      'Dati societari',
      'Informativa sulla privacy',
      'Accessibilità',
      'Richiami',
      'Segnala un problema di sicurezza',
    ]);
  });

  it.each(['/contacts', '/Contacts/'])('is dark teal with white text at %s', async (path) => {
    await renderSite(path);
    expect(footer()).toHaveStyle({ backgroundColor: 'rgb(11, 47, 51)', color: 'rgb(255, 255, 255)' });
  });

  it('is white with dark teal text elsewhere', async () => {
    await renderSite('/product');
    expect(footer()).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)', color: 'rgb(11, 47, 51)' });
  });
});
