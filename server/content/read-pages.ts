import { createHash } from 'node:crypto';
import { movedPath } from '@kitchen/shared/paths.ts';
import { LRUCache } from 'lru-cache';
import { readShopAddress } from '../catalogue/catalogue.ts';
import type { ContentFault } from './content-fault.ts';
import type { FoundPage } from './read-page.ts';
import { readPage } from './read-page.ts';
import type { FoundPicture } from './read-pictures.ts';
import type { SiteAddresses } from './read-redirects.ts';
import { reserved } from './read-redirects.ts';
import type { RedirectRule } from './redirects.ts';
import { indexRedirects, thisSite } from './redirects.ts';

const mostPages = 200;

/** Those that were saved, or pictures, are made anew; of each what it said before as well. */
const made = new LRUCache<string, ReturnType<typeof readPage>>({ max: 2 * mostPages });

export const mostPageBytes = 256 * 1024;

export interface PagesToRead {
  /** All below `pages/`. */
  files: readonly string[];
  /** What a file says; what it said last where it is wrong as a whole. */
  read(file: string, parse: (text: string) => Promise<FoundPage>): Promise<FoundPage | undefined>;
  pictures: Readonly<Record<string, FoundPicture>>;
  isPage: SiteAddresses['isPage'];
}

/** Reads the pages of the maker's own, in order of their files' names: of two with one title the first counts. */
export async function readPages({ files, read, pictures, isPage }: PagesToRead) {
  const pages: FoundPage[] = [];
  const faults: ContentFault[] = [];
  const looks = JSON.stringify(pictures);

  function whyNot({ path, language, title }: FoundPage): string | undefined {
    if (isTaken(path, isPage)) return `expected an address that the site has not itself: ${path}`;
    const same = pages.find((each) => each.language === language && each.title === title);
    if (same) return `title: expected a title of its own; ${same.file} has it`;
    return pages.length === mostPages ? `expected at most ${mostPages} pages` : undefined;
  }

  for (const file of files.toSorted()) {
    const page = await read(file, async (text) => {
      const key = createHash('sha256')
        .update(JSON.stringify([file, looks, text]))
        .digest('base64');
      const found = made.get(key) ?? readPage(file, text, pictures);
      made.set(key, found);
      faults.push(...found.faults.map((fault) => ({ file, ...fault })));
      return found.page;
    });
    const says = page && whyNot(page);
    if (says) faults.push({ file, says });
    else if (page) pages.push(page);
  }
  return { pages, faults };
}

/** What the site answers itself at an address, or did. */
function isTaken(path: string, isPage: SiteAddresses['isPage']): boolean {
  return (
    isPage(path) ||
    reserved.test(path) ||
    movedPath(path) !== undefined ||
    readShopAddress(new URL(path, thisSite)) !== null
  );
}

/** Which pages nobody would see, since the table of redirects leads their visitors on. */
export function coveredPages(
  pages: readonly FoundPage[],
  redirects: readonly RedirectRule[],
): ContentFault[] {
  const index = indexRedirects(redirects);
  return pages.flatMap(({ file, path }) => {
    const rule = index.rule(new URL(path, thisSite));
    return rule
      ? [{ file, says: `expected an address that line ${rule.line} of redirects.csv does not lead on` }]
      : [];
  });
}
