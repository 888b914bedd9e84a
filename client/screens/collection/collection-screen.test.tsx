import { collectionCategories, linesOf } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the lines of a category', () => {
  it.each([
    ['en', '?lng=en', 'Oven collections', 'All ovens', 'Discover Enzo Titan'],
    ['it', '?lng=it', 'Collezioni di forni', 'Tutti i forni', 'Scopri Enzo Titan'],
  ] as const)(
    'are shown with the ways to each and to all products (%s)',
    async (language, query, title, all, line) => {
      await renderScreen(`/collections/collections-ovens${query}`, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: all })).toHaveAttribute(
        'href',
        `/product-category/ovens${query}`,
      );
      expect(screen.getByRole('link', { name: line })).toHaveAttribute(
        'href',
        `/collections/collections-ovens/enzo-titan-ovens${query}`,
      );
    },
  );

  it.each(collectionCategories)('of %s are all there, once each', async (category) => {
    await renderScreen(paths.collection(category));
    await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(1, -1)).toEqual(linesOf(category).map(({ name }) => name));
    const pictures = [...screen.getByRole('main').querySelectorAll('img')].map(({ src }) => src);
    expect(new Set(pictures).size).toBe(linesOf(category).length + 3);
  });

  it.each(['/collections/collections-hoods', '/collections/collections-cookers/baroque'])(
    'are not to be found at %s',
    async (path) => {
      await renderScreen(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    },
  );
});
