import { useRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The page of the current address. */
export function Pages() {
  return useRoutes(routes);
}
