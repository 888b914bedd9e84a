import { cleanText } from './clean-text.ts';
import type { PhpQuery } from './php-query.ts';
import type { StoreCategory } from './store-categories.ts';
import { storeCategories } from './store-categories.ts';
import type { StoredProduct } from './stored-product.ts';

/** The categories that a category call is about, by name; an empty slug filters nothing. */
export function selectCategories(query: PhpQuery): StoreCategory[] {
  const slug = cleanText(String(query.slug ?? ''));
  return storeCategories
    .filter((category) => slug === '' || category.slug === slug)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

export function categoryJson(category: StoreCategory, products: Iterable<StoredProduct>, homeUrl: string) {
  const collection = `${homeUrl}/wp-json/wc/v3/products/categories`;
  const counted = [...products].filter(
    ({ status, visibility, categoryIds }) =>
      status === 'publish' && visibility !== 'hidden' && categoryIds.includes(category.id),
  );
  return {
    ...category,
    description: '',
    display: 'default',
    image: null,
    menu_order: 0,
    count: counted.length,
    _links: {
      self: [
        {
          href: `${collection}/${category.id}`,
          targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
        },
      ],
      collection: [{ href: collection }],
      ...(category.parent && { up: [{ href: `${collection}/${category.parent}` }] }),
    },
  };
}
