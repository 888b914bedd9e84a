import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OwnTexts } from '@kitchen/shared/content.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import type { ContentFault } from './content-fault.ts';
import { ContentFileError, faultOf } from './content-fault.ts';
import type { ContentFiles } from './content-files.ts';
import { readContentText } from './content-files.ts';
import type { JsonWithLines } from './json-with-lines.ts';
import { jsonWithLines } from './json-with-lines.ts';
import type { FoundEntries } from './read-entries.ts';
import type { OwnLine } from './read-lines.ts';
import { readLines } from './read-lines.ts';
import type { News } from './read-news.ts';
import { readNews } from './read-news.ts';
import type { FoundPage } from './read-page.ts';
import { coveredPages, mostPageBytes, readPages } from './read-pages.ts';
import type { FoundPicture } from './read-pictures.ts';
import { builtInPictures, pictureExtensions, readAboutPicture, readPicture } from './read-pictures.ts';
import type { SiteAddresses } from './read-redirects.ts';
import { readRedirects } from './read-redirects.ts';
import { readTexts } from './read-texts.ts';
import type { OwnTimelineEntry } from './read-timeline.ts';
import { readTimeline } from './read-timeline.ts';
import type { RedirectRule } from './redirects.ts';

const mostTextBytes = 2 * 1024 ** 2;
const mostRedirectBytes = 8 * 1024 ** 2;
const redirectsFile = 'redirects.csv';

/** What stands in the place of what is built in. */
export interface OwnContent {
  texts: Readonly<Record<Language, OwnTexts>>;
  /** By name. */
  pictures: Readonly<Record<string, FoundPicture>>;
  news: readonly News[];
  timeline: readonly OwnTimelineEntry[];
  lines: readonly OwnLine[];
  /** Those that only pages of the maker's own show. */
  pagePictures: Readonly<Record<string, FoundPicture>>;
  pages: readonly FoundPage[];
  /** Where addresses lead that are no more. */
  redirects: readonly RedirectRule[];
}

export const nothingOwn: OwnContent = {
  texts: { en: {}, it: {} },
  pictures: {},
  news: [],
  timeline: [],
  lines: [],
  pagePictures: {},
  pages: [],
  redirects: [],
};

/** What the content folder says, as one. */
export interface SiteContent extends OwnContent {
  /** The same wherever the same is said; null where nothing is. */
  version: string | null;
  /** What is left out. */
  faults: readonly ContentFault[];
  /** What counts and is to be known. */
  notes: readonly ContentFault[];
}

/**
 * Reads the whole folder. Of a file that is wrong as a whole what it said before stays; of others what is right counts.
 */
export async function readContent(
  { paths, faults }: ContentFiles,
  before: OwnContent,
  site: SiteAddresses,
): Promise<SiteContent> {
  const found: ContentFault[] = [...faults];
  const notes: ContentFault[] = [];
  const unknown = new Set(paths.keys());

  /** What a file says; undefined where there is none. */
  async function read<T>(
    file: string,
    parse: (text: string) => Promise<T>,
    last: T,
    mostBytes = mostTextBytes,
  ): Promise<T | undefined> {
    const path = paths.get(file);
    if (path === undefined) return undefined;
    unknown.delete(file);
    try {
      return await parse(await readContentText(path, mostBytes));
    } catch (error) {
      found.push(faultOf(file, error));
      return last;
    }
  }

  async function textsOf(language: Language): Promise<OwnTexts> {
    const file = `texts/${language}.json`;
    const parse = async (text: string) => {
      const own = readTexts(jsonWithLines(text), builtInTexts[language]);
      found.push(...own.faults.map((fault) => ({ file, ...fault })));
      return own.texts;
    };
    return (await read(file, parse, before.texts[language])) ?? {};
  }

  /** One at a time: each is decoded. */
  async function readPictures(): Promise<Record<string, FoundPicture>> {
    const pictures: Record<string, FoundPicture> = {};
    for (const [file, path] of paths) {
      const [, name = '', extension = ''] = /^pictures\/([a-z0-9-]+)\.(\w+)$/.exec(file) ?? [];
      if (!pictureExtensions.includes(extension.toLowerCase())) continue;
      unknown.delete(file);
      const about = `pictures/${name}.json`;
      const said = await read(
        about,
        async (text) => readAboutPicture(jsonWithLines(text)),
        before.pictures[name] ?? {},
      );
      try {
        if (Object.hasOwn(pictures, name))
          throw new ContentFileError('expected one picture of this name; there is another');
        pictures[name] = await readPicture(path, said ?? {});
      } catch (error) {
        found.push(faultOf(file, error));
      }
    }
    return pictures;
  }

  async function pagesWith(pictures: OwnContent['pictures']): Promise<readonly FoundPage[]> {
    const own = await readPages({
      files: [...paths.keys()].filter((file) => /^pages\/.*\.md$/.test(file)),
      read: (file, parse) =>
        read(
          file,
          parse,
          before.pages.find((page) => page.file === file),
          mostPageBytes,
        ),
      pictures,
      isPage: site.isPage,
    });
    found.push(...own.faults);
    return own.pages;
  }

  /** Keeps apart those that only pages of the maker's own show: what others are made with need not carry them. */
  function sortPictures(
    all: OwnContent['pictures'],
    ofEntries: readonly string[],
    ofPages: readonly string[],
  ): { pictures: Record<string, FoundPicture>; pagePictures: Record<string, FoundPicture> } {
    const pictures: Record<string, FoundPicture> = {};
    const pagePictures: Record<string, FoundPicture> = {};
    for (const [name, picture] of Object.entries(all)) {
      if (builtInPictures.has(name) || ofEntries.includes(name)) {
        pictures[name] = picture;
        if (picture.alt.en !== '') continue;
        const says = 'expected what the picture shows: { "alt": { "en": "…", "it": "…" } }';
        found.push({ file: `pictures/${name}.json`, says });
      } else if (ofPages.includes(name)) pagePictures[name] = picture;
      else {
        const file = [...paths].find(([, path]) => path === picture.path)?.[0] ?? name;
        const says = 'expected the name of a picture of the site, or one that an entry or a page names';
        found.push({ file, says });
      }
    }
    return { pictures, pagePictures };
  }

  async function redirectsTo(isPage: SiteAddresses['isPage']): Promise<readonly RedirectRule[]> {
    const parse = async (text: string) => {
      const own = await readRedirects(text, { ...site, isPage });
      const inFile = (remark: { line: number; says: string }) => ({ file: redirectsFile, ...remark });
      found.push(...own.faults.map(inFile));
      notes.push(...own.notes.map(inFile));
      return own.rules;
    };
    return (await read(redirectsFile, parse, before.redirects, mostRedirectBytes)) ?? [];
  }

  async function entriesOf<T>(
    file: string,
    parse: (json: JsonWithLines) => FoundEntries<T>,
    last: readonly T[],
  ): Promise<readonly T[]> {
    const parseText = async (text: string) => {
      const { entries, faults } = parse(jsonWithLines(text));
      found.push(...faults.map((fault) => ({ file, ...fault })));
      return entries;
    };
    return (await read(file, parseText, last)) ?? [];
  }

  const allPictures = await readPictures();
  const hasPicture = (name: string) => Object.hasOwn(allPictures, name);
  const allPages = await pagesWith(allPictures);
  const isPage = (path: string) => site.isPage(path) || allPages.some((page) => page.path === path);
  const allNews = await entriesOf('news.json', (json) => readNews(json, hasPicture, isPage), before.news);
  // What it said before may name a picture that is no longer there.
  const news = allNews.filter(({ picture }) => hasPicture(picture));
  const timeline = await entriesOf('timeline.json', readTimeline, before.timeline);
  const lines = await entriesOf('collections.json', (json) => readLines(json, hasPicture), before.lines);
  const redirects = await redirectsTo(isPage);
  const covered = coveredPages(allPages, redirects);
  found.push(...covered);
  const pages = allPages.filter(({ file }) => !covered.some((fault) => fault.file === file));
  const { pictures, pagePictures } = sortPictures(
    allPictures,
    [...news, ...lines].flatMap(({ picture }) => picture ?? []),
    pages.flatMap((page) => page.pictures),
  );
  const own: OwnContent = {
    texts: { en: await textsOf('en'), it: await textsOf('it') },
    pictures,
    pagePictures,
    news,
    timeline,
    lines,
    pages,
    redirects,
  };
  for (const file of unknown) found.push({ file, says: `expected one of ${knownFiles.join(', ')}` });
  return {
    ...own,
    version: isDeepStrictEqual(own, nothingOwn) ? null : versionOf(own),
    faults: found.toSorted(byPlace),
    notes: notes.toSorted(byPlace),
  };
}

const knownFiles = [
  ...languages.map((language) => `texts/${language}.json`),
  `pictures/NAME.${pictureExtensions.join('|')}`,
  'pictures/NAME.json',
  'news.json',
  'timeline.json',
  'collections.json',
  'pages/ADDRESS.en.md',
  'pages/ADDRESS.it.md',
  redirectsFile,
];

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const byPlace = (one: ContentFault, other: ContentFault) =>
  compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0);

/** Where a picture lies, or a line stands, makes no page another. */
function versionOf({ pictures, pagePictures, redirects, ...own }: OwnContent): string {
  const looks = [pictures, pagePictures].map((all) =>
    Object.entries(all).map(([name, { path: _, ...picture }]) => [name, picture]),
  );
  const rules = redirects.map(({ line: _, ...rule }) => rule);
  const said = JSON.stringify([own, looks, rules]);
  return createHash('sha256').update(said).digest('hex').slice(0, 12);
}
