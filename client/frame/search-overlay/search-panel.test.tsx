import { CacheProvider } from '@emotion/react';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { TextsProvider } from '../../i18n/use-texts.tsx';
import { createStyleCache } from '../../theme/style-cache.ts';
import { SiteSettingsProvider } from '../../ui/site-settings.tsx';
import { SearchPanel } from './search-panel.tsx';

it('gives the field the focus 100 ms after it opened', async () => {
  const translator = await createI18n('en', ['search']);
  vi.useFakeTimers();
  render(
    // The cache that Emotion has by itself may have been left by another test, without its elements.
    <CacheProvider value={createStyleCache()}>
      <MemoryRouter>
        <TextsProvider translator={translator}>
          <SiteSettingsProvider
            value={{
              brand: defaultBrand,
              publicUrl: 'https://kitchen.example',
              year: 2026,
              enquiryRetentionDays: 30,
              loginAvailable: true,
              registrationUrl: null,
            }}
          >
            <SearchPanel onClose={() => undefined} />
          </SiteSettingsProvider>
        </TextsProvider>
      </MemoryRouter>
    </CacheProvider>,
  );
  act(() => vi.advanceTimersByTime(99));
  expect(screen.getByRole('combobox')).not.toHaveFocus();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('combobox')).toHaveFocus();
});
