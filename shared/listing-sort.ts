import * as z from 'zod/mini';

/** In what order a listing may stand in place of the recommended one: narrow, thrifty, quiet, or strong products first. */
export const sorts = ['width', 'energy', 'noise', 'extraction'] as const;
export const sortSchema = z.enum(sorts);
export type Sort = z.infer<typeof sortSchema>;

/** Query parameter of a listing's address. */
export const sortKey = 'sort';

/** The order that an address asks for, in whatever case; undefined where it is the recommended one, or none that there is. */
export const readSort = (query: URLSearchParams): Sort | undefined =>
  sorts.find((sort) => sort === query.get(sortKey)?.toLowerCase());
