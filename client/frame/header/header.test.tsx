// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListing } from '../../testing/builders.ts';
import { mockListings } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

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

describe('the header', () => {
  it('is 160 px high up to 50 px of scrolling and 80 px beyond', async () => {
    await renderScreen('/product');
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
    await renderScreen('/product');
    expect(await screen.findByRole('img', { name: '47 years of experience' })).toHaveTextContent('47');
  });

  it('says them in Italian', async () => {
    await renderScreen('/product?lng=it', { language: 'it' });
    expect(await screen.findByRole('img', { name: '47 anni di esperienza' })).toBeVisible();
  });

  it('leads home and to the five categories, and marks the one the visitor is in', async () => {
    mockListings(() => aListing({ category: 'hobs' }));
    await renderScreen('/product-category/Hobs/');
    await screen.findByRole('heading', { level: 1, name: 'Hobs' });
    const banner = within(siteHeader());
    expect(banner.getByRole('link', { name: /Calidora/ })).toHaveAttribute('href', '/');
    const [navigation] = banner.getAllByRole('navigation', { name: 'Product categories', hidden: true });
    if (!navigation) throw new Error('The header has no navigation');
    const links = within(navigation).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cookers', '/product-category/cookers'],
      ['Ovens', '/product-category/ovens'],
      ['Hobs', '/product-category/hobs'],
      ['Hoods', '/product-category/hoods'],
      ['Compact products', '/product-category/compact-products'],
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(
      ['Hobs'],
    );
  });

  it('moves the focus to the content of a page that a link led to, and says its title', async () => {
    const { user } = await renderScreen('/no/such/page');
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Home' }));
    expect(
      await screen.findByText('Skill for cooking | Calidora', { selector: '[aria-live]' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
