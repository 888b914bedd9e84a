import type { SearchHit } from '@kitchen/shared/search.ts';
import { isTypedSku } from '@kitchen/shared/sku.ts';
import * as z from 'zod/mini';

/** The SKU of the one product whose code a text is. */
export function exactHit(text: string, hits: readonly SearchHit[]): string | undefined {
  const [only, ...others] = hits.flatMap(({ sku }) => (sku !== null && isTypedSku(text, sku) ? [sku] : []));
  return others.length === 0 ? only : undefined;
}

/** Router state of a navigation by what was entered as a search: a product's code opens its page. */
export const entered = { isEntered: true } as const;

const enteredSchema = z.looseObject({ isEntered: z.literal(true) });

export const opensExactly = (state: unknown): boolean => enteredSchema.safeParse(state).success;
