import { categories } from '@kitchen/shared/categories.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Most texts of which one copy is known: versions of a model, which say mostly the same, come close together. */
const mostShared = 10_000;

const knownTexts = new LRUCache<string, string>({ max: mostShared, memoMethod: (text) => text });

/** The copy of a text that records before have, so that memory holds it once. */
export const shareText = (text: string): string => knownTexts.memo(text);

const sharedText = z.string().transform(shareText);

/**
 * One published record of the store, in this site's terms. A product usually is two records with
 * one SKU, one per language. Only `store/` knows the store's own field names; a record is
 * already decoded and cleaned, so it may be stored on disk and shown. A field that is added needs a default:
 * records that were kept before lack it.
 */
export const productRecordSchema = z.object({
  id: z.number().int(),
  /** Empty where the store has none. */
  sku: z.string(),
  /** The last part of its address in the shop, as WordPress writes it; null in what was kept before it was read. */
  slug: z.string().nullable().default(null),
  /** Plain text: entities decoded, markup gone. */
  name: z.string(),
  /** The Language meta in lower case (`italian`, `english`, or whatever was entered); null if absent. */
  language: z.string().nullable(),
  /** Where the product may appear; hidden records never get this far. */
  visibility: z.enum(['everywhere', 'listings', 'search']),
  /** Slugs of the site's categories that the record is in. */
  categories: z.array(z.enum(categories)),
  /** Slugs of the store's own categories that it names. */
  storeCategories: z.array(sharedText).default([]),
  /** Clean HTML, safe to show. */
  shortDescription: sharedText,
  /** The fragment of `src` is when the picture was last changed: a replaced one has another address. */
  images: z.array(z.object({ src: sharedText, alt: sharedText })),
  /** GTIN, digits alone; null where the store has none. */
  gtin: z.string().nullable(),
  /** With its packaging, in kg; null where the store has no number that can be read. */
  weight: z.number().nullable().default(null),
  /** The day of the last change, such as `2026-11-22`; null where the store does not say. */
  modifiedOn: sharedText.nullable(),
  /** The meta values that the site reads, by key in lower case; several values joined with `|`. */
  meta: z.record(z.string(), sharedText),
});
export type ProductRecord = z.infer<typeof productRecordSchema>;
