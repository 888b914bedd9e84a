import * as z from 'zod/mini';
import { languageSchema } from './languages.ts';

/** The documents of the reserved area, on the wire; for its screens and the server only. */

export const documentKinds = ['price-list', 'drawing', 'bulletin', 'spare-parts'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document's id stands in its address. */
export const documentIdPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** `GET` the list of those that the one who is logged in may read. */
export const documentsApiPath = '/api/documents';

/** Where a document is downloaded. */
export const documentPath = (id: string): string => `${documentsApiPath}/${id}`;

/** Formats that browsers show by themselves, without running anything of them in this site's name. */
const shownFormats = ['pdf', 'jpg', 'jpeg', 'png'];

/** Whether browsers show a document instead of saving it, by its format. */
export const isShown = (format: string): boolean => shownFormats.includes(format);

/** A document that the one who is logged in may read. */
const reservedDocumentSchema = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  /** In the language asked for, else in the other. */
  title: z.string(),
  /** Date of issue, as YYYY-MM-DD. */
  date: z.iso.date(),
  /** The languages that it is written in. */
  languages: z.array(languageSchema),
  /** Its format, as the end of a file's name: pdf, zip, dwg… */
  format: z.string(),
  bytes: z.number(),
  /** Issued, or put up, since the last visit. */
  isNew: z.boolean(),
});
export type ReservedDocument = z.infer<typeof reservedDocumentSchema>;

/** `GET /api/documents?lng=…`: newest first. */
export const reservedDocumentsSchema = z.object({ items: z.array(reservedDocumentSchema) });
export type ReservedDocuments = z.infer<typeof reservedDocumentsSchema>;
