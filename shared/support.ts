import * as z from 'zod/mini';
import { categorySchema } from './categories.ts';
import { languageSchema } from './languages.ts';
import { cardPictureSchema } from './pictures.ts';
import { productDocumentSchema } from './product-documents.ts';

/** An appliance that somebody may own, whether it is still made or not. */
const foundApplianceSchema = z.object({
  sku: z.string(),
  name: z.string(),
  /** Of its name, where that is not the one that was asked in. */
  language: z.optional(languageSchema),
  picture: z.nullable(cardPictureSchema),
  /** Address of the picture that stands with the documents, of one that is no longer made. */
  photo: z.nullable(z.string()),
  documents: z.array(productDocumentSchema),
});
export type FoundAppliance = z.infer<typeof foundApplianceSchema>;

/** `GET /api/support/:sku`. */
export const applianceSchema = z.extend(foundApplianceSchema, {
  category: z.nullable(categorySchema),
  /** As the rating plate may say beside the code. */
  model: z.nullable(z.string()),
  /** Whether there are drawings to scale. */
  isDrawn: z.boolean(),
  /** Null while the store cannot be asked. */
  isMade: z.nullable(z.boolean()),
});
export type Appliance = z.infer<typeof applianceSchema>;

/** `GET /api/support`; without a text, all that is no longer made. */
export const supportAnswerSchema = z.object({
  /** The one that is meant. */
  appliance: z.nullable(applianceSchema),
  /** Else those that may be meant, best first; `total` counts all. */
  items: z.array(foundApplianceSchema),
  total: z.number(),
  /** Where nothing is found: codes or words like these. */
  suggestions: z.optional(z.array(z.string())),
  /** False while the catalogue cannot be looked through. */
  complete: z.boolean(),
});
export type SupportAnswer = z.infer<typeof supportAnswerSchema>;
