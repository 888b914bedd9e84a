import * as z from 'zod/mini';
import { categorySchema } from './categories.ts';
import { connectionSchema } from './connection.ts';
import { constructionSchema } from './drawing/construction.ts';
import { energyLabelSchema } from './energy-label.ts';
import { facetNames } from './facets.ts';
import { factsSchema, figuresSchema } from './facts.ts';
import { languageSchema } from './languages.ts';
import { pictureSchema } from './pictures.ts';

/** Sections of the technical specifications, in the order in which they are shown. */
export const specificationSections = [
  'overall_dimensions',
  'cooktop',
  'control_zone',
  'door',
  'oven',
  'cavity',
  'other',
  'electric_connection',
  'gas_connection',
  'accessories',
] as const;

const specificationSchema = z.object({
  section: z.enum(specificationSections),
  value: z.string(),
  /** What of it the table of connections leaves to say; it has all of what has none. */
  rest: z.optional(z.string()),
});
export type Specification = z.infer<typeof specificationSchema>;

/** What an appliance is by the rules for technical information; a cooker is an oven and a hob. */
export const technicalKinds = ['oven', 'electric_hob', 'gas_hob', 'hood'] as const;
export type TechnicalKind = (typeof technicalKinds)[number];

/** A number; a diameter, or length and width; or words, of which the site knows some in both languages. */
const technicalValueSchema = z.union([z.number(), z.array(z.number()), z.string()]);
export type TechnicalValue = z.infer<typeof technicalValueSchema>;

/** Information that Regulation (EU) No 66/2014 asks for, by kind and by meta key of the store. */
const technicalInformationSchema = z.array(
  z.object({
    kind: z.enum(technicalKinds),
    rows: z.array(z.object({ key: z.string(), values: z.array(technicalValueSchema) })),
  }),
);
export type TechnicalInformation = z.infer<typeof technicalInformationSchema>;

/** Overall size in mm. */
const measuresSchema = z.object({
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  /** The end of a range that the record states (85–91 cm); else the height. */
  heightTo: z.number(),
  /** By how much the record says that the height can be adjusted, whatever the direction; 0: it says nothing. */
  adjustableBy: z.number(),
});
export type Measures = z.infer<typeof measuresSchema>;

/** How a product looks in three dimensions, in its true size: a GLB. */
const productModelSchema = z.object({
  address: z.string(),
  bytes: z.number(),
  /** Names of its finishes: options of the facet `color`, or as the maker calls them. */
  variants: z.array(z.string()),
});
export type ProductModel = z.infer<typeof productModelSchema>;

/** What a product is a version of: all that it comes as, in the listing's order, the product itself included. */
const familySchema = z.object({
  name: z.string(),
  versions: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      /** Options of their facets. */
      color: z.string(),
      width: z.string(),
    }),
  ),
});
export type Family = z.infer<typeof familySchema>;

/** Options of facets by which a product differs from those that it would be taken for; its SKU where no facet tells. */
const distinctionsSchema = z.array(z.object({ by: z.enum([...facetNames, 'sku']), option: z.string() }));
export type Distinctions = z.infer<typeof distinctionsSchema>;

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

/**
 * One product in one language (`GET /api/products/:sku`). `language` is that of the record's texts
 * where the store states it; it may differ from the one asked. `shortDescription` is clean HTML.
 */
export const productSchema = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  language: z.nullable(languageSchema),
  category: z.nullable(categorySchema),
  collection: z.nullable(z.string()),
  /** With commas where it is of several. */
  model: z.nullable(z.string()),
  color: z.nullable(z.string()),
  installationMode: z.nullable(z.string()),
  shortDescription: z.string(),
  /** Its words alone. */
  descriptionText: z.string(),
  pictures: z.array(pictureSchema),
  specifications: z.array(specificationSchema),
  /** Null where the record says nothing of it. */
  connection: z.nullable(connectionSchema),
  /** What its records state of what is asked first of its category; its card says the first of it. */
  facts: factsSchema,
  figures: figuresSchema,
  features: featuresSchema,
  /** Options of the facet `special_function`. */
  functions: z.array(z.string()),
  /** Null where the record does not state all three plainly. */
  measures: z.nullable(measuresSchema),
  /** Only of what can be drawn. */
  construction: z.optional(constructionSchema),
  model3d: z.optional(productModelSchema),
  /** Only where the store's record states it. */
  energyLabel: z.nullable(energyLabelSchema),
  /** The id of its newest recall. */
  recall: z.optional(z.string()),
  technicalInformation: technicalInformationSchema,
  family: z.nullable(familySchema),
  /** From others of its category that have the same name, or whose texts begin alike; empty where there are none. */
  toldApartBy: z.object({ name: distinctionsSchema, description: distinctionsSchema }),
  /** What the maker warns of. */
  warnings: z.array(z.string()),
  gtin: z.nullable(z.string()),
  /** The day on which the record was last changed, such as `2026-11-22`. */
  modifiedOn: z.nullable(z.string()),
});
export type Product = z.infer<typeof productSchema>;
