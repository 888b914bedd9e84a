import type { Language } from '@kitchen/shared/languages.ts';
import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { ScreenName } from '@kitchen/shared/web-vitals.ts';
import type { ComponentType } from 'react';

/** What a screen may know before it is rendered. */
export interface ScreenRequest {
  pathname: string;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  language: Language;
}

/**
 * A lazily loaded screen: `screens/<name>/<name>-screen.tsx` exports `Component` and, where it shows
 * answers of the API, `answerPaths`, so that the server can render with them.
 */
export interface ScreenModule {
  Component: ComponentType;
  answerPaths?: (request: ScreenRequest) => string[];
  /** Whether what the API refuses (400) is a page with 400; else there is no such page. */
  refusesBadInput?: boolean;
  /** What else to render with, once those answers are known by their address. */
  furtherAnswerPaths?: (request: ScreenRequest, answers: Readonly<Record<string, unknown>>) => string[];
  /** The page's path as it is to be, where those answers say it: a SKU is found in whatever case. */
  canonicalPath?: (request: ScreenRequest, answers: Readonly<Record<string, unknown>>) => string | undefined;
}

/** A screen of the route table with what must be loaded before it is shown. */
export interface ScreenToLoad {
  name: ScreenName;
  /** Path of its module, by which the build's manifest knows it. */
  screen: string;
  /** Areas of texts that it shows besides those that every screen has. */
  texts: readonly TextArea[];
}

/** Imports of the screens' code, by path. */
export const screenImporters = import.meta.glob<ScreenModule>('./screens/*/*-screen.tsx');

/** Paths of all screens. */
export const screenPaths = Object.keys(screenImporters).map((path) => path.replace('./', ''));

const loaded = new Map<string, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();

/** The module of a screen by its path, once it was loaded: then it renders at once, on the server too. */
export function loadedScreen(path: string): ScreenModule | undefined {
  return loaded.get(path);
}

/** Loads the module of a screen; the same promise for all who ask until it is there. */
export function loadScreen(path: string): Promise<ScreenModule> {
  const running = loading.get(path);
  if (running) return running;
  const started = importScreen(path);
  loading.set(path, started);
  // A failure is not cached: the next visit to the screen tries again.
  started.catch(() => loading.delete(path));
  return started;
}

async function importScreen(path: string): Promise<ScreenModule> {
  const load = screenImporters[`./${path}`];
  if (!load) throw new Error(`There is no screen ${path}`);
  const module = await load();
  loaded.set(path, module);
  return module;
}
