import * as z from 'zod/mini';

/** Product categories by slug, in the order in which they are offered. */
export const categories = ['cookers', 'ovens', 'hobs', 'hoods', 'compact-products'] as const;

export const categorySchema = z.enum(categories);
export type Category = z.infer<typeof categorySchema>;
