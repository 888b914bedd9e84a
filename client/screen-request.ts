import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { matchScreen } from './routes.tsx';
import type { ScreenRequest } from './screen-module.ts';

/** What a screen is told of the address at which it is shown. */
export function screenRequest(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  language: Language,
  brand: Brand,
): ScreenRequest {
  return { pathname, params: matchScreen(pathname, brand).params, query: searchParams, language };
}
