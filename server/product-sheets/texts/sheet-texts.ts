import type { Language } from '@kitchen/shared/languages.ts';
import type { SheetTexts } from './en.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const sheetTexts: Record<Language, SheetTexts> = { en, it };
