import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Dealer } from '@kitchen/shared/dealers.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { LocatedDealer } from './locate-dealers.ts';

const collections: ReadonlySet<string> = new Set(collectionLines.map(({ collection }) => collection));

/** A dealer as pages show it in a language. */
export function presentDealer({ entry, position }: LocatedDealer, language: Language): Dealer {
  const { latitude, longitude, display, note_en, note_it, ...told } = entry;
  const note = language === 'it' ? note_it : note_en;
  return {
    ...told,
    postcode: told.postcode ?? null,
    position,
    phone: told.phone ?? null,
    email: told.email ?? null,
    web: told.web ?? null,
    display: {
      collections: display.filter((one) => collections.has(one)),
      skus: display.filter((one) => !collections.has(one)),
    },
    note: note ?? null,
  };
}
