import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  it('names brand and year, and leads to e-mail, service area, company info and privacy policy', async () => {
    await renderSite('/product');
    expect(footer()).toHaveTextContent('© 2026 Calidora');
    expect(linksOf(footer())).toEqual([
      ['Write to Calidora: info@calidora.example', 'mailto:info@calidora.example'],
      ['Service area', '/ita/login'],
      ['Company info', '/company-info'],
      ['Privacy policy', '/privacy-policy'],
    ]);
  });

  it('speaks Italian', async () => {
    await renderSite('/product?lng=it', { language: 'it' });
    expect(linksOf(footer()).map(([name]) => name)).toEqual([
      'Scrivi a Calidora: info@calidora.example',
      'Area assistenza',
      'Dati societari',
      'Privacy policy',
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
