import type { Language } from '@kitchen/shared/languages.ts';
import { csvLine } from '../lib/csv-line.ts';
import type { TextTree } from './built-in-texts.ts';
import { builtInTexts } from './built-in-texts.ts';
import { presentTexts } from './present-content.ts';
import type { OwnContent } from './read-content.ts';
import { builtInPictures } from './read-pictures.ts';

/** A text as it stands on the site now. */
interface ListedText {
  /** As `texts/<language>.json` nests it, with dots; `pictures.<name>` for what a picture shows. */
  key: string;
  texts: Record<Language, string>;
}

/**
 * Every text of the site, own ones in the place of those built in, and what each picture shows, for copywriters and
 * translators.
 */
export async function listTexts(own: OwnContent): Promise<ListedText[]> {
  const { pictures } = own;
  const of = async (language: Language) => {
    const { texts: common = {}, ...screens } = presentTexts(own, language);
    return new Map([
      ...flatten(await builtInTexts(language)),
      ...flatten({ ...common, screens } as TextTree),
    ]);
  };
  const [en, it] = await Promise.all([of('en'), of('it')]);
  return [
    ...[...en].map(([key, text]) => ({ key, texts: { en: text, it: it.get(key) ?? '' } })),
    ...[...builtInPictures].map(([name, { alt }]) => ({
      key: `pictures.${name}`,
      texts: (pictures[name] ?? { alt }).alt,
    })),
  ];
}

/** As a table, which a spreadsheet opens. */
export const writeTextsAsCsv = (texts: readonly ListedText[]): string =>
  [['key', 'en', 'it'], ...texts.map((each) => [each.key, each.texts.en, each.texts.it])]
    .map(csvLine)
    .join('');

function flatten(tree: TextTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as TextTree, `${prefix}${key}.`),
  );
}
