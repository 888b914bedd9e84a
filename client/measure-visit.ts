import type { ScreenName } from '@kitchen/shared/web-vitals.ts';

/**
 * Has the browser measure a share of the visits, chosen by chance, once the page has loaded and there is nothing else
 * to do. Not for who asks by Do Not Track or Global Privacy Control not to be followed.
 */
export function measureVisit({ defaultView: window }: Document, screen: ScreenName, share: number): void {
  if (!window || Math.random() >= share || asksForPrivacy(window.navigator)) return;
  const start = () => {
    const load = () => {
      // Whoever cannot load it is not measured.
      import('./report-web-vitals.ts').then(
        ({ reportWebVitals }) => reportWebVitals(screen),
        () => undefined,
      );
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(load);
    else setTimeout(load);
  };
  if (window.document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function asksForPrivacy(navigator: Navigator): boolean {
  const asksByControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return asksByControl || ('doNotTrack' in navigator && navigator.doNotTrack === '1');
}
