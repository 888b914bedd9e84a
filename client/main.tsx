import { pageStateElementId, pageStateSchema } from '@kitchen/shared/page-state.ts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { createI18n } from './i18n/create-i18n.ts';
import { routes } from './routes.tsx';
import { Site } from './site.tsx';
import { createStyleCache } from './theme/style-cache.ts';
import './theme/fonts.css';

// The content security policy forbids building code from text, which zod would try.
z.config({ jitless: true });

const state = pageStateSchema.parse(
  JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? 'null'),
);

// The matched screen must be there before hydration, or React would show a fallback over it.
async function loadMatchedScreens() {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

const [translator] = await Promise.all([createI18n(state.language), loadMatchedScreens()]);
const router = createBrowserRouter(routes);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
hydrateRoot(
  root,
  <StrictMode>
    <Site state={state} translator={translator} styleCache={createStyleCache()}>
      <RouterProvider router={router} />
    </Site>
  </StrictMode>,
);
