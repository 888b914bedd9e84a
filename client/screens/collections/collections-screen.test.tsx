import { collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the overview of the collections', () => {
  it.each([
    ['en', '?lng=en', 'Collections', ['Cookers', 'Hobs', 'Ovens'], 'See the Nero Line'],
    ['it', '?lng=it', 'Collezioni', ['Cucine', 'Piani cottura', 'Forni'], 'Scopri la Linea Nero'],
  ] as const)(
    'shows every line under its category (%s)',
    async (language, query, title, categories, nero) => {
      await renderScreen(`/collections${query}`, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const name of categories) expect(screen.getByRole('region', { name })).toBeVisible();
      const cards = screen.getAllByRole('article');
      expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
        collectionLines.map((line) => paths.line(line) + query),
      );
      expect(screen.getByRole('link', { name: nero })).toHaveAttribute('href', paths.neroLine + query);
    },
  );

  it('leads to the lines of a category and to all its products', async () => {
    await renderScreen('/Collections/');
    const hobs = within(await screen.findByRole('region', { name: 'Hobs' }));
    expect(hobs.getByRole('link', { name: 'Hobs' })).toHaveAttribute(
      'href',
      '/collections/collections-hobs?lng=en',
    );
    expect(hobs.getByRole('link', { name: 'All hobs' })).toHaveAttribute(
      'href',
      '/product-category/hobs?lng=en',
    );
  });

  it('shows no picture twice', async () => {
    await renderScreen('/collections');
    await screen.findByRole('heading', { level: 1 });
    const main = screen.getByRole('main');
    const pictures = [...main.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toHaveLength(collectionLines.length + 2);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
