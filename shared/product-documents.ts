import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { languageSchema } from './languages.ts';

/** The documents of a product that anybody may download (PDF), in the order in which they are listed. */
export const productDocumentKinds = ['manual', 'drawing', 'declaration', 'label', 'parts', 'other'] as const;
export type ProductDocumentKind = (typeof productDocumentKinds)[number];

export const productDocumentSchema = z.object({
  kind: z.enum(productDocumentKinds),
  language: languageSchema,
  bytes: z.number(),
  /** Null where the file does not say. */
  pages: z.nullable(z.number()),
  /** The day on which it was last changed, as YYYY-MM-DD; null where the file does not say. */
  date: z.nullable(z.iso.date()),
});
/** A document in one language, found at its `productDocumentPath`. */
export type ProductDocument = z.infer<typeof productDocumentSchema>;

/** `GET /api/products/:sku/documents` */
export const productDocumentsSchema = z.object({ items: z.array(productDocumentSchema) });
export type ProductDocuments = z.infer<typeof productDocumentsSchema>;

/** Name of a document's file in the product's folder. */
export function productDocumentFileName(kind: ProductDocumentKind, language: Language): string {
  return `${kind}.${language}.pdf`;
}

/** Address of the list of a product's documents. */
export const productDocumentsApiPath = (sku: string): string =>
  `/api/products/${encodeURIComponent(sku)}/documents`;

/** Address of the picture that stands with the documents of an appliance. */
export const productPhotoPath = (sku: string, file: string): string =>
  `/product-documents/${encodeURIComponent(sku)}/${file}`;

/** Address of a document. */
export const productDocumentPath = (sku: string, kind: ProductDocumentKind, language: Language): string =>
  `/product-documents/${encodeURIComponent(sku)}/${productDocumentFileName(kind, language)}`;
