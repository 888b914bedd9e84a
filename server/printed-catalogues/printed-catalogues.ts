import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { catalogueListSchema, cataloguesApiPath } from '@kitchen/shared/catalogues.ts';
import { z } from 'zod';
import { dataEndpoint } from '../platform/http/data-endpoints.ts';
import { readCatalogueFiles } from './read-catalogue-files.ts';
import { createCatalogueFileRoutes } from './routes.ts';

export { readCatalogueFiles };

/** The catalogues to download, as they stand in a folder at the start, and the list of them; null: there are none. */
export async function openPrintedCatalogues(folder: string | null) {
  const files: CatalogueFile[] = folder === null ? [] : await readCatalogueFiles(folder);
  const endpoint = dataEndpoint({
    path: cataloguesApiPath,
    operationId: 'listCatalogues',
    summary: 'Catalogues to download',
    params: z.object({}),
    query: z.object({}),
    response: catalogueListSchema,
    find: () => ({
      key: cataloguesApiPath,
      read: async () => ({ value: { catalogues: files }, sources: [], outcome: 'hit' }),
    }),
  });
  return { endpoint, routes: createCatalogueFileRoutes(folder, files) };
}
