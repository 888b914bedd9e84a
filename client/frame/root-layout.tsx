import { Outlet } from 'react-router-dom';
import { LanguageSync } from './language/language-sync.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { ScrollPlace } from './scroll-place.tsx';

/** What lasts from page to page, with the frame around them or without: language, announcements, place. */
export function RootLayout() {
  return (
    <>
      <PageAnnouncer>
        <Outlet />
        <LanguageSync />
      </PageAnnouncer>
      <ScrollPlace />
    </>
  );
}
