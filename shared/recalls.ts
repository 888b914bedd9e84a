import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { languageKey } from './languages.ts';
import { paths, withQuery } from './paths.ts';
import { isSameSku, isTypedSku } from './sku.ts';

/** From one serial number to another of the same form, both included; as on the rating plate. */
const serialRangeSchema = z.object({ from: z.string(), to: z.string() });
type SerialRange = z.infer<typeof serialRangeSchema>;

/** A recall in one language, with what (EU) 2024/1435 asks of its notice. */
const recallSchema = z.object({
  /** Stands in addresses. */
  id: z.string(),
  /** The day of the notice, such as `2026-11-02`. */
  date: z.string(),
  product: z.string(),
  skus: z.array(z.string()),
  models: z.array(z.string()),
  /** Empty: whatever their serial number. */
  serials: z.array(serialRangeSchema),
  /** When, where and by whom it was sold. */
  sold: z.nullable(z.string()),
  hazard: z.string(),
  action: z.string(),
  remedy: z.string(),
  /** Null: those of the brand. */
  contact: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  picture: z.object({ path: z.string(), alt: z.string() }),
});
export type Recall = z.infer<typeof recallSchema>;

/** `GET /api/recalls`: newest first. */
export const recallsSchema = z.object({
  items: z.array(recallSchema),
  /** Whether what is looked up as a serial number is the code or the model of a product. */
  isProductCode: z.optional(z.boolean()),
});
export type Recalls = z.infer<typeof recallsSchema>;

/** @param serial The serial number that is looked up, as it was typed; empty where there is none. */
export const recallsApiPath = (language: Language, serial = '') =>
  withQuery('/api/recalls', [
    [languageKey, language],
    ['serial', serial || undefined],
  ]);

/** Where a recall stands on the page of recalls. */
export const recallPath = (id: string) => `${paths.recalls}#${id}`;

/** Address of the feed in a language: JSON Feed 1.1 or RSS 2.0. */
export const recallsFeedPath = (language: Language, format: 'json' | 'xml') =>
  `/recalls/feed.${language}.${format}`;

export const recallPicturePath = (id: string, file: string) =>
  `/recalls/${id}/${encodeURIComponent(file.split('/').at(-1) ?? '')}`;

/** A serial number without what people write between its characters: capitals and digits of any script. */
export function normaliseSerial(serial: string): string {
  return serial
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** What two serial numbers share of one form: their letters at their places, and how many digits. */
export const serialForm = (normalised: string) => normalised.replace(/\d/g, '0');

/** Whether a serial number is within a range; null where its form is another, so that there is no telling. */
function isInRange(serial: string, { from, to }: SerialRange): boolean | null {
  const [asked, first, last] = [serial, from, to].map(normaliseSerial) as [string, string, string];
  if (serialForm(asked) !== serialForm(first)) return null;
  // Of one form: the order of the characters is that of the numbers.
  return first <= asked && asked <= last;
}

/** Whether a recall concerns a serial number; null where none of its ranges has numbers of this form. */
export function concernsSerial({ serials }: Pick<Recall, 'serials'>, serial: string): boolean | null {
  const found = serials.map((range) => isInRange(serial, range));
  if (found.includes(true)) return true;
  return found.includes(false) ? false : null;
}

/** Whether a recall is about a product, by its SKU; case does not matter. */
export const concernsProduct = ({ skus }: Pick<Recall, 'skus'>, sku: string) =>
  skus.some((recalled) => isSameSku(recalled, sku));

/** Whether a recall names the SKU or the model that somebody typed. */
export const namesCode = ({ skus, models }: Pick<Recall, 'skus' | 'models'>, typed: string) =>
  [...skus, ...models].some((named) => isTypedSku(typed, named));
