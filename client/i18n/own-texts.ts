import type { PageContent } from '@kitchen/shared/content.ts';
import { ownTextsApiPath, ownTextsSchema, pageContentSchema } from '@kitchen/shared/content.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { TextNamespace } from '@kitchen/shared/texts/screen-texts.ts';
import { fetchAnswer } from '../api/fetch-answer.ts';

/** What stands in place of the site's texts of a namespace, nested as these are. */
export type OwnTextsOf = (
  language: Language,
  namespace: TextNamespace,
) => object | undefined | Promise<object | undefined>;

/** Reads what a page came with of the maker's own. */
export const readContent = (content: unknown): PageContent => pageContentSchema.parse(content);

/**
 * The own texts as the browser has them: those that came with the page, all others by one request for each language.
 * Where they cannot be had the site's own stand.
 */
export function ownTextsOfPage(
  pageLanguage: Language,
  content: Pick<PageContent, 'texts'>,
  pageNamespaces: readonly TextNamespace[],
): OwnTextsOf {
  const fetched = new Map<Language, Promise<Record<string, object>>>();
  return async (language, namespace) => {
    if (language === pageLanguage && pageNamespaces.includes(namespace)) return content.texts[namespace];
    const all =
      fetched.get(language) ??
      fetchAnswer(ownTextsApiPath(language)).then((answer) => ownTextsSchema.parse(answer));
    fetched.set(language, all);
    return all.then(
      (texts) => texts[namespace],
      () => void fetched.delete(language),
    );
  };
}
