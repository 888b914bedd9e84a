import type { i18n } from 'i18next';
import { screenImporters } from './screen-importers.ts';
import type { ScreenModule } from './screen-module.ts';
import { loadParts } from './ui/later-part.tsx';

/** Paths of all screens. */
export const screenPaths = Object.keys(screenImporters).map((path) => path.replace('./', ''));

const loaded = new Map<string, ScreenModule>();
const loading = new Map<string, Promise<ScreenModule>>();

/** The module of a screen by its path, once it was loaded: then it renders at once, on the server too. */
export function loadedScreen(path: string): ScreenModule | undefined {
  return loaded.get(path);
}

/** Loads a screen with its own parts, and their texts where there is a translator. */
export async function loadScreen(path: string, translator?: i18n): Promise<ScreenModule> {
  const module = await loadFirstWindow(path);
  await loadParts(module.parts ?? [], translator);
  return module;
}

/** Loads the module of a screen, without the parts that come later; the same promise for all who ask until it is there. */
export function loadFirstWindow(path: string): Promise<ScreenModule> {
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
