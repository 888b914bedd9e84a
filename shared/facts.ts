import * as z from 'zod/mini';
import { facetNameSchema } from './facets.ts';

/**
 * What is said of a product as the first options of its facets, in the order in which it is said, such as width 100 and
 * colour burgundy. A width is in whole centimetres as measured, which may be no option of its facet.
 */
export const factsSchema = z.partialRecord(facetNameSchema, z.string());
export type Facts = z.infer<typeof factsSchema>;

/** What is said in numbers; several of one are of its parts, such as the litres of each oven, or of noise from the lowest to the highest. */
export const figureNames = ['ovens', 'litres', 'burners', 'zones', 'noise', 'airFlow'] as const;
export type FigureName = (typeof figureNames)[number];

export const figuresSchema = z.partialRecord(z.enum(figureNames), z.union([z.number(), z.array(z.number())]));
export type Figures = z.infer<typeof figuresSchema>;
