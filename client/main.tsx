import './theme/fonts.css';
import { pageStateElementId, pageStateSchema } from '@kitchen/shared/page-state.ts';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { createAnswers } from './api/answers.ts';
import { watchImports } from './frame/failed-imports.ts';
import { noteAskedMenu } from './frame/header/asked-menu.ts';
import { showWithoutScripts } from './frame/header/show-without-scripts.ts';
import { loadSearchOverlay } from './frame/search-overlay/load-search-overlay.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { matchScreen, Pages } from './routes.tsx';
import { loadScreen } from './screen-modules.ts';
import { Site } from './site.tsx';
import { holdPressedSections } from './start/hold-pressed-sections.ts';
import { loadPicturesForPrint } from './start/load-pictures-for-print.ts';
import { measureVisit } from './start/measure-visit.ts';
import { openDetailsForPrint } from './start/open-details-for-print.ts';
import { prefetchLinks } from './start/prefetch-links.ts';
import { whenLoaded } from './start/when-loaded.ts';
import { styleCacheOfPage } from './theme/style-cache.ts';
import { leaveClosedCovers } from './ui/behaviour/use-back-closes.ts';
import { savesData } from './ui/saves-data.ts';

// The content security policy forbids building code from text, which zod would try.
z.config({ jitless: true });

leaveClosedCovers();
noteAskedMenu(window);
watchImports();
openDetailsForPrint();
holdPressedSections();
loadPicturesForPrint();

const { content: written, ...settings } = pageStateSchema.parse(
  JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? 'null'),
);
const answers = createAnswers(settings.answers);

async function start() {
  // Few makers have content of their own: only their pages fetch what knows it.
  const own = written === undefined ? undefined : await import('./i18n/own-texts.ts');
  const content = own?.readContent(written);
  const state = { ...settings, content };
  const { name, screen, texts } = matchScreen(window.location.pathname, state.brand, content?.pages);
  const ownTexts = content && own?.ownTextsOfPage(state.language, content, ['texts', ...texts]);
  const [translator, { hydratePage }] = await Promise.all([
    createI18n(state.language, texts, ownTexts),
    // React's renderer, evaluated in a task of its own: in one with all else it would keep a phone from answering.
    import('./start/hydrate-page.ts'),
    // It must be there before hydration, or React would put its loading message over it.
    loadScreen(screen),
  ]);
  hydratePage(
    state,
    <StrictMode>
      <Site state={state} answers={answers} translator={translator} styleCache={styleCacheOfPage()}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </Site>
    </StrictMode>,
  );
  prefetchLinks(document, { brand: state.brand, ownPages: content?.pages, translator, answers });
  // It may be opened at any moment; who opens it sooner, or where it cannot be had now, asks for it then.
  whenLoaded(() => {
    if (!savesData()) loadSearchOverlay(translator).catch(() => undefined);
  });
  measureVisit(name, state.webVitalsShare);
}

// An import of the bundler's, and no await: a screen may import what stands in this file's chunk.
start().catch(() => showWithoutScripts(window));
