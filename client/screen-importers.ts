import type { ScreenModule } from './screen-module.ts';

/** Imports of the screens' code, by path. */
export const screenImporters = import.meta.glob<ScreenModule>('./screens/*/*-screen.tsx');
