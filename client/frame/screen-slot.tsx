import { Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadedScreen, loadScreen } from '../screen-modules.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Arrival } from './page-announcer.tsx';

/** A screen of the route table: its loading message, its error screen, and itself. */
export function ScreenSlot({ screen }: { screen: string }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetOn={pathname}>
      {/* The key makes the message appear at once; without it the old screen would stay. */}
      <Suspense key={screen} fallback={<LoadingScreen />}>
        <LoadedScreen screen={screen} />
        <Arrival pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedScreen({ screen }: { screen: string }) {
  // What was there when the screen was mounted stays the way that it is rendered.
  const [module] = useState(() => loadedScreen(screen));
  return module ? <module.Component /> : <AwaitedScreen screen={screen} />;
}

/** Apart, because a component that once called `use` must call it every time. */
function AwaitedScreen({ screen }: { screen: string }) {
  const { Component } = use(loadScreen(screen));
  return <Component />;
}
