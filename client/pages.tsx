import { useRoutes } from 'react-router-dom';
import { siteRoutes } from './routes.tsx';
import { useSiteSettings } from './ui/site-settings.tsx';

/** The page of the current address. */
export function Pages() {
  return useRoutes(siteRoutes(useSiteSettings().brand));
}
