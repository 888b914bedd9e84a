import { isDeepStrictEqual } from 'node:util';
import type { PageContent } from '@kitchen/shared/content.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { ConfigError } from '../config/config.ts';
import { keepCurrent } from '../lib/current-file.ts';
import type { Freshness } from '../platform/cache/freshness.ts';
import { fixedSource } from '../platform/cache/freshness.ts';
import type { DataEndpoint } from '../platform/http/data-endpoints.ts';
import { measuredGauge } from '../platform/metrics/measured-gauge.ts';
import type { CurrentTexts } from '../platform/texts/site-texts.ts';
import { writeFault } from './content-fault.ts';
import { listContentFiles } from './content-files.ts';
import { contentEndpoints } from './endpoints.ts';
import { presentContent, textsInForce } from './present-content.ts';
import { languagesOfPages } from './present-page.ts';
import { servedName, splitServedName } from './present-picture.ts';
import type { SiteContent } from './read-content.ts';
import { nothingOwn, readContent } from './read-content.ts';
import { withPicturesOfLines } from './read-lines.ts';
import { newsOn } from './read-news.ts';
import type { FoundPicture } from './read-pictures.ts';
import { readOriginal } from './read-pictures.ts';
import type { SiteAddresses } from './read-redirects.ts';
import type { Redirect } from './redirects.ts';
import { indexRedirects } from './redirects.ts';

export { writeFault } from './content-fault.ts';
export { listContentFiles } from './content-files.ts';
export { listTexts, writeTextsAsCsv } from './list-texts.ts';
export { nothingOwn, readContent } from './read-content.ts';

/** How often is looked for what was saved. It is read once it is the same at two looks: half a file is none. */
const lookEveryMs = 1_000;

/** A line of the log holds no more. */
const mostNamed = 50;

/** Names what was made from the folder, in caches and at a CDN: everything. */
const tag = 'content';

export interface ContentOptions {
  /** Null: everything is as it is built in. */
  folder: string | null;
  defaultLanguage: Language;
  site: SiteAddresses;
  registry: Registry;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Has a CDN drop what carries these tags; absent where there is none. */
  purgeCdn?: ((tags: readonly string[]) => void) | undefined;
  now(): number;
}

/** What a page is made with, taken at one moment. */
export interface ContentOfPage {
  /** Paths of the maker's own pages. */
  pages: readonly string[];
  /** What a page shows that has these areas of texts; undefined where everything is as it is built in. */
  present(language: Language, areas: readonly TextArea[]): PageContent | undefined;
  sources: readonly Freshness[];
}

/** The maker's own texts, pictures and addresses. */
export interface Content {
  current(): SiteContent;
  sources(): readonly Freshness[];
  /** All texts of the site, the maker's own in the place of those built in. */
  texts(): CurrentTexts;
  ofPage(): ContentOfPage;
  /** By the names with their versions under which they are served. */
  pictures: {
    /** Undefined where there is no longer one. */
    read(served: string): Promise<Buffer | undefined>;
    /** That of the picture that now has the name; undefined where none has. */
    currentName(served: string): string | undefined;
  };
  /** What the list of redirects says of the address of a request; undefined where nothing. */
  findRedirect(rawUrl: string): Redirect | undefined;
  /** The languages in which there are pages of the maker's own, by their paths. */
  pages(): ReadonlyMap<string, readonly Language[]>;
  endpoints: readonly DataEndpoint[];
  close(): void;
}

/**
 * Opens the content folder, which is read again when something in it was saved: what was made from it is made anew.
 * What is wrong in it is left out and told. Throws a `ConfigError` where there is no folder.
 */
export async function openContent(options: ContentOptions, everyMs = lookEveryMs): Promise<Content> {
  const { folder, defaultLanguage, site, registry, logger, purgeCdn, now } = options;
  /** In Italy, where the days of the news are meant. */
  const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(now());
  let day = today();
  let content: SiteContent = { ...nothingOwn, version: null, faults: [], notes: [] };
  let source = fixedSource(tag);
  let texts = textsInForce(content);
  let redirects = indexRedirects([]);
  /** Why the folder cannot be read; empty while it can. */
  let unreadable = '';
  let close: () => void = () => undefined;
  if (folder !== null) {
    const files = await listContentFiles(folder).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`CONTENT_DIR: expected a folder that can be read (${error.code})`);
    });
    content = await readContent(files, nothingOwn, site);
    texts = textsInForce(content);
    redirects = indexRedirects(content.redirects);
    tellFaults(content);
    close = keepCurrent(lookAgain(folder, files.state), everyMs);
  }

  measuredGauge(
    registry,
    'content_info',
    'Always 1; its label names what the content folder says, the same in every process that says the same',
    () => ({ [content.version ?? 'none']: 1 }),
    'version',
  );
  measuredGauge(
    registry,
    'content_faults',
    'Entries of the content folder that are left out; one more while it cannot be read',
    () => content.faults.length + (unreadable === '' ? 0 : 1),
  );

  function lookAgain(root: string, stateAtStart: string) {
    let seen = stateAtStart;
    let read = stateAtStart;
    return async function look(): Promise<void> {
      turnDay();
      try {
        const files = await listContentFiles(root);
        const isStill = files.state === seen;
        seen = files.state;
        if (!isStill) return;
        if (files.state !== read) {
          const next = await readContent(files, content, site);
          // Saved meanwhile: it is read once that is still.
          if ((await listContentFiles(root)).state !== files.state) return;
          read = files.state;
          take(next);
        }
        unreadable = '';
      } catch (error) {
        const { message } = error as Error;
        if (message !== unreadable)
          logger.warn({ err: error }, 'CONTENT_DIR cannot be read; what it said last stays');
        unreadable = message;
      }
    };
  }

  function take(next: SiteContent): void {
    const isSame = next.version === content.version;
    if (!isDeepStrictEqual(next.faults, content.faults)) tellFaults(next);
    content = next;
    if (isSame) return;
    texts = textsInForce(content);
    redirects = indexRedirects(content.redirects);
    makeAnew();
    logger.info({ version: next.version }, 'The content folder was read again');
  }

  function makeAnew(): void {
    source.invalidated = true;
    source = fixedSource(tag);
    purgeCdn?.([tag]);
  }

  /** News begin and end with a day. */
  function turnDay(): void {
    if (day === today()) return;
    const isOther = !isDeepStrictEqual(newsOn(day, content.news), newsOn(today(), content.news));
    day = today();
    if (isOther) makeAnew();
  }

  function tellFaults({ faults }: SiteContent): void {
    if (faults.length === 0) return;
    const named = faults.slice(0, mostNamed).map((fault) => `- ${writeFault(fault)}`);
    const others = faults.length - named.length;
    if (others > 0) named.push(`and ${others} more, which npm run content -- check names`);
    logger.warn(`CONTENT_DIR: these are left out:\n${named.join('\n')}`);
  }

  const sources = () => (folder === null ? [] : [source]);
  const pictureOf = (name: string): FoundPicture | undefined =>
    [content.pictures, withPicturesOfLines(content.pictures, content.lines), content.pagePictures].flatMap(
      (all) => (Object.hasOwn(all, name) ? (all[name] ?? []) : []),
    )[0];
  return {
    current: () => content,
    sources,
    texts: () => ({ of: texts, sources: sources() }),
    ofPage() {
      const [own, today] = [content, day];
      return {
        pages: [...languagesOfPages(own.pages).keys()],
        present: (language, areas) => presentContent(own, today, language, areas),
        sources: sources(),
      };
    },
    findRedirect: (rawUrl) => redirects.find(rawUrl),
    pages: () => languagesOfPages(content.pages),
    endpoints: contentEndpoints({ current: () => content, sources }, defaultLanguage),
    pictures: {
      async read(served) {
        const { name, version } = splitServedName(served);
        const found = pictureOf(name);
        return found?.version === version ? readOriginal(found) : undefined;
      },
      currentName(served) {
        const { name } = splitServedName(served);
        const found = pictureOf(name);
        return found && servedName(name, found);
      },
    },
    close,
  };
}
