import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@kitchen/shared/languages.ts';
import type { MatchedPage, ServerEntry } from '@kitchen/shared/rendered-page.ts';
import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serveClientFiles } from './client-files.ts';

/** Files that a page names in its head. Paths start with a slash. */
export interface PageAssets {
  /** The browser's entry module. */
  entry: string;
  /** Modules that the entry will import for this screen and language. */
  modules: string[];
  /** Modules of the menu, which on a phone may be pressed before the page is hydrated. */
  menuModules: string[];
  /** Styles that stand in the page itself: fetched first, so small a file would hold the first paint back. */
  styles: string;
  /** File of the styles on paper, which nothing waits for. */
  otherMediaStyles: string;
  /** File of the styles of what is there for visits without scripts alone. */
  plainStyles: string;
  /** Fonts that the first sight of any page needs. */
  fonts: string[];
}

/** The client as the server uses it, built or served by Vite while developing. */
export interface Client {
  matchPage: ServerEntry['matchPage'];
  assets(page: Pick<MatchedPage, 'screen' | 'texts'>, language: Language): PageAssets;
  /** Content security policy of pages, where it is not the built client's. */
  policy?: string;
  /** Lets the development server add its own scripts. */
  finishDocument?(url: string, html: string): Promise<string>;
  /** Lets an application answer for the client's files. */
  attach(app: FastifyInstance): Promise<unknown>;
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

const entryModule = 'main.tsx';

/** What the entry imports on any page, for the browser to evaluate it in a task of its own. */
const hydrateModule = 'start/hydrate-page.ts';

/** Imported when the menu is pressed, which may be before the page is hydrated. */
const menuModule = 'frame/menus/side-menu.tsx';

/** Where the client has styles that are files of their own. */
export const separateStyles = { otherMedia: 'theme/other-media.css', plain: 'theme/plain-menu.css' } as const;

/** Loads the client that `npm run build` left in a folder. */
export async function loadClientBuild(folder: string): Promise<Client> {
  const text = await readFile(join(folder, 'browser/manifest.json'), 'utf8').catch(() => {
    throw new Error('The client is not built. Run "npm run build" first.');
  });
  const manifest = manifestSchema.parse(JSON.parse(text));
  const css = Object.values(manifest).flatMap((chunk) => chunk.css);
  const styles = new Map(
    await Promise.all(
      css.map(async (file) => [file, await readFile(join(folder, 'browser', file), 'utf8')] as const),
    ),
  );
  const entry = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as ServerEntry;
  return {
    matchPage: entry.matchPage,
    assets: (page, language) => pageAssets(manifest, styles, page, language),
    attach: (app) => serveClientFiles(app, join(folder, 'browser')),
  };
}

function pageAssets(
  manifest: Manifest,
  styles: ReadonlyMap<string, string>,
  { screen, texts }: Pick<MatchedPage, 'screen' | 'texts'>,
  language: Language,
): PageAssets {
  const fileOf = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The client's manifest has no ${name}`);
    return path(chunk.file);
  };
  const reached = new Set<string>();
  /** Files of modules and of all that they import, without those that were reached before. */
  const reach = (...names: string[]): string[] => {
    const before = reached.size;
    const add = (name: string) => {
      if (reached.has(name)) return;
      reached.add(name);
      for (const imported of manifest[name]?.imports ?? []) add(imported);
    };
    for (const name of names) add(name);
    return [...reached].slice(before).flatMap((name) => (manifest[name] ? [path(manifest[name].file)] : []));
  };
  const [, ...modules] = reach(
    entryModule,
    hydrateModule,
    screen,
    textsModule(language),
    ...texts.map((area) => areaModule(language, area)),
  );
  const chunks = [...reached].flatMap((name) => manifest[name] ?? []);
  const menuModules = reach(menuModule, areaModule(language, 'menus'));
  return {
    entry: fileOf(entryModule),
    modules,
    menuModules,
    styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => styles.get(file) ?? '').join(''),
    otherMediaStyles: fileOf(separateStyles.otherMedia),
    plainStyles: fileOf(separateStyles.plain),
    fonts: [...new Set(chunks.flatMap((chunk) => chunk.assets.map(path)))].filter((file) =>
      file.endsWith('.woff2'),
    ),
  };
}

const path = (file: string) => `/${file}`;

/** Where the manifest has a language's texts; the client imports them on demand. */
const textsModule = (language: Language) => `../shared/texts/${language}.ts`;
const areaModule = (language: Language, area: TextArea) => `../shared/texts/${language}/screens/${area}.ts`;
