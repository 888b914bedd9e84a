import * as z from 'zod/mini';
import { categorySchema } from './categories.ts';
import { factsSchema, figuresSchema } from './facts.ts';
import { productCardSchema } from './listing.ts';
import { productSchema } from './product.ts';

/** What a product has and has not besides, as far as its records tell; options are those of the filters of these names. */
const featuresSchema = z.object({
  gas: z.optional(z.boolean()),
  steam: z.optional(z.boolean()),
  cleaning: z.optional(z.array(z.string())),
  ducting: z.optional(z.array(z.string())),
  /** To electricity. */
  connection: z.optional(z.array(z.string())),
});
export type Features = z.infer<typeof featuresSchema>;

/** A product with what its records state of what is asked first of its category; its card says the first of it. */
const comparedProductSchema = z.extend(productSchema, {
  facts: factsSchema,
  figures: figuresSchema,
  features: featuresSchema,
});
export type ComparedProduct = z.infer<typeof comparedProductSchema>;

/** Products beside one another (`GET /api/comparison`), in the order that was asked for; all of one category. */
export const comparisonSchema = z.object({ products: z.array(comparedProductSchema) });
export type Comparison = z.infer<typeof comparisonSchema>;

/** Cards of products by SKU (`GET /api/products`), and the SKUs of which there are none. */
export const productCardsSchema = z.object({
  items: z.array(z.extend(productCardSchema, { category: categorySchema })),
  missing: z.array(z.string()),
});
export type ProductCards = z.infer<typeof productCardsSchema>;
