import { webManifestPath } from '@kitchen/shared/paths.ts';

/** Names the web manifest once the page is there: in its head it would be fetched before what visitors wait for. */
export function linkManifest() {
  window.addEventListener('load', () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = webManifestPath;
    document.head.append(link);
  });
}
