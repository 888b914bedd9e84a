import { createHash } from 'node:crypto';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { LRUCache } from 'lru-cache';

/** A sheet as it was made; one without the picture that it should have is only good for a while. */
export interface MadeSheet {
  body: Buffer;
  ttlMs?: number;
}

type MakeSheet = (product: Product, language: Language) => Promise<MadeSheet>;

/**
 * Makes a sheet once for each version of what is known of a product. The cache of responses alone would have all
 * sheets of a category made anew when one of its records changes.
 */
export function rememberSheets(make: MakeSheet, maxBytes: number): MakeSheet {
  const sheets = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  return async (product, language) => {
    const key = createHash('sha256')
      .update(JSON.stringify([language, product]))
      .digest('base64');
    const known = sheets.get(key);
    if (known) return { body: known };
    const made = await make(product, language);
    if (made.ttlMs === undefined) sheets.set(key, made.body);
    return made;
  };
}
