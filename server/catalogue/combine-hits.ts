import type { Language } from '@kitchen/shared/languages.ts';
import type { ProductRecord } from '../store/store.ts';
import { recordsOfLanguage } from './choose-record.ts';
import { groupRecords, oldestOfEach, productKey } from './group-records.ts';

/** The products among the store's hits that a search in a language may show, in the store's order. */
export function chooseHits(records: readonly ProductRecord[], language: Language): ProductRecord[] {
  const searchable = records.filter(({ visibility }) => visibility !== 'listings');
  return oldestOfEach(recordsOfLanguage(searchable, language));
}

/**
 * The store's hits, then the known products that the store did not find; no product twice. The store
 * gives the newest first: those of its hits that are known too come in the order of the known, best first.
 */
export function combineHits(
  storeHits: readonly ProductRecord[],
  knownHits: readonly ProductRecord[],
): ProductRecord[] {
  const places = new Map(knownHits.map((hit, place) => [productKey(hit), place]));
  const placeOf = (hit: ProductRecord) => places.get(productKey(hit)) ?? places.size;
  const ranked = storeHits.toSorted((a, b) => placeOf(a) - placeOf(b));
  return groupRecords([...ranked, ...knownHits]).flatMap((group) => group.slice(0, 1));
}
