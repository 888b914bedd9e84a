import type { texts as dataSheet } from './en/documents/data-sheet.ts';
import type { texts as mails } from './en/documents/mails.ts';
import type { texts } from './en.ts';
import type { ScreenTexts } from './screen-texts.ts';
import type { Translated } from './translated.ts';

/**
 * All texts of a language, as `texts/<language>.json` of the content folder nests them: those of every screen by their
 * key, those of some under `screens` and those of what is sent or printed under `documents`, by their area.
 */
export type SiteTexts = Translated<
  typeof texts & { screens: ScreenTexts; documents: { 'data-sheet': typeof dataSheet; mails: typeof mails } }
>;
