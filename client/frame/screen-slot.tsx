import { Suspense, use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addTexts, hasTexts } from '../i18n/create-i18n.ts';
import type { ScreenModule, ScreenToLoad } from '../screen-modules.ts';
import { loadedScreen, loadScreen } from '../screen-modules.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Arrival } from './page-announcer.tsx';

/** A screen of the route table: its loading message, its error screen, and itself. */
export function ScreenSlot({ screen, texts }: ScreenToLoad) {
  const { i18n } = useTranslation();
  const { pathname, search, key } = useLocation();
  // Above the boundaries, so that each visit loads once: what suspends below is rendered again each time,
  // and would start a failing load over and over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit has its key.
  const coming = useMemo(() => {
    const loading = Promise.all([loadScreen(screen), addTexts(i18n, texts)]).then(([loaded]) => loaded);
    // Without this, a failure after the visitor has left would be an unhandled rejection.
    loading.catch(() => undefined);
    return loading;
  }, [screen, key]);

  return (
    <ErrorBoundary resetOn={`${pathname} ${key}`}>
      {/* The key makes the message appear at once; without it the old screen would stay. */}
      <Suspense key={screen} fallback={<LoadingScreen />}>
        <LoadedScreen screen={screen} texts={texts} coming={coming} />
        {/* Another search is another page, though of the same path. */}
        <Arrival page={`${pathname} ${new URLSearchParams(search).get('q')}`} />
      </Suspense>
    </ErrorBoundary>
  );
}

type LoadedScreenProps = Pick<ScreenToLoad, 'screen' | 'texts'> & { coming: Promise<ScreenModule> };

function LoadedScreen({ screen, texts, coming }: LoadedScreenProps) {
  const { i18n } = useTranslation();
  // Decided at the first rendering: the screen must not be mounted again when its module is loaded later.
  const [module] = useState(() => (hasTexts(i18n, texts) ? loadedScreen(screen) : undefined));
  return module ? <module.Component /> : <AwaitedScreen coming={coming} />;
}

/** A component of its own, because one that called `use` once must call it every time. */
function AwaitedScreen({ coming }: { coming: Promise<ScreenModule> }) {
  const { Component } = use(coming);
  return <Component />;
}
