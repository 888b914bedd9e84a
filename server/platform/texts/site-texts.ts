import { readdir } from 'node:fs/promises';
import type { Language } from '@kitchen/shared/languages.ts';
import type { SiteTexts } from '@kitchen/shared/texts/site-texts.ts';
import type { Freshness } from '../cache/freshness.ts';

/** The texts in force at a moment. */
export interface CurrentTexts {
  readonly of: Readonly<Record<Language, SiteTexts>>;
  /** What is made from them is made from these. */
  readonly sources: readonly Freshness[];
}

/** Texts by their key, nested; some are a list of texts. */
export interface TextTree {
  readonly [key: string]: string | readonly string[] | TextTree;
}

/** Whether something is texts by their key, and no text or list. */
export const isTextTree = (value: unknown): value is TextTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts that the site has by itself. */
export const builtInTexts: CurrentTexts['of'] = { en: await readTexts('en'), it: await readTexts('it') };

async function readTexts(language: Language): Promise<SiteTexts> {
  const folder = new URL(`../../../shared/texts/${language}/`, import.meta.url);
  const [common, screens, documents] = await Promise.all([
    importTexts(new URL(`../${language}.ts`, folder)),
    importAreas(new URL('screens/', folder)),
    importAreas(new URL('documents/', folder)),
  ]);
  return { ...common, screens, documents } as TextTree as unknown as SiteTexts;
}

async function importAreas(folder: URL): Promise<TextTree> {
  const files = (await readdir(folder)).toSorted();
  const areas = files.map(
    async (file) => [file.replace(/\.ts$/, ''), await importTexts(new URL(file, folder))] as const,
  );
  return Object.fromEntries(await Promise.all(areas));
}

async function importTexts({ href }: URL): Promise<TextTree> {
  const { texts } = (await import(href)) as { texts: TextTree };
  return texts;
}

/** Puts values into a text, in the places of `{{name}}`. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
