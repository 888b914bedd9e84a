import * as z from 'zod/mini';
import { categorySchema } from './categories.ts';
import { energyClassSchema } from './energy-label.ts';
import { facetNameSchema } from './facets.ts';
import { languageSchema } from './languages.ts';
import { cardPictureSchema } from './pictures.ts';

/**
 * The facet values of a card's line of facts, in its order, such as width 100 and colour burgundy. A width is
 * in whole centimetres as measured, which may be no option of its facet.
 */
const factsSchema = z.partialRecord(facetNameSchema, z.string());
export type Facts = z.infer<typeof factsSchema>;

/** The finishes of a model in the width of the version that its card shows, where there is a choice, and the widths of that version's finish. */
const modelSchema = z.object({
  finishes: z.array(
    z.object({
      color: z.string(),
      sku: z.string(),
      /** Absent where it is the card's. */
      energy: z.optional(z.nullable(energyClassSchema)),
      /** Absent where they are the card's. */
      widths: z.optional(z.array(z.string())),
      /** The id of its newest recall. */
      recall: z.optional(z.string()),
    }),
  ),
  /** Options of the facet, in its order. */
  widths: z.array(z.string()),
});
export type Model = z.infer<typeof modelSchema>;

/**
 * What a listing shows of a product. A record without SKU has no page of its own. `language` is that
 * of the name, where the store states another than was asked for.
 */
export const productCardSchema = z.object({
  id: z.number(),
  sku: z.nullable(z.string()),
  name: z.string(),
  language: z.optional(languageSchema),
  picture: z.nullable(cardPictureSchema),
  facts: factsSchema,
  energy: z.nullable(energyClassSchema),
  /** The id of its newest recall. */
  recall: z.optional(z.string()),
  /** Where the product is one version of several; the card then stands for all of them. */
  model: z.nullable(modelSchema),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** An option that some product of the category has, and how many products choosing it would leave. */
const facetCountSchema = z.object({
  option: z.string(),
  count: z.number(),
});

const facetSchema = z.object({
  facet: facetNameSchema,
  options: z.array(facetCountSchema),
});
export type Facet = z.infer<typeof facetSchema>;

/**
 * One page of a category's products under a selection (`GET /api/categories/:category/products`). Of a model's
 * versions the first one that the selection leaves stands for all. `total` and the facets count versions, `models`
 * counts the cards; `energy` has the classes of all versions, from the best, a scale each. `complete` is false where the store broke off: products may be missing.
 */
export const listingSchema = z.object({
  category: categorySchema,
  items: z.array(productCardSchema),
  total: z.number(),
  models: z.number(),
  page: z.number(),
  pages: z.number(),
  energy: z.array(energyClassSchema),
  facets: z.array(facetSchema),
  complete: z.boolean(),
});
export type Listing = z.infer<typeof listingSchema>;

/**
 * How many products each category has (`GET /api/categories`). `complete` is false where the store did not
 * give all of them: a category may be missing, or have more.
 */
export const categoryTotalsSchema = z.object({
  items: z.array(z.object({ category: categorySchema, total: z.number() })),
  complete: z.boolean(),
});
export type CategoryTotals = z.infer<typeof categoryTotalsSchema>;
