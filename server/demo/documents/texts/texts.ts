import type { Language } from '@kitchen/shared/languages.ts';
import type { Translated } from '@kitchen/shared/texts/translated.ts';
import { texts as en } from './en.ts';
import { texts as it } from './it.ts';

export const documentTexts: Record<Language, Translated<typeof en>> = { en, it };
