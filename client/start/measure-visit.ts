import type { ScreenName } from '@kitchen/shared/web-vitals.ts';
import { whenLoaded } from './when-loaded.ts';

/**
 * Has the browser measure a share of the visits, chosen by chance, once the page has loaded. Not for who asks by Do Not Track or Global Privacy
 * Control not to be followed.
 */
export function measureVisit(screen: ScreenName, share: number): void {
  if (Math.random() >= share || asksForPrivacy(window.navigator)) return;
  whenLoaded(() => {
    // Whoever cannot load it is not measured.
    import('./report-web-vitals.ts').then(
      ({ reportWebVitals }) => reportWebVitals(screen),
      () => undefined,
    );
  });
}

function asksForPrivacy(navigator: Navigator): boolean {
  const asksByControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return asksByControl || ('doNotTrack' in navigator && navigator.doNotTrack === '1');
}
