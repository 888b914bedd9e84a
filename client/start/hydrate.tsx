import { pageAddress } from '@kitchen/shared/page-query.ts';
import { pageStateElementId, pageStateSchema } from '@kitchen/shared/page-state.ts';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { createAnswers } from '../api/answers.ts';
import { watchImports } from '../frame/failed-imports.ts';
import { loadSideMenu } from '../frame/menus/load-menus.ts';
import { loadSearchOverlay } from '../frame/search-overlay/load-search-overlay.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { Pages } from '../pages.tsx';
import { matchScreen } from '../routes.tsx';
import { loadFirstWindow } from '../screen-modules.ts';
import { Site } from '../site.tsx';
import { styleCacheOfPage } from '../theme/style-cache.ts';
import { leaveClosedCovers } from '../ui/behaviour/use-back-closes.ts';
import { serverHead } from '../ui/head/head.tsx';
import { hydrateAll, watchForUse } from '../ui/hydrate-later.tsx';
import { savesData } from '../ui/saves-data.ts';
import { whenIdle, whenLoaded } from '../ui/when-idle.ts';
import { bearForeignChanges, reportOwnFault, undoForeignChanges } from './foreign-changes.ts';
import { holdPressedSections } from './hold-pressed-sections.ts';
import { linkManifest } from './link-manifest.ts';
import { loadPicturesForPrint } from './load-pictures-for-print.ts';
import { measureVisit } from './measure-visit.ts';
import { nextTask } from './next-task.ts';
import { openDetailsForPrint } from './open-details-for-print.ts';

// The content security policy forbids building code from text, which zod would try.
z.config({ jitless: true });

leaveClosedCovers();
watchImports();
openDetailsForPrint();
holdPressedSections();
loadPicturesForPrint();
linkManifest();
watchForUse();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
const state = pageStateSchema.parse(
  JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? 'null'),
);

const { name, screen, texts } = matchScreen(window.location.pathname, state.brand);
// What came before, with the evaluation of React's renderer, was long enough for a task.
await nextTask();

// The screen must be there before hydration, or React would put its loading message over it.
const [translator] = await Promise.all([createI18n(state.language, texts), loadFirstWindow(screen)]);

const address = new URL(window.location.href);
const answers = createAnswers(state.answers);

const site = (
  <StrictMode>
    <Site state={state} answers={answers} translator={translator} styleCache={styleCacheOfPage()}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Site>
  </StrictMode>
);

const head = serverHead(document);
const removeHead = () => {
  for (const tag of head) tag.remove();
};
const wasChanged = undoForeignChanges();
// What waits would be made anew when it is pressed, and the press be lost.
bearForeignChanges(() => void hydrateAll());

// The page may be one for all addresses at which there is nothing, or, for who goes back before the scripts are
// there, that of another address: then it is made anew.
if (state.address === pageAddress(address.pathname, address.searchParams)) {
  const onRecoverableError = (error: unknown) => {
    reportOwnFault(error);
    // What was made anew has brought its own.
    if (document.head.querySelectorAll('title').length > 1) removeHead();
  };
  const hydrate = () => void hydrateRoot(root, site, { onRecoverableError });
  // As a transition React does it in slices, between which the browser answers the visitor; between which what was
  // undone would be done again as well.
  if (wasChanged) flushSync(hydrate);
  else startTransition(hydrate);
  if (wasChanged) void hydrateAll();
} else {
  removeHead();
  createRoot(root).render(site);
}

whenIdle(() => {
  import('./prefetch-links.ts').then(
    ({ prefetchLinks }) => prefetchLinks(document, { brand: state.brand, translator, answers }),
    () => undefined,
  );
});
// What may be opened at any moment; who opens it sooner, or where it cannot be had now, asks for it then.
whenLoaded(() => {
  if (savesData()) return;
  for (const load of [() => loadSideMenu(translator), loadSearchOverlay]) load().catch(() => undefined);
});
measureVisit(name, state.webVitalsShare);
