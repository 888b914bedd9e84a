import type { Picture } from '@kitchen/shared/pictures.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';

/** A record's pictures; one without a text of its own is described by the product's name. */
export function presentPictures({ images, name }: ProductRecord, nameOf: NamePicture): Picture[] {
  return images.map(({ src, alt }) => ({ source: nameOf(src), alt: alt.trim() || name }));
}

/** The picture that stands for a record, where it has any. */
export function presentFirstPicture(record: ProductRecord, nameOf: NamePicture): Picture | null {
  return presentPictures({ ...record, images: record.images.slice(0, 1) }, nameOf)[0] ?? null;
}
