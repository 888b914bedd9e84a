import type { texts as about } from './en/screens/about.ts';
import type { texts as home } from './en/screens/home.ts';

/**
 * Texts that only some screens show, by their area: `<language>/screens/<area>.ts`. They are loaded
 * with the screens that name the area in the route table; all others are there from the start.
 */
export interface ScreenTexts {
  about: typeof about;
  home: typeof home;
}

export type TextArea = keyof ScreenTexts;
