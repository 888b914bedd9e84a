import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { catalogueListSchema, cataloguesApiPath } from '@kitchen/shared/catalogues.ts';
import { z } from 'zod';
import type { DataEndpoint } from '../platform/http/data-endpoints.ts';
import { dataEndpoint } from '../platform/http/data-endpoints.ts';
import { readCatalogueFiles } from './read-catalogue-files.ts';

/** The catalogues to download, as they stand in a folder at the start, and the list of them. */
export interface PrintedCatalogues {
  folder: string | null;
  files: readonly CatalogueFile[];
  endpoint: DataEndpoint;
}

/** `folder` null: there are no catalogues. */
export async function openPrintedCatalogues(folder: string | null): Promise<PrintedCatalogues> {
  const files = folder === null ? [] : await readCatalogueFiles(folder);
  const endpoint = dataEndpoint({
    path: cataloguesApiPath,
    summary: 'Catalogues to download',
    params: z.object({}),
    query: z.object({}),
    response: catalogueListSchema,
    find: () => ({
      key: cataloguesApiPath,
      read: async () => ({ value: { catalogues: files }, sources: [], outcome: 'hit' }),
    }),
  });
  return { folder, files, endpoint };
}
