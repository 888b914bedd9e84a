import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

const path = '/reasons-to-choose-freestandig-cooker';
const inMain = () => within(screen.getByRole('main'));

describe('the reasons to choose a free-standing cooker', () => {
  it.each([
    ['en', path, 'Six reasons to choose a free-standing cooker', 'It arrives whole', 'It stays with you'],
    [
      'it',
      `${path}?lng=it`,
      'Sei motivi per scegliere la libera installazione',
      'Arriva già completa',
      'Resta con te',
    ],
  ] as const)('are six, in %s', async (language, address, title, first, last) => {
    await renderScreen(address, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const list = document.querySelector('main section + ol') as HTMLElement;
    const reasons = within(list).getAllByRole('heading', { level: 2 });
    expect(reasons.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([first, last]));
    expect(reasons).toHaveLength(6);
  });

  it('describe themselves to search engines under the one address, with the way there', async () => {
    await renderScreen(`${path}?lng=it`, { language: 'it' });
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Perché scegliere una cucina a libera installazione | Calidora');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://kitchen.example${path}?lng=it`,
    );
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    const way = inMain().getByRole('navigation', { name: 'Percorso di navigazione' });
    expect(within(way).getByText('Perché la libera installazione')).toHaveAttribute('aria-current', 'page');
  });

  it('show the widths, and what the oven does at which heat', async () => {
    await renderScreen(path);
    const widths = await screen.findByRole('list', { name: /^Cookers drawn to scale/ });
    expect(
      within(widths)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['60\u00a0cm', '80\u00a0cm', '90\u00a0cm', '100\u00a0cm', '120\u00a0cm']);
    const facts = inMain()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      expect.stringMatching(/^40\u00a0°C/),
      expect.stringMatching(/^300\u00a0°C/),
      expect.stringMatching(/^80–90\u00a0°C/),
    ]);
    expect(document.querySelector('main')).toHaveTextContent(
      'Gas-Matik shuts it off by itself after four hours',
    );
  });

  it('say frankly what speaks for built-in, point by point', async () => {
    await renderScreen(path);
    const table = await screen.findByRole('table', { name: 'Free-standing or built-in?' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Free-standing', 'Built-in']);
    expect(
      within(table).getByRole('cell', { name: 'Ovens of 60 and 90\u00a0cm, hobs from 30 to 90\u00a0cm' }),
    ).toBeVisible();
  });

  it('lead to the lines, the cookers, the built-in appliances and a dealer', async () => {
    await renderScreen(path);
    await screen.findByRole('heading', { level: 1 });
    const targets = {
      Antique: '/collections/collections-cookers/antique?lng=en',
      Perfection: '/collections/collections-cookers/perfection?lng=en',
      'See the cookers': '/collections/collections-cookers?lng=en',
      'See the built-in ovens': '/collections/collections-ovens?lng=en',
      'See the hobs': '/collections/collections-hobs?lng=en',
      'Find a dealer': '/dealers?lng=en',
    };
    for (const [name, href] of Object.entries(targets)) {
      expect(inMain().getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
});
