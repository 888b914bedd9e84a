/** A meta value as a plugin may have written it. */
export type MetaValue = string | number | boolean | readonly unknown[] | { readonly [key: string]: unknown };

interface StoredImage {
  /** File name within the uploads folder of November 2026. */
  file: string;
  alt: string;
}

/** A record as the store keeps it, before its API formats the texts. */
export interface StoredProduct {
  id: number;
  /** As typed: with or without entities, possibly with markup. */
  name: string;
  sku: string;
  /** The last part of its address; where empty, made of the name. */
  slug: string;
  type: 'simple' | 'variation';
  status: 'publish' | 'draft' | 'pending' | 'private' | 'future' | 'trash';
  visibility: 'visible' | 'catalog' | 'search' | 'hidden';
  password: string;
  categoryIds: readonly number[];
  shortDescription: string;
  description: string;
  images: readonly StoredImage[];
  /** A key may occur several times. */
  meta: readonly (readonly [key: string, value: MetaValue])[];
  gtin: string;
  /** In the store's unit of weight, with a decimal point. */
  weight: string;
  /** Date and time in the store's zone, such as `2024-03-01T10:00:00`. */
  createdAt: string;
  modifiedAt: string;
  /** The product that a variation belongs to. */
  parentId: number;
}

const nothingStored: Omit<StoredProduct, 'id'> = {
  name: '',
  sku: '',
  slug: '',
  type: 'simple',
  status: 'publish',
  visibility: 'visible',
  password: '',
  categoryIds: [],
  shortDescription: '',
  description: '',
  images: [],
  meta: [],
  gtin: '',
  weight: '',
  createdAt: '2024-03-01T10:00:00',
  modifiedAt: '2024-03-01T10:00:00',
  parentId: 0,
};

/** A published record with the values given and nothing else. */
export function aStoredProduct(values: Partial<StoredProduct> & { id: number }): StoredProduct {
  return { ...nothingStored, ...values };
}
