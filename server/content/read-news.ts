import type { NewsSlide } from '@kitchen/shared/content.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema, languages } from '@kitchen/shared/languages.ts';
import { canonicalPath } from '@kitchen/shared/paths.ts';
import { z } from 'zod';
import type { JsonWithLines } from './json-with-lines.ts';
import type { FoundEntries } from './read-entries.ts';
import { aPicture, entryText, readEntries } from './read-entries.ts';

const day = z.iso.date();

const newsSchema = z.strictObject({
  language: z.enum(languageSchema.options),
  title: entryText(80),
  text: entryText(300),
  /** A page of the site. */
  link: entryText(500).regex(/^\/(?![/\\])/),
  action: entryText(60),
  picture: entryText(100),
  /** The first and the last day on which it is shown, in Italy. */
  from: day.optional(),
  until: day.optional(),
});
export type News = z.output<typeof newsSchema>;

const fewest = 2;
const most = 6;

/** The slides of the home page. `hasPicture`: whether the folder has a picture of a name; `isPage`: whether there is a page at a path. */
export function readNews(
  json: JsonWithLines,
  hasPicture: (name: string) => boolean,
  isPage: (path: string) => boolean,
): FoundEntries<News> {
  return readEntries(json, {
    schema: newsSchema,
    example:
      '{ "language": "en", "title": "…", "text": "…", "link": "/recalls", "action": "…", "picture": "name", "from": "2026-12-01", "until": "2026-12-31" }',
    expectations: {
      language: languages.join(' or '),
      title: 'one line of 80 characters at most',
      text: 'one line of 300 characters at most',
      link: 'the path of a page of this site, such as /recalls',
      action: 'one line of 60 characters at most',
      picture: 'the name of a picture in pictures/',
      from: 'a day such as 2026-12-01, or none',
      until: 'a day such as 2026-12-31, or none',
    },
    whyNot({ picture, link, from, until }) {
      const { pathname } = new URL(link, 'http://page.invalid');
      if (!isPage(canonicalPath(pathname))) return { key: 'link', expected: `a page of this site: ${link}` };
      if (!hasPicture(picture)) return { key: 'picture', expected: aPicture(picture) };
      if (from !== undefined && until !== undefined && until < from)
        return { key: 'until', expected: 'it not to lie before "from"' };
      return undefined;
    },
  });
}

/**
 * What is shown on a day. Undefined for a language that has fewer than two slides: one alone is no carousel, and the
 * site's own news stand.
 */
export function newsOn(day: string, news: readonly News[]): Partial<Record<Language, NewsSlide[]>> {
  const shown = news.filter(({ from = day, until = day }) => from <= day && day <= until);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const slides = shown
        .filter((each) => each.language === language)
        .slice(0, most)
        .map(({ title, text, link, action, picture }) => ({ title, text, link, action, picture }));
      return slides.length < fewest ? [] : [[language, slides]];
    }),
  );
}
