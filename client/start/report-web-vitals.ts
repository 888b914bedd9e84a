import type { ScreenName, WebVitals } from '@kitchen/shared/web-vitals.ts';
import { webVitalsApiPath } from '@kitchen/shared/web-vitals.ts';
import { onCLS, onINP, onLCP } from 'web-vitals';

/** Measures the visit that began at this screen, and tells the site when the visitor first leaves the page. */
export function reportWebVitals(screen: ScreenName): void {
  const visit: WebVitals = { screen };
  onLCP(({ value }) => {
    visit.lcp = value;
  });
  onINP(({ value }) => {
    visit.inp = value;
  });
  onCLS(({ value }) => {
    visit.cls = value;
  });
  // After the library's own listeners, which work out the final values. A hidden page may never be seen again.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
    navigator.sendBeacon(webVitalsApiPath, body);
  };
  document.addEventListener('visibilitychange', send);
}
