import type { Language } from '@kitchen/shared/languages.ts';
import type { TextNamespace } from '@kitchen/shared/texts/screen-texts.ts';

const folder = '../../shared/texts';

/** Imports of the texts, by path. */
export const textImporters = import.meta.glob<{ texts: object }>([
  '../../shared/texts/{en,it}.ts',
  '../../shared/texts/*/screens/*.ts',
]);

/** Rejects where the texts cannot be had: without a connection, or when a deployment has replaced them. */
export async function loadTexts(language: Language, namespace: TextNamespace): Promise<object> {
  const path = namespace === 'texts' ? `${language}.ts` : `${language}/screens/${namespace}.ts`;
  const load = textImporters[`${folder}/${path}`];
  if (!load) throw new Error(`There are no ${language} texts ${namespace}`);
  return (await load()).texts;
}
