import type { Category } from '@kitchen/shared/categories.ts';
import { categorySchema } from '@kitchen/shared/categories.ts';
import { comparedLimit, shortlistLimit, skuLimit } from '@kitchen/shared/limits.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import * as z from 'zod/mini';
import { createStored } from '../api/stored.ts';

const skuSchema = z.string().check(z.minLength(1), z.maxLength(skuLimit));

const comparedSchema = z.object({
  category: z.nullable(categorySchema),
  skus: z.array(skuSchema).check(z.maxLength(comparedLimit)),
});

/** The products that are to be compared; all are of the category. */
export const compared = createStored('compare', comparedSchema, { category: null, skus: [] });

/** SKUs of the visitor's shortlist, the last one first. */
export const shortlist = createStored(
  'shortlist',
  z.array(skuSchema).check(z.maxLength(shortlistLimit)),
  [] as string[],
);

/** Why something that was pressed was not chosen. */
export type Refusal = 'compare-full' | 'compare-category' | 'shortlist-full';

/** Says why: `refused` events with a `Refusal`. What is chosen again makes it null. */
export const refusals = new EventTarget();

const tell = (refusal: Refusal | null) =>
  refusals.dispatchEvent(new CustomEvent('refused', { detail: refusal }));

/** Whether a list has a product, whatever the SKU's case. */
export const includesSku = (skus: readonly string[] | undefined, sku: string) =>
  skus?.some((each) => isSameSku(each, sku)) ?? false;

const without = (skus: readonly string[], sku: string) => skus.filter((each) => !isSameSku(each, sku));

/** Adds a product to what is compared, or takes it out again. */
export function toggleCompared(sku: string, category: Category): void {
  const current = compared.get();
  if (includesSku(current.skus, sku)) {
    tell(null);
    removeCompared(sku);
  } else if (current.skus.length > 0 && current.category !== category) tell('compare-category');
  else if (current.skus.length >= comparedLimit) tell('compare-full');
  else {
    tell(null);
    compared.set({ category, skus: [...current.skus, sku] });
  }
}

/** Takes a product out of what is compared, if it is there; the others stay of their category. */
export function removeCompared(sku: string): void {
  const { category, skus } = compared.get();
  if (includesSku(skus, sku)) compared.set({ category, skus: without(skus, sku) });
}

export function clearCompared(): void {
  tell(null);
  compared.set({ category: null, skus: [] });
}

/** Adds a product to the shortlist, or takes it out again. */
export function toggleShortlisted(sku: string): void {
  const skus = shortlist.get();
  if (includesSku(skus, sku)) removeFromShortlist(sku);
  else addToShortlist([sku]);
}

export function removeFromShortlist(sku: string): void {
  tell(null);
  shortlist.set(without(shortlist.get(), sku));
}

/** Adds as many as there is room for. */
export function addToShortlist(added: readonly string[]): void {
  const skus = shortlist.get();
  const all = [...added.filter((sku) => !includesSku(skus, sku)), ...skus];
  tell(all.length > shortlistLimit ? 'shortlist-full' : null);
  const tooMany = all.length - shortlistLimit;
  shortlist.set(tooMany > 0 ? all.slice(tooMany) : all);
}
