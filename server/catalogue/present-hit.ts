import type { SearchHit } from '@kitchen/shared/search.ts';
import type { NamePicture } from '../media/media.ts';
import type { ProductRecord } from '../store/store.ts';
import { cutText, plainText } from './plain-text.ts';
import { presentFirstPicture } from './present-pictures.ts';

/** Fills the two lines that a hit shows, on the widest screen too. */
const summaryLimit = 240;

export function presentHit(record: ProductRecord, nameOf: NamePicture): SearchHit {
  return {
    id: record.id,
    sku: record.sku.trim() || null,
    name: record.name,
    picture: presentFirstPicture(record, nameOf),
    summary: cutText(plainText(record.shortDescription), summaryLimit),
  };
}
