import type { Category } from '@kitchen/shared/categories.ts';
import type { FacetOption } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Listing } from '@kitchen/shared/listing.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Answer } from '../../api/use-answer.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** What a line has in a category. */
export interface LineModels {
  category: Category;
  collection: FacetOption<'collection'>;
}

/** Address of the API's answer with a line's products. */
export const lineModelsPath = (language: Language, { category, collection }: LineModels) =>
  apiPaths.listing(language, category, { collection: [collection] }, 1);

/** A line's products in the store. */
export function useLineModels(models: LineModels): Answer<Listing> {
  return useAnswer(lineModelsPath(useLanguage(), models), listingSchema);
}
