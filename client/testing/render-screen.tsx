import type { Brand } from '@kitchen/shared/brand.ts';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { pageAddress } from '@kitchen/shared/page-query.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { isValidElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { BrowserRouter, Outlet, useRoutes } from 'react-router-dom';
import { expect } from 'vitest';
import { createAnswers } from '../api/answers.ts';
import { loadChoiceControls } from '../choices/load-choice-controls.ts';
import { Frame } from '../frame/frame.tsx';
import { InsideFrameProvider } from '../frame/inside-frame.tsx';
import { SearchOverlayHost } from '../frame/search-overlay/search-overlay-host.tsx';
import { addTexts, createI18n } from '../i18n/create-i18n.ts';
import { Pages, siteRoutes, siteScreens } from '../routes.tsx';
import { loadScreen, screenPaths } from '../screen-modules.ts';
import { Site } from '../site.tsx';
import { createStyleCache } from '../theme/style-cache.ts';
import { mainId } from '../ui/behaviour/main-id.ts';

/** `answers` are those that came with the page. */
interface VisitOptions
  extends Partial<
    Pick<
      PageState,
      'brand' | 'enquiryRetentionDays' | 'loginAvailable' | 'registrationUrl' | 'answers' | 'content'
    >
  > {
  language?: Language;
  /** Screens whose code is there already; all of them unless told. */
  loaded?: string[];
}

/** Areas of texts that these screens show. */
const textsOf = (screens: readonly string[], brand: Brand) =>
  siteScreens(brand).flatMap(({ screen, texts }) => (screens.includes(screen) ? texts : []));

/** Takes the frame's place: the landmark that a screen fills and the search that it may open, nothing else. */
function BareFrame() {
  return (
    <InsideFrameProvider value={true}>
      <SearchOverlayHost>
        <main id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </SearchOverlayHost>
    </InsideFrameProvider>
  );
}

const withoutFrame = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(
    (route) =>
      ({
        ...route,
        ...(isValidElement(route.element) && route.element.type === Frame && { element: <BareFrame /> }),
        ...(route.children && { children: withoutFrame(route.children) }),
      }) as RouteObject,
  );

const screenRoutes = withoutFrame(siteRoutes(defaultBrand));

function Screens() {
  return useRoutes(screenRoutes);
}

/**
 * Visits the screen of an address, alone in the providers and routes of the site, over the mock network.
 * Its styles stay out of the document: weighing them takes jsdom longer than all else, and what they hide in
 * which window only a browser knows.
 */
export const renderScreen = (path: string, options: VisitOptions = {}) =>
  renderVisit(path, options, <Screens />, document.createElement('div'));

/** Visits an address with all that stands around its screen: header, menus, search, footer. */
export const renderSite = (path: string, options: VisitOptions = {}) =>
  renderVisit(path, options, <Pages />, document.head);

async function renderVisit(
  path: string,
  {
    language = 'en',
    brand = defaultBrand,
    enquiryRetentionDays = 30,
    loginAvailable = true,
    registrationUrl = null,
    answers = {},
    content,
    loaded = screenPaths,
  }: VisitOptions,
  pages: ReactNode,
  styleSheets: HTMLElement,
) {
  // The first entries of all documents go by one key, those of another test by another.
  window.history.replaceState({ key: expect.getState().currentTestName }, '', path);
  const state: PageState = {
    address: pageAddress(window.location.pathname, new URLSearchParams(window.location.search)),
    language,
    publicUrl: 'https://kitchen.example',
    brand,
    year: 2026,
    enquiryRetentionDays,
    loginAvailable,
    registrationUrl,
    webVitalsShare: 0,
    ...(content && { content }),
    answers,
  };
  const translator = await createI18n(language, textsOf(loaded, state.brand));
  await Promise.all([...loaded.map((path) => loadScreen(path)), loadChoiceControls(translator)]);
  await addTexts(translator, ['choices']);
  const screen = render(
    <Site
      state={state}
      answers={createAnswers(answers)}
      translator={translator}
      styleCache={createStyleCache(styleSheets)}
    >
      <BrowserRouter>{pages}</BrowserRouter>
    </Site>,
  );
  return { ...screen, user: userEvent.setup() };
}
