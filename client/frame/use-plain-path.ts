import { useLocation } from 'react-router-dom';

/** The path of the page as `paths` writes it: in lower case, without a slash at the end. */
export function usePlainPath(): string {
  return useLocation().pathname.toLowerCase().replace(/\/+$/, '') || '/';
}
