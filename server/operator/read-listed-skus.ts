import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { ListedSku } from '../catalogue/catalogue.ts';
import type { Config } from '../config/config.ts';
import { readDealers } from '../dealers/dealers.ts';
import { EntryListError } from '../lib/entry-list.ts';
import { readRecalls } from '../recalls/recalls.ts';

/** The SKUs that the lists of recalls and dealers name; none of a list that cannot be read, which is said. */
export async function readListedSkus({
  recallsFile,
  dealersFile,
}: Pick<Config, 'recallsFile' | 'dealersFile'>): Promise<ListedSku[]> {
  const recalls = await orNone('RECALLS_FILE', recallsFile, readRecalls);
  const dealers = await orNone(
    'DEALERS_FILE',
    dealersFile,
    async (file) => (await readDealers(file)).entries,
  );
  return [
    ...recalls.flatMap(({ id, skus }) => skus.map((sku) => ({ sku, where: `recall ${id}` }))),
    ...dealers.flatMap(({ id, display }) =>
      display
        .filter((shown) => !isFacetOption('collection', shown.toLowerCase()))
        .map((sku) => ({ sku, where: `dealer ${id}` })),
    ),
  ];
}

async function orNone<Entry>(
  variable: string,
  file: string | null,
  read: (file: string) => Promise<Entry[]>,
): Promise<Entry[]> {
  try {
    return file === null ? [] : await read(file);
  } catch (error) {
    // The rest of the report does not depend on it.
    if (!(error instanceof EntryListError)) throw error;
    process.stderr.write(`${variable}: ${error.message}\nThe report is without it.\n`);
    return [];
  }
}
