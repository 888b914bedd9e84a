import type { LineSlug } from '@kitchen/shared/collections.ts';
import { collectionLines, linesOf } from '@kitchen/shared/collections.ts';
import type { OwnTexts } from '@kitchen/shared/content.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { z } from 'zod';
import type { JsonWithLines } from './json-with-lines.ts';
import type { FoundEntries } from './read-entries.ts';
import { aPicture, entryText, readEntries } from './read-entries.ts';

const slugs = collectionLines.map(({ slug }) => slug);

/** It goes the way of the site's texts, which put something in place of these. */
const lineText = entryText(300).refine((text) => !/\{\{|\$t\(/.test(text));

const lineSchema = z.strictObject({
  line: z.enum(slugs as [LineSlug, ...LineSlug[]]),
  name: entryText(40).optional(),
  text: z.strictObject({ en: lineText, it: lineText }).optional(),
  picture: entryText(100).optional(),
});
export type OwnLine = z.output<typeof lineSchema>;

/** The lines in the order of the file; those that it does not name come after. */
export const readLines = (
  json: JsonWithLines,
  hasPicture: (name: string) => boolean,
): FoundEntries<OwnLine> =>
  readEntries(json, {
    schema: lineSchema,
    example: '{ "line": "antique", "name": "…", "text": { "en": "…", "it": "…" }, "picture": "name" }',
    expectations: {
      line: `one of ${slugs.join(', ')}`,
      name: 'one line of 40 characters at most, or none',
      text: '{ "en": "…", "it": "…" }, of 300 characters at most and without {{…}}, or none',
      picture: 'the name of a picture in pictures/, or none',
    },
    whyNot({ line, picture }, before) {
      if (before.some((other) => other.line === line)) return { key: 'line', expected: `${line} once` };
      if (picture !== undefined && !hasPicture(picture))
        return { key: 'picture', expected: aPicture(picture) };
      return undefined;
    },
  });

/** The picture that stands for a line wherever the way leads to it, by its name. */
const pictureOf: Record<LineSlug, string> = {
  antique: 'room-tuscan-antique',
  elegant: 'room-classic-elegant',
  mixture: 'room-loft-mixture',
  perfection: 'room-bright-perfection',
  'enzo-hobs': 'hobs-enzo',
  'land-hobs': 'hobs-land',
  'enzo-ovens': 'ovens-enzo',
  'enzo-titan-ovens': 'ovens-enzo-titan',
  'land-ovens': 'ovens-land',
  'expert-ovens': 'ovens-expert',
  'alternate-ovens': 'ovens-alternate',
};

/** Pictures by their names, and by those of the lines' pictures in whose place they stand. */
export const withPicturesOfLines = <Picture>(
  pictures: Readonly<Record<string, Picture>>,
  lines: readonly OwnLine[],
): Record<string, Picture> => ({
  ...Object.fromEntries(
    lines.flatMap(({ line, picture }) => {
      const own = picture === undefined ? undefined : pictures[picture];
      return own ? [[pictureOf[line], own]] : [];
    }),
  ),
  ...pictures,
});

/** The own texts of a language, and where they do not say it, what the lines' entries say of lines. */
export function withTextsOfLines(texts: OwnTexts, lines: readonly OwnLine[], language: Language): OwnTexts {
  const said = lines.flatMap(({ line, text }) => (text ? [[line, text[language]] as const] : []));
  if (said.length === 0) return texts;
  const cookers = linesOf('cookers').map(({ slug }): string => slug);
  const below = (area: string, key: string, entries: typeof said) => ({
    [area]: { ...texts[area], [key]: { ...Object.fromEntries(entries), ...(texts[area]?.[key] as object) } },
  });
  return {
    ...texts,
    ...below('collections', 'lines', said),
    // The bands of the home page.
    ...below(
      'home',
      'styles',
      said.filter(([line]) => cookers.includes(line)),
    ),
  };
}
