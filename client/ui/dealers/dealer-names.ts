import type { Dealer, DealerPlace } from '@kitchen/shared/dealers.ts';
import type { FacetOption } from '@kitchen/shared/facets.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';

const isCollection = (name: string): name is FacetOption<'collection'> =>
  facetOptions.collection.some((option) => option === name);

/** Collections that can be seen at a dealer's, of those that the site has. */
export const collectionsOf = ({ display }: Pick<Dealer, 'display'>) =>
  display.collections.filter(isCollection);

/** A place as people tell it from others of its name, such as `Forlì (FC)`. */
export const placeName = ({ name, province }: Pick<DealerPlace, 'name' | 'province'>) =>
  province === null ? name : `${name} (${province})`;

/** Several as one reads them out, in British English where it is English: no comma before the last. In Italian "ed Enzo". */
export const listOf = (names: readonly string[], language: Language) => {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names);
  return language === 'it' ? list.replace(/ e (?=e)/i, ' ed ') : list;
};
