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
