import type { ProductRecord } from './product-record.ts';
import type { StoreLogger } from './store-logger.ts';
import { storeProductSchema } from './store-product.ts';
import type { ToProductRecordOptions } from './to-product-record.ts';
import { toProductRecord } from './to-product-record.ts';

/** Reads a page of the store's records: those that the public may not see and those that cannot be read are left out. */
export function readRecords(
  page: readonly unknown[],
  options: ToProductRecordOptions,
  logger: StoreLogger,
): ProductRecord[] {
  return page.flatMap((candidate) => {
    const parsed = storeProductSchema.safeParse(candidate);
    if (!parsed.success) {
      const fields = parsed.error.issues.map(({ path }) => path.join('.'));
      logger.warn(
        { recordId: readId(candidate), fields },
        'A record of the store cannot be read and is left out.',
      );
      return [];
    }
    const record = toProductRecord(parsed.data, options);
    return record ? [record] : [];
  });
}

/** The id of a record of any shape, to tell records apart. */
export function readId(candidate: unknown): number | undefined {
  if (candidate === null || typeof candidate !== 'object' || !('id' in candidate)) return undefined;
  return typeof candidate.id === 'number' ? candidate.id : undefined;
}
