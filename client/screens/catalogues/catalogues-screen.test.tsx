import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCatalogues } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const all: CatalogueFile[] = [
  { slug: 'cookers', language: 'en', bytes: 1_641_752, pages: 22 },
  { slug: 'cookers', language: 'it', bytes: 1_641_457, pages: 22 },
  { slug: 'built-in', language: 'en', bytes: 12_048_146, pages: 26 },
  { slug: 'built-in', language: 'it', bytes: 12_548_146, pages: null },
];

const inMain = () => within(screen.getByRole('main'));
const details = () =>
  inMain()
    .getAllByText(/^PDF/)
    .map(({ textContent }) => textContent);

describe('the catalogues', () => {
  it.each([
    ['en', '/catalogues', 'Catalogues', ['Cookers', 'Built-in'], 'Download: Cookers, English', 'en'],
    ['it', '/catalogues?lng=it', 'Cataloghi', ['Cucine', 'Da incasso'], 'Scarica: Cucine, Italiano', 'it'],
  ] as const)(
    'are offered in both languages, the visitor’s first (%s)',
    async (language, address, title, names, download, first) => {
      mockCatalogues(() => ({ catalogues: all }));
      await renderScreen(address, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const link = await inMain().findByRole('link', { name: download });
      expect(link).toHaveAttribute('href', `/catalogues/cookers-${first}.pdf`);
      expect(link).toHaveAttribute('download');
      expect(link).toHaveAttribute('hreflang', first);
      const cards = inMain()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
      expect(cards.slice(0, 2)).toEqual(names);
      const links = inMain()
        .getAllByRole('link')
        .map((one) => one.getAttribute('href'));
      const other = first === 'en' ? 'it' : 'en';
      expect(links.filter((href) => href?.endsWith('.pdf'))).toEqual(
        ['cookers', 'built-in'].flatMap((slug) =>
          [first, first, other, other].map((one) => `/catalogues/${slug}-${one}.pdf`),
        ),
      );
    },
  );

  it('say how long and how large they are, in the visitor’s way of writing numbers', async () => {
    mockCatalogues(() => ({ catalogues: all }));
    await renderScreen('/catalogues?lng=it', { language: 'it' });
    await inMain().findByRole('link', { name: 'Apri: Da incasso, English' });
    expect(details()).toEqual([
      'PDF, 22 pagine, 1,6\u00a0MB',
      'PDF, 22 pagine, 1,6\u00a0MB',
      'PDF, 12,5\u00a0MB',
      'PDF, 26 pagine, 12\u00a0MB',
    ]);
  });

  it('leave out what is not there', async () => {
    mockCatalogues(() => ({ catalogues: all.slice(1, 2) }));
    await renderScreen('/catalogues');
    await inMain().findByRole('link', { name: 'Open: Cookers, Italiano' });
    expect(details()).toHaveLength(1);
    expect(inMain().queryByRole('heading', { name: 'Built-in' })).toBeNull();
  });

  it('may all be missing, which leaves a way to ask', async () => {
    mockCatalogues(() => ({ catalogues: [] }));
    await renderScreen('/catalogues');
    expect(await screen.findByText('Our catalogues are being reprinted')).toBeVisible();
    expect(inMain().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contacts?lng=en');
  });

  it('can be asked for again where the list did not come', async () => {
    let answers = 0;
    mockCatalogues(() => {
      answers += 1;
      if (answers > 1) return { catalogues: all };
      return { type: '/problems/internal', title: 'Internal', status: 500 };
    });
    const { user } = await renderScreen('/catalogues');
    expect(await screen.findByRole('alert')).toHaveTextContent('The catalogues could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Reload Page' }));
    expect(await screen.findByRole('link', { name: 'Download: Cookers, English' })).toBeVisible();
  });

  it('are sent on paper to who asks', async () => {
    mockCatalogues(() => ({ catalogues: all }));
    await renderScreen('/catalogues');
    await inMain().findByRole('link', { name: 'Download: Cookers, English' });
    expect(inMain().getByRole('link', { name: 'Request a printed copy' })).toHaveAttribute(
      'href',
      '/contacts?subject=catalogue&lng=en',
    );
  });

  it('describe themselves to search engines', async () => {
    mockCatalogues(() => ({ catalogues: all }));
    await renderScreen('/catalogues');
    await inMain().findByRole('link', { name: 'Download: Cookers, English' });
    expect(document.title).toBe('Catalogues of cookers and built-in appliances | Calidora');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://kitchen.example/catalogues',
    );
    const data = JSON.parse(
      document.querySelector('main script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(data.hasPart).toContainEqual(
      expect.objectContaining({
        url: 'https://kitchen.example/catalogues/built-in-it.pdf',
        inLanguage: 'it',
        encodingFormat: 'application/pdf',
      }),
    );
  });
});
