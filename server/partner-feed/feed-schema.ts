import { categorySchema } from '@kitchen/shared/categories.ts';
import { energyLabelSchema } from '@kitchen/shared/energy-label.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { productDocumentKinds } from '@kitchen/shared/product-documents.ts';
import { z } from 'zod';

/** Another number where a program that reads the feed has to be changed. */
export const feedVersion = 1;

const { measures, specifications, technicalInformation, warnings } = productSchema.shape;
const { classes, from, to, kind, eprelNumber, registerPage, labelPicture } = energyLabelSchema.shape;

/** What is said in words; null where the record of a language is missing. */
const textsSchema = z.object({
  name: z.string(),
  description: z.string().describe('Clean HTML'),
  specifications: z
    .array(z.object(specifications.def.element.shape))
    .describe('By section, as the sheet has them'),
  warnings: z.array(warnings.def.element),
});

const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.object({ en: schema, it: schema });

const feedItemSchema = z.object({
  sku: z.string(),
  gtin: z.string().nullable(),
  model: z.string().nullable(),
  category: categorySchema,
  collection: z.string().nullable(),
  color: z.string().nullable(),
  texts: inBoth(textsSchema.nullable()),
  pages: inBoth(z.url()),
  measures: z.object(measures.def.innerType.shape).nullable().describe('In mm'),
  weights: z
    .object({ appliance: z.number().nullable(), packed: z.number().nullable() })
    .describe('In kg; of the appliance as Regulation (EU) No 66/2014 asks for it'),
  energyLabel: z
    .object({
      classes: z.array(classes.def.element).describe('One a cavity'),
      from,
      to,
      kind,
      eprelNumber,
      registerPage,
      labelPicture,
      productSheets: inBoth(z.url().nullable()),
    })
    .nullable(),
  technicalInformation,
  recall: z.url().nullable().describe('The notice of its newest recall; null where it is not recalled'),
  documents: z.array(
    z.object({
      kind: z.enum(productDocumentKinds),
      language: languageSchema,
      address: z.url(),
      bytes: z.number(),
      date: z.iso.date().nullable().describe('The day on which it was last changed, where the file says it'),
    }),
  ),
  model3d: z
    .object({ address: z.url(), bytes: z.number(), variants: z.array(z.string()) })
    .nullable()
    .describe('In its true size, as binary glTF; variants are its finishes'),
  pictures: z.array(z.object({ address: z.url(), alt: inBoth(z.string().nullable()) })),
  changedOn: z.iso.date().nullable().describe('The day of the last change of a record'),
});
export type FeedItem = z.infer<typeof feedItemSchema>;

const makerSchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string().describe('ISO 3166-1'),
  email: z.string(),
  phone: z.string(),
  website: z.url(),
});
export type Maker = z.infer<typeof makerSchema>;

/** The whole catalogue, ordered by SKU. */
export const feedSchema = z
  .object({
    version: z.literal(feedVersion),
    maker: makerSchema.describe('Who stands behind every product ((EU) 2023/988, Art. 19)'),
    items: z.array(feedItemSchema),
  })
  .meta({ title: 'Catalogue for partners' });
