import type { Product } from '@kitchen/shared/product.ts';
import { laterPart } from '../../ui/later-part.tsx';

/** What puts one more product beside those compared; without its code it is a form that leads to another address. */
export const AddProduct = laterPart(async () => (await import('./add-product.tsx')).AddProduct);

/** Ways to products, where there is none to compare: links, which need no code. */
export const CategoryCards = laterPart<{ level: 'h2' | 'h3' }>(
  async () => (await import('../../ui/categories/category-cards.tsx')).CategoryCards,
);

/** Chooses the two that narrow pages show. Styles read the choice, so that it needs no code. */
export const ChoosePair = laterPart<{ products: readonly Product[] }>(
  async () => (await import('./choose-pair.tsx')).ChoosePair,
);
