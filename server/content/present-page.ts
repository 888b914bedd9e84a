import type { Language } from '@kitchen/shared/languages.ts';
import type { OwnPage } from '@kitchen/shared/own-page.ts';
import type { FoundPage } from './read-page.ts';

/** The languages in which there are pages, by their paths. */
export function languagesOfPages(pages: readonly FoundPage[]): Map<string, Language[]> {
  const found = new Map<string, Language[]>();
  for (const { path, language } of pages) found.set(path, [...(found.get(path) ?? []), language]);
  return found;
}

/** A page as it is shown, or that it is written in another language alone; undefined where there is none. */
export function presentPage(pages: readonly FoundPage[], path: string, asked: Language): OwnPage | undefined {
  const written = pages.filter((page) => page.path === path);
  const found = written.find(({ language }) => language === asked) ?? written[0];
  if (!found) return undefined;
  const { language, title, description, html, parts, social } = found;
  const about = { path, languages: written.map((page) => page.language), language, title, description };
  return language === asked
    ? { ...about, html, parts, social }
    : { ...about, html: null, parts: [], social: null };
}
