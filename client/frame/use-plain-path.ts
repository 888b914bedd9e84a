import { plainPath } from '@kitchen/shared/paths.ts';
import { useLocation } from 'react-router-dom';

/** The path of the page as `paths` writes it. */
export const usePlainPath = (): string => plainPath(useLocation().pathname);
