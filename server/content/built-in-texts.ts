import { readdir } from 'node:fs/promises';
import type { Language } from '@kitchen/shared/languages.ts';

/** Texts by their key, nested; some are a list of texts. */
export interface TextTree {
  readonly [key: string]: string | readonly string[] | TextTree;
}

/**
 * The texts that the site has by itself, as `texts/<language>.json` of the content folder nests them: those of every
 * screen by their key, those of some under `screens`, by their area.
 */
export async function builtInTexts(language: Language): Promise<TextTree> {
  const folder = new URL(`../../shared/texts/${language}/screens/`, import.meta.url);
  const files = (await readdir(folder)).toSorted();
  const areas = files.map(
    async (file) => [file.replace(/\.ts$/, ''), await importTexts(new URL(file, folder))] as const,
  );
  return {
    ...(await importTexts(new URL(`../../shared/texts/${language}.ts`, import.meta.url))),
    screens: Object.fromEntries(await Promise.all(areas)),
  };
}

async function importTexts({ href }: URL): Promise<TextTree> {
  const { texts } = (await import(href)) as { texts: TextTree };
  return texts;
}
