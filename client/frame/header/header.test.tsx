import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListing } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderSite } from '../../testing/render-screen.tsx';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** The first: a screen may have a header of its own. */
function siteHeader() {
  const [header] = screen.getAllByRole('banner');
  if (!header) throw new Error('The page has no header');
  return header;
}

function mainLinks(name: string) {
  return within(within(siteHeader()).getByRole('navigation', { name })).getAllByRole('link');
}

describe('the header', () => {
  it('is 160 px high up to 50 px of scrolling and 80 px beyond', async () => {
    await renderSite('/product');
    const header = siteHeader();
    for (const [y, height] of [
      [0, '160px'],
      [50, '160px'],
      [51, '80px'],
      [900, '80px'],
      [50, '160px'],
    ] as const) {
      scrollTo(y);
      expect(header).toHaveStyle({ height });
    }
  });

  it('counts the years of experience from the brand’s founding', async () => {
    await renderSite('/product');
    expect(await screen.findByRole('img', { name: '47 years of experience' })).toHaveTextContent('47');
  });

  it('says them in Italian', async () => {
    await renderSite('/product?lng=it', { language: 'it' });
    expect(await screen.findByRole('img', { name: '47 anni di esperienza' })).toBeVisible();
  });

  it('leads home and to the parts of the site, and marks the one the visitor is in', async () => {
    mockListings(() => aListing({ category: 'hobs' }));
    await renderSite('/product-category/Hobs/');
    await screen.findByRole('heading', { level: 1, name: 'Hobs' });
    const banner = within(siteHeader());
    expect(banner.getByRole('link', { name: /Calidora/ })).toHaveAttribute('href', '/?lng=en');
    const links = mainLinks('Main menu');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Collections', '/collections?lng=en'],
      ['Products', '/product?lng=en'],
      ['About', '/about-calidora?lng=en'],
      ['Dealers', '/dealers?lng=en'],
      ['Catalogues', '/catalogues?lng=en'],
      ['Contacts', '/contacts?lng=en'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(
      ['Products'],
    );
  });

  it('names them in Italian', async () => {
    await renderSite('/product?lng=it', { language: 'it' });
    expect(mainLinks('Menu principale').map((link) => link.textContent)).toEqual([
      'Collezioni',
      'Prodotti',
      'Azienda',
      'Rivenditori',
      'Cataloghi',
      'Contatti',
    ]);
  });

  it('moves the focus to the content of a page that a link led to, and says its title', async () => {
    const { user } = await renderSite('/no/such/page');
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Home' }));
    expect(
      await screen.findByText('Cookers, ovens, hobs and hoods made in Italy | Calidora', {
        selector: '[aria-live]',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the header at the top of a page', () => {
  const white = 'rgb(255, 255, 255)';
  const teal = 'rgb(11, 47, 51)';

  it.each(['/Collections', '/collections/', '/ABOUT-calidora'])(
    'is written in white over the picture of %s, and in teal once the page is scrolled',
    async (path) => {
      mockListings(() => aListing());
      await renderSite(path);
      expect(siteHeader()).toHaveStyle({ color: white });
      scrollTo(51);
      expect(siteHeader()).toHaveStyle({ color: teal });
      scrollTo(0);
      expect(siteHeader()).toHaveStyle({ color: white });
    },
  );

  it.each(['/', '/product', '/contacts', '/dealers'])('is written in teal at %s', async (path) => {
    await renderSite(path);
    expect(siteHeader()).toHaveStyle({ color: teal });
  });
});
