import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { htmlToText } from '../catalogue/catalogue.ts';
import { csvLine } from '../lib/csv-line.ts';
import { textsInForce } from './present-content.ts';
import type { OwnContent } from './read-content.ts';
import { withPicturesOfLines } from './read-lines.ts';
import { builtInPictures } from './read-pictures.ts';
import { presentTimeline } from './read-timeline.ts';

/** A text as it stands on the site now. */
interface ListedText {
  /** As `texts/<language>.json` nests it, with dots; what else says something begins with the name of its file or folder. */
  key: string;
  /** Empty where a language has none. */
  texts: Record<Language, string>;
}

/**
 * Every text of the site, own ones in the place of those built in, what each picture shows, and what the maker's own
 * entries and pages say, for copywriters and translators.
 */
export function listTexts(own: OwnContent): ListedText[] {
  const texts = textsInForce(own);
  const of = (language: Language) =>
    new Map(flatten({ ...texts[language], ...entriesOf(own, language), pages: pagesOf(own, language) }));
  const [en, it] = [of('en'), of('it')];
  return [...new Set([...en.keys(), ...it.keys()])].map((key) => ({
    key,
    texts: { en: en.get(key) ?? '', it: it.get(key) ?? '' },
  }));
}

/** By file, and by place in it, from 1, or by line. */
function entriesOf(own: OwnContent, language: Language): object {
  const { news, timeline, lines } = own;
  const pictures = { ...Object.fromEntries(builtInPictures), ...withPicturesOfLines(own.pictures, lines) };
  return {
    pictures: Object.fromEntries(Object.entries(pictures).map(([name, { alt }]) => [name, alt[language]])),
    news: byPlace(
      news.map(
        (slide) =>
          slide.language === language && { title: slide.title, text: slide.text, action: slide.action },
      ),
    ),
    timeline: byPlace(presentTimeline(timeline, language)),
    collections: Object.fromEntries(
      lines.map(({ line, name, text }) => [
        line,
        { ...(name && { name }), ...(text && { text: text[language] }) },
      ]),
    ),
  };
}

const byPlace = (entries: readonly (object | false)[]) =>
  Object.fromEntries(entries.flatMap((entry, index) => (entry ? [[index + 1, entry]] : [])));

/** By address. */
const pagesOf = ({ pages }: OwnContent, language: Language): object =>
  Object.fromEntries(
    pages
      .filter((page) => page.language === language)
      .map(({ path, title, description, html }) => [
        path.slice(1),
        { title, description, text: htmlToText(html) },
      ]),
  );

/** As a table, which a spreadsheet opens. */
export const writeTextsAsCsv = (texts: readonly ListedText[]): string =>
  [
    ['key', ...languages],
    ...texts.map((each) => [each.key, ...languages.map((language) => each.texts[language])]),
  ]
    .map(csvLine)
    .join('');

const flatten = (tree: object, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  );
