import type { Brand } from '@kitchen/shared/brand.ts';
import { paths } from '@kitchen/shared/paths.ts';

/** The parts of the site that header and menu lead to, in their order. */
export const mainPages = ['collections', 'products', 'about', 'dealers', 'catalogues', 'contacts'] as const;
export type MainPage = (typeof mainPages)[number];

export function mainPagePath(page: MainPage, brand: Brand): string {
  if (page === 'products') return paths.finder;
  return page === 'about' ? paths.about(brand) : paths[page];
}

/** Whether a page is that part's own page, or below it. */
export function currentOf(path: string, partPath: string): 'page' | 'true' | undefined {
  if (path === partPath) return 'page';
  return path.startsWith(partPath) ? 'true' : undefined;
}
