import type { StoreOptions } from '../../store/store.ts';
import { readEntries } from '../../store/store.ts';
import { groupRecords } from '../group-records.ts';
import { findFaults } from './find-faults.ts';
import type { ReportFacts } from './write-report.ts';

/** Reads a store as the site does and says what those who keep its products can mend. */
export async function reportCatalogue(options: StoreOptions): Promise<ReportFacts> {
  const entries = await readEntries(options);
  return {
    entries: entries.records.length + entries.withheld.length,
    products: groupRecords(entries.records).length,
    complete: entries.complete,
    faults: findFaults(entries),
  };
}
