import * as z from 'zod/mini';
import { categorySchema } from './categories.ts';
import { productCardSchema } from './listing.ts';
import { productSchema } from './product.ts';

/** Products beside one another (`GET /api/comparison`), in the order that was asked for; all of one category. */
export const comparisonSchema = z.object({ products: z.array(productSchema) });
export type Comparison = z.infer<typeof comparisonSchema>;

/** Cards of products by SKU (`GET /api/products`), and the SKUs of which there are none. */
export const productCardsSchema = z.object({
  items: z.array(z.extend(productCardSchema, { category: categorySchema })),
  missing: z.array(z.string()),
});
export type ProductCards = z.infer<typeof productCardsSchema>;
