import type { Brand } from '@kitchen/shared/brand.ts';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey } from '@kitchen/shared/languages.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { pageAddress } from '@kitchen/shared/paths.ts';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import { Pages } from '../pages.tsx';
import { siteScreens } from '../routes.tsx';
import { loadScreen, screenPaths } from '../screen-modules.ts';
import { Site } from '../site.tsx';
import { createStyleCache } from '../theme/style-cache.ts';
import './fail-on-console-error.ts';
import { answerMediaQueries } from './media-queries.ts';
import './mock-api.ts';

// Whole pages are rendered: on a busy machine that takes longer than the defaults allow.
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  // jsdom has no layout: it cannot scroll, and no size changes.
  window.scrollTo = () => undefined;
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  answerMediaQueries();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store, and a language must not outlive its test.
  document.cookie = `${languageKey}=; max-age=0; path=/`;
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  // Every visit has style sheets of its own, and what is visible is found by weighing all that are there.
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
});

interface VisitOptions
  extends Partial<
    Pick<
      PageState,
      'defaultLanguage' | 'enquiryRetentionDays' | 'loginAvailable' | 'registrationUrl' | 'answers'
    >
  > {
  language?: Language;
  /** Screens whose code is there already; all of them unless told. */
  loaded?: string[];
}

/** Areas of texts that these screens show. */
const textsOf = (screens: readonly string[], brand: Brand) =>
  siteScreens(brand).flatMap(({ screen, texts }) => (screens.includes(screen) ? texts : []));

/**
 * Visits an address of the site: the real routes, frame and providers over the mock network.
 * `answers` are those that came with the page.
 */
export async function renderScreen(
  path: string,
  {
    language = 'en',
    defaultLanguage = 'en',
    enquiryRetentionDays = 30,
    loginAvailable = true,
    registrationUrl = null,
    answers = {},
    loaded = screenPaths,
  }: VisitOptions = {},
) {
  window.history.replaceState(null, '', path);
  const state: PageState = {
    address: pageAddress(window.location.pathname, new URLSearchParams(window.location.search)),
    language,
    defaultLanguage,
    publicUrl: 'https://kitchen.example',
    brand: defaultBrand,
    year: 2026,
    enquiryRetentionDays,
    loginAvailable,
    registrationUrl,
    answers,
  };
  const translator = await createI18n(language, textsOf(loaded, state.brand));
  await Promise.all(loaded.map(loadScreen));
  const screen = render(
    <Site state={state} translator={translator} styleCache={createStyleCache()}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Site>,
  );
  return { ...screen, user: userEvent.setup() };
}
