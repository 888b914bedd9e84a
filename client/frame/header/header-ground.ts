import type { Brand } from '@kitchen/shared/brand.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { usePlainPath } from '../use-plain-path.ts';

/**
 * What the header lies on at the top of a page: the dark ground of the page's head, on wide windows a
 * light picture, or a ground of its own.
 */
type HeaderGround = 'dark' | 'light' | 'own';

export function headerGround(path: string, brand: Brand): HeaderGround {
  if (path === paths.home) return 'light';
  return darkPaths.has(path) || path === paths.about(brand).toLowerCase() ? 'dark' : 'own';
}

/** Each by itself: where there is no page, there is no picture either. */
const darkPaths: ReadonlySet<string> = new Set([
  paths.catalogues,
  paths.collections,
  paths.neroLine,
  ...collectionCategories.map(paths.collection),
  ...collectionLines.map(paths.line),
]);

export function useHeaderGround(): HeaderGround {
  const { brand } = useSiteSettings();
  return headerGround(usePlainPath(), brand);
}
