import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { ScreenSlot } from './frame/screen-slot.tsx';

/** A route whose id is its module's path, by which the build's manifest knows it. */
function screen(path: string, name: string): RouteObject {
  const id = `screens/${name}/${name}-screen.tsx`;
  return { id, path, element: <ScreenSlot screen={id} /> };
}

/** Every address of the site. Paths match without regard to case, with or without a slash at the end. */
export const routes: RouteObject[] = [
  {
    element: (
      <ErrorBoundary>
        <Frame />
      </ErrorBoundary>
    ),
    children: [
      screen('/', 'home'),
      screen('/product', 'finder'),
      screen('/product/:sku', 'product'),
      screen('/product-category/:category', 'listing'),
      screen('*', 'not-found'),
    ],
  },
];

/** The screen of a path, by its module's path; `found` is false for the screen that says so. */
export function matchScreen(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match?.route.id) throw new Error('The route table ends in a screen for every address');
  return { screen: match.route.id, params: match.params, found: match.route.path !== '*' };
}
