import type { Picture } from '@kitchen/shared/pictures.ts';
import { pictureSource } from '../media/picture-source.ts';
import type { ProductRecord } from '../store/product-record.ts';

/** A record's pictures; one without a text of its own is described by the product's name. */
export function presentPictures({ images, name }: ProductRecord): Picture[] {
  return images.map(({ src, alt }) => ({ source: pictureSource(src), alt: alt.trim() || name }));
}

/** The picture that stands for a record, where it has any. */
export function presentFirstPicture(record: ProductRecord): Picture | null {
  return presentPictures({ ...record, images: record.images.slice(0, 1) })[0] ?? null;
}
