import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { TextsProvider } from '../i18n/use-texts.tsx';
import { SiteSettingsProvider } from '../ui/site-settings.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { watchImports } from './failed-imports.ts';
import { InsideFrameProvider } from './inside-frame.tsx';

watchImports();

beforeEach(() => window.sessionStorage.clear());

/** The failure of an import, of which Vite tells. */
function staleChunk() {
  const payload = new TypeError('Importing a module script failed.');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

async function showError(error: unknown, { language = 'en' as Language, insideFrame = true } = {}) {
  const reload = vi.fn();
  const translator = await createI18n(language);
  const settings = {
    brand: defaultBrand,
    publicUrl: 'https://kitchen.example',
    year: 2026,
    enquiryRetentionDays: 30,
    loginAvailable: true,
    registrationUrl: null,
  };
  render(
    <TextsProvider translator={translator}>
      <SiteSettingsProvider value={settings}>
        <MemoryRouter>
          <InsideFrameProvider value={insideFrame}>
            <ErrorScreen error={error} reload={reload} />
          </InsideFrameProvider>
        </MemoryRouter>
      </SiteSettingsProvider>
    </TextsProvider>,
  );
  return reload;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the error screen', () => {
  it('offers to reload the page and the way home, and shows nothing of the error', async () => {
    const reload = await showError(new Error('secret of http://store.internal'));
    expect(title()).toBe('Error');
    expect(document.body).not.toHaveTextContent('secret');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/?lng=en');
    expect(reload).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Reload Page' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('speaks Italian', async () => {
    await showError(new Error('x'), { language: 'it' });
    expect(title()).toBe('Errore');
    expect(screen.getByRole('link', { name: 'Vai alla pagina iniziale' })).toHaveAttribute(
      'href',
      '/?lng=it',
    );
  });

  it('brings the mark and the main landmark along where the frame itself failed', async () => {
    await showError(new Error('x'), { insideFrame: false });
    expect(screen.getByRole('banner')).toHaveTextContent('Calidora');
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  });

  it('loads the page anew, once, for code that a deployment replaced', async () => {
    const reload = await showError(staleChunk());
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    cleanup();
    const reloadAgain = await showError(staleChunk());
    expect(reloadAgain).not.toHaveBeenCalled();
    expect(title()).toBe('Error');
  });

  it.each(['getItem', 'setItem'] as const)(
    'does not reload where it could not remember that it did (%s)',
    async (call) => {
      vi.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      const reload = await showError(staleChunk());
      expect(reload).not.toHaveBeenCalled();
      expect(title()).toBe('Error');
    },
  );

  it('tells a missing connection apart, and keeps the page', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = await showError(staleChunk());
    expect(reload).not.toHaveBeenCalled();
    expect(title()).toBe('You are offline');
  });
});
