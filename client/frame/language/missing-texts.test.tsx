import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textImporters } from '../../i18n/load-texts.ts';
import { renderSite } from '../../testing/render-screen.tsx';

const { openDocument } = vi.hoisted(() => ({ openDocument: vi.fn<(address: string) => void>() }));
vi.mock('../../ui/behaviour/open-document.ts', () => ({ openDocument }));

beforeEach(() => {
  openDocument.mockReset();
  vi.spyOn(textImporters, '../../shared/texts/it.ts').mockRejectedValue(new Error('the connection was lost'));
});

const englishPage = () => screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });

describe('a language whose texts cannot be had', () => {
  it('is asked of the server where it is chosen, while the page stays what it is', async () => {
    const { user } = await renderSite('/product?ref=mail#top');
    await englishPage();
    await user.click(screen.getByText('EN'));
    await user.click(screen.getByRole('link', { name: 'Italiano' }));
    await waitFor(() => expect(openDocument).toHaveBeenCalledExactlyOnceWith('/product?ref=mail&lng=it'));
    expect(await englishPage()).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.cookie).not.toContain('lng=it');
  });

  it.each([
    ['the address names it', '/product?lng=it', () => undefined],
    ['it was chosen before', '/product', () => window.localStorage.setItem('lng', 'it')],
  ])('is asked of the server where %s', async (_why, path, arrange) => {
    arrange();
    await renderSite(path);
    await waitFor(() => expect(openDocument).toHaveBeenCalledExactlyOnceWith('/product?lng=it'));
    expect(await englishPage()).toBeVisible();
  });
});
