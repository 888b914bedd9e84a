import type { Dealer } from '@kitchen/shared/dealers.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { LocatedDealer } from './locate-dealers.ts';

const isCollection = (name: string) => isFacetOption('collection', name);

/** A dealer as pages show it in a language. */
export function presentDealer({ entry, position }: LocatedDealer, language: Language): Dealer {
  const { latitude, longitude, display, note_en, note_it, ...told } = entry;
  const note = language === 'it' ? note_it : note_en;
  return {
    ...told,
    postcode: told.postcode ?? null,
    position,
    isPositionExact: latitude !== undefined && longitude !== undefined,
    phone: told.phone ?? null,
    email: told.email ?? null,
    web: told.web ?? null,
    display: {
      collections: display.map(skuKey).filter(isCollection),
      skus: display.filter((one) => !isCollection(skuKey(one))),
    },
    note: note ?? null,
  };
}
