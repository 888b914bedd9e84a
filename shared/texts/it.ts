import type { texts as source } from './en.ts';
import { common } from './it/common.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof source> = { common };
