import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './frame/error-screen.tsx';
import { Frame } from './frame/frame.tsx';
import { LoadingScreen } from './frame/loading-screen.tsx';
import type { ScreenModule } from './screen-module.ts';

const screenModules = import.meta.glob<ScreenModule>('./screens/*/*-screen.tsx');

/** What the router keeps of a screen once its module is there. */
export type ScreenHandle = Pick<ScreenModule, 'answerPaths'>;

/** A route whose id is its module's path, by which the build's manifest knows it. */
function screen(path: string, name: string): RouteObject {
  const id = `screens/${name}/${name}-screen.tsx`;
  return {
    id,
    path,
    lazy: async () => {
      const load = screenModules[`./${id}`];
      if (!load) throw new Error(`No screen module ${id}`);
      const { Component, answerPaths } = await load();
      return { Component, handle: answerPaths ? { answerPaths } : {} };
    },
  };
}

/** Every address of the site. Paths match without regard to case, with or without a slash at the end. */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    element: <Frame />,
    errorElement: <ErrorScreen />,
    HydrateFallback: LoadingScreen,
    children: [
      {
        id: 'screens',
        errorElement: <ErrorScreen />,
        children: [
          screen('/', 'home'),
          screen('/product', 'finder'),
          screen('/product/:sku', 'product'),
          screen('/product-category/:category', 'listing'),
          screen('*', 'not-found'),
        ],
      },
    ],
  },
];
