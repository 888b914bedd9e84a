import * as z from 'zod/mini';
import { categorySchema } from './categories.ts';
import { energyClassSchema } from './energy-label.ts';
import { filterNameSchema } from './facets.ts';
import { factsSchema, figuresSchema } from './facts.ts';
import { languageSchema } from './languages.ts';
import { sortSchema } from './listing-sort.ts';
import { cardPictureSchema } from './pictures.ts';

/** Options of the facet in which a finish exists. */
const widthsSchema = z.array(z.string());

/** A version of a model that its card can show; what it does not say is as the card says it. */
const finishSchema = z.object({
  color: z.string(),
  sku: z.string(),
  figures: z.optional(figuresSchema),
  energy: z.optional(z.nullable(energyClassSchema)),
  widths: z.optional(widthsSchema),
  /** The id of its newest recall. */
  recall: z.optional(z.string()),
});
export type Finish = z.infer<typeof finishSchema>;

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
  /** Its line of facts, with the figures last. */
  facts: factsSchema,
  figures: figuresSchema,
  energy: z.nullable(energyClassSchema),
  /** The id of its newest recall. */
  recall: z.optional(z.string()),
  /** Where its finish exists in several. */
  widths: z.optional(widthsSchema),
  /** The other versions of its model that are as wide, where there are any; the card stands for all of the model. */
  finishes: z.optional(z.array(finishSchema)),
});
export type ProductCard = z.infer<typeof productCardSchema>;

const facetSchema = z.object({
  facet: filterNameSchema,
  /** How many products choosing it would leave, by option: those that some product of the category has, in their order. */
  options: z.record(z.string(), z.number()),
});
export type Facet = z.infer<typeof facetSchema>;

/**
 * One page of a category's products under a selection (`GET /api/categories/:category/products`). Of a model's
 * versions the first one that the selection leaves stands for all. `total` and the facets count versions, `models`
 * counts the cards; `energy` has the classes of all versions, from the best, a scale each. `sorts`
 * are the orders that some product states something for. Where nothing is found, `giveUp` says how many products giving up
 * one facet would bring, the most first. `complete` is false where the store broke off: products may be missing.
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
  sorts: z.array(sortSchema),
  giveUp: z.optional(z.array(z.object({ facet: filterNameSchema, count: z.number() }))),
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
