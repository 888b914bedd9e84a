import { z } from 'zod';

/** A list of which items that do not fit are left out; PHP makes an object of a list with gaps. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .unknown()
    .default([])
    .transform((list): z.output<Item>[] => {
      const items = Array.isArray(list) ? list : Object.values(list && typeof list === 'object' ? list : {});
      return items.flatMap((candidate) => {
        const parsed = item.safeParse(candidate);
        return parsed.success ? [parsed.data] : [];
      });
    });

/**
 * A record of the store's product list as far as this site reads it. What decides whether the public
 * may see it has to be there; everything else may be missing or odd.
 */
export const storeProductSchema = z.object({
  id: z.int().positive(),
  type: z.string(),
  status: z.string(),
  catalog_visibility: z.string(),
  /** Only newer stores have it. */
  post_password: z.string().nullish(),
  name: z.string(),
  sku: z.string().catch(''),
  slug: z.string().catch(''),
  short_description: z.string().catch(''),
  categories: listOf(z.object({ id: z.int(), name: z.string().catch(''), slug: z.string() })),
  images: listOf(
    z.object({
      src: z.string().min(1),
      alt: z.string().catch(''),
      date_modified_gmt: z.string().catch(''),
    }),
  ),
  /** The number under the bar code; only stores from WooCommerce 9.2 on have it. */
  global_unique_id: z.string().catch(''),
  date_modified_gmt: z.string().catch(''),
  weight: z.string().catch(''),
  meta_data: listOf(z.object({ key: z.string(), value: z.unknown() })),
});
export type StoreProduct = z.output<typeof storeProductSchema>;

/** Fields asked of the store (`_fields`); the rest of a record stays there. */
export const storeProductFields = Object.keys(storeProductSchema.shape).join(',');
