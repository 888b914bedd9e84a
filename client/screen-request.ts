import type { Brand } from '@kitchen/shared/brand.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Problem } from '@kitchen/shared/problem.ts';
import { problemTypeUri } from '@kitchen/shared/problem.ts';
import { matchScreen } from './routes.tsx';
import type { ScreenModule, ScreenRequest } from './screen-module.ts';

/** What a screen is told of the address at which it is shown. */
export function screenRequest(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  language: Language,
  brand: Brand,
): ScreenRequest {
  return { pathname, params: matchScreen(pathname, brand).params, query: searchParams, language };
}

const missing: Problem = { type: problemTypeUri('not-found'), title: 'Not found', status: 404 };

/** The answers that a screen starts from where the server has found that there is nothing at its address. */
export function missingAnswers(
  { answerPaths }: Pick<ScreenModule, 'answerPaths'>,
  request: ScreenRequest,
): Record<string, unknown> {
  return Object.fromEntries((answerPaths?.(request) ?? []).map((path) => [path, missing]));
}
