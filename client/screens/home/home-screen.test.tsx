// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the home page', () => {
  it.each([
    ['en', '/', 'The kitchen has a centre again', 'Cookers', '/product-category/cookers'],
    ['it', '/?lng=it', 'La cucina ritrova il suo centro', 'Cucine', '/product-category/cookers?lng=it'],
  ] as const)(
    'opens in %s with its headline and leads to the categories',
    async (language, path, title, name, href) => {
      await renderScreen(path, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(main.getAllByRole('listitem')).toHaveLength(5);
    },
  );

  it('describes its picture in the language of the visit', async () => {
    await renderScreen('/?lng=it', { language: 'it' });
    expect(await screen.findByRole('img', { name: /^Una cucina Elegant bianca/ })).toBeVisible();
  });
});
