import type { Language } from '@kitchen/shared/languages.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { afterAll, beforeAll } from 'vitest';
import { demoDealersFile, demoProductDocumentsFolder } from '../demo/demo-folders.ts';
import type { TestSite } from './test-site.ts';
import { startTestSite } from './test-site.ts';

/** A site for the tests of one file whose search knows the demo's products, documents and dealers. */
export function useSearchSite() {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      environment: { PUBLIC_DOCUMENTS_DIR: demoProductDocumentsFolder, DEALERS_FILE: demoDealersFile },
    });
    await site.knowCategories();
  });
  afterAll(() => site[Symbol.asyncDispose]());
  const get = (path: string) => fetch(site.url + path);
  return {
    get,
    async search(text: string, language: Language, page = 1, filters: SearchFilters = {}) {
      const answer = await get(apiPaths.search(language, text, page, filters));
      return searchResultsSchema.parse(await answer.json());
    },
  };
}
