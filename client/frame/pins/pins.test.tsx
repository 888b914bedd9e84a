import { defaultBrand } from '@kitchen/shared/brand.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render-screen.tsx';

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

it('the pins lead to the jobs, the contacts and the reserved area, and to the social networks', async () => {
  await renderSite('/product');
  expect(linksOf('Shortcuts')).toEqual([
    ['Jobs, on the home page', '/?lng=en'],
    ['Contact us', '/contacts?lng=en'],
    ['Reserved area', '/reserved-area?lng=en'],
  ]);
  expect(linksOf('Follow us')).toEqual([
    ['Instagram', 'https://instagram.example/calidora'],
    ['Facebook', 'https://facebook.example/calidora'],
    ['YouTube', 'https://youtube.example/calidora'],
    ['Pinterest', 'https://pinterest.example/calidora'],
  ]);
  for (const link of within(screen.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link'))
    expect(link).toHaveAttribute('rel', 'noopener');
});

it('the pins speak Italian', async () => {
  await renderSite('/product?lng=it', { language: 'it' });
  expect(linksOf('Collegamenti rapidi').map(([name]) => name)).toEqual([
    'Lavora con noi, nella home',
    'Contattaci',
    'Area riservata',
  ]);
  expect(screen.getByRole('navigation', { name: 'Seguici' })).toBeVisible();
});

it('the pins name the networks of a maker who has some, and are not drawn for one who has none', async () => {
  const none = { instagram: null, facebook: null, youtube: null, pinterest: null };
  const youtube = 'https://youtube.example/herdwerk';
  const { unmount } = await renderSite('/product', {
    brand: { ...defaultBrand, social: { ...none, youtube } },
  });
  expect(linksOf('Follow us')).toEqual([['YouTube', youtube]]);
  unmount();
  await renderSite('/product', { brand: { ...defaultBrand, social: none } });
  expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
  expect(screen.queryByText('Follow us')).not.toBeInTheDocument();
});
