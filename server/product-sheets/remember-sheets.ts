import { createHash } from 'node:crypto';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { LRUCache } from 'lru-cache';
import type { SheetWords } from './sheet-words.ts';

/** A sheet as it was made; one without the picture that it should have is only good for a while. */
export interface MadeSheet {
  body: Buffer;
  ttlMs?: number;
}

type MakeSheet = (product: Product, language: Language, words: SheetWords) => Promise<MadeSheet>;

/**
 * Makes a sheet once for each version of what is known of a product, and of its words. The cache of responses alone would
 * have all sheets of a category made anew when one of its records changes, or any text of the site.
 */
export function rememberSheets(make: MakeSheet, maxBytes: number): MakeSheet {
  const sheets = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  return async (product, language, words) => {
    const key = createHash('sha256')
      .update(JSON.stringify([language, product, words]))
      .digest('base64');
    const known = sheets.get(key);
    if (known) return { body: known };
    const made = await make(product, language, words);
    if (made.ttlMs === undefined) sheets.set(key, made.body);
    return made;
  };
}
