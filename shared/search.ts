import * as z from 'zod/mini';
import { careTopics } from './care.ts';
import { categorySchema } from './categories.ts';
import { dealerKinds } from './dealers.ts';
import { energyClassSchema } from './energy-label.ts';
import { filterOptions } from './facets.ts';
import { factsSchema, figuresSchema } from './facts.ts';
import { languageSchema } from './languages.ts';
import { cardPictureSchema } from './pictures.ts';
import { productDocumentSchema } from './product-documents.ts';
import { searchFilterNames } from './search-filters.ts';

/** Products on one page of a search. */
export const searchPageSize = 24;

/** Most pages of it. */
const searchPageLimit = 4;

/** Most products that a search finds; its `total` counts all. */
export const searchHitLimit = searchPageLimit * searchPageSize;

/** How many pages there are of so many products found. */
export const searchPages = (total: number): number =>
  Math.ceil(Math.min(total, searchHitLimit) / searchPageSize);

/** Most that are shown of what has only a part of what was asked for. */
export const nearlyFoundLimit = 12;

/** A search hit; `summary` is plain text. */
const searchHitSchema = z.object({
  id: z.number(),
  sku: z.nullable(z.string()),
  name: z.string(),
  /** Of its name and summary, where that is not the one that was asked in. */
  language: z.optional(languageSchema),
  picture: z.nullable(cardPictureSchema),
  /** Absent where it is of none, as a spare part is. */
  category: z.optional(categorySchema),
  facts: factsSchema,
  figures: figuresSchema,
  summary: z.string(),
  energy: z.nullable(energyClassSchema),
  /** The id of its newest recall. */
  recall: z.optional(z.string()),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** Pages of the site that visitors look for among the products. */
export const foundPages = [
  'safety',
  'prices',
  'fit',
  'energyLabel',
  'dealers',
  'catalogues',
  'support',
  'care',
  'recalls',
  'contacts',
  'login',
  'collections',
  'reasons',
  'privacyPolicy',
  'accessibility',
] as const;
export type FoundPage = (typeof foundPages)[number];

/** What has only a part of what was asked for. */
const nearlyFoundSchema = z.object({
  /** What was left out, as it was typed. */
  without: z.array(z.string()),
  /** A text that finds the same: what is left of it, with what stands for a part; absent where no word says that. */
  query: z.optional(z.string()),
  /** The first of them, best first; `total` counts all. */
  items: z.array(searchHitSchema),
  total: z.number(),
  /** Single parts whose omission finds more, with what is left of the text and how much that finds. */
  alternatives: z.array(z.object({ without: z.string(), query: z.string(), count: z.number() })),
  /** Where no product states the cleaning that is asked for: how it was typed, and how these are cleaned. */
  cleaning: z.optional(z.object({ asked: z.string(), found: z.array(z.enum(filterOptions.cleaning)) })),
});

/** The quietest first, the best energy class, the most air, the narrowest, the largest: but for the last as listings are sorted. */
const searchOrders = ['noise', 'energy', 'extraction', 'width', 'largest'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** One page of the products that match a text (`GET /api/search`), best first. */
export const searchResultsSchema = z.object({
  query: z.string(),
  items: z.array(searchHitSchema),
  total: z.number(),
  /** On the first page: an energy class is asked for, and better ones are among them. */
  betterClasses: z.optional(z.literal(true)),
  /** On the first page, where a word of quality puts them in order. */
  orderedBy: z.optional(z.enum(searchOrders)),
  /** On the first page, where few or none have all that was asked for. */
  nearly: z.optional(nearlyFoundSchema),
  /** How many of them each option of a filter leaves, under the choice of the others; on the first page. */
  filters: z.optional(
    z.array(
      z.object({
        filter: z.enum(searchFilterNames),
        options: z.array(z.object({ option: z.string(), count: z.number() })),
      }),
    ),
  ),
  /** On the first page, where all are of one category and its filters leave the same products: its address with them. */
  listing: z.optional(z.object({ category: categorySchema, path: z.string() })),
  /** Where filters leave nothing: how many giving up each alone brings, most first. */
  giveUp: z.optional(z.array(z.object({ filter: z.enum(searchFilterNames), count: z.number() }))),
  /** What else of the site is asked for. */
  pages: z.optional(z.array(z.enum(foundPages))),
  /** What the text asks how to look after. */
  care: z.optional(z.array(z.enum(careTopics))),
  /** What `paths.dealers` is to be asked for, where the text names a place, or a country instead. */
  dealersNear: z.optional(
    z.object({
      place: z.optional(z.string()),
      /** ISO 3166-1 code. */
      country: z.optional(z.string()),
      /** What it is called. */
      name: z.string(),
      kind: z.optional(z.enum(dealerKinds)),
      /** A collection, or a SKU, that is on display. */
      display: z.optional(z.string()),
      /** Of what is to be repaired. */
      sku: z.optional(z.string()),
    }),
  ),
  /** The SKU of the product whose code is asked for beside words for them. */
  code: z.optional(z.string()),
  /** What is like a serial number in the text. */
  serial: z.optional(z.string()),
  /** Slugs of the lines that are asked for. */
  lines: z.optional(z.array(z.string())),
  /** Documents of the products that are asked for by their code, or with the word; `missing` is the kind that was meant. */
  documents: z.optional(
    z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        items: z.array(productDocumentSchema),
        /** There is no product of this code. */
        noLongerMade: z.optional(z.literal(true)),
        missing: z.optional(z.enum(['manual', 'declaration'])),
      }),
    ),
  ),
  /**
   * On the first page, without filters: how many the text finds in the other language; where it finds something whole in
   * this one, of those that are described in the other alone. Where it finds something near, all, if some are described so.
   */
  otherLanguage: z.optional(z.number()),
  /** On the first page, where nothing is found: codes, or texts of words, like these, each of which finds something. */
  suggestions: z.optional(z.array(z.string())),
  /** On the first page, where nothing is found: it names an appliance that is not made. */
  notMade: z.optional(z.literal(true)),
  /** On the first page: a double oven is asked for, of which cookers alone have one. */
  noDoubleOven: z.optional(z.literal(true)),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;
