import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { EnquiryCopies } from './enquiry-copies.ts';
import { openEnquiryCopies } from './enquiry-copies.ts';
import { openEnquiryFile } from './enquiry-file.ts';
import type { SqliteStore } from './sqlite-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** The enquiries in a data folder. Closing the store closes both. */
export function openDisk(
  dataDir: string,
  now: () => number = Date.now,
): { store: SqliteStore; copies: EnquiryCopies } {
  const file = openEnquiryFile(join(dataDir, 'enquiries.sqlite'));
  return { store: openSqliteStore(file, now), copies: openEnquiryCopies(file, now) };
}

/** A connection for enquiries alone, to the same Redis. */
export function connectForEnquiries(redis: Redis): Redis {
  // What was under way when a connection broke has failed: its enquiry is kept on disk meanwhile.
  const own = redis.duplicate({ autoResendUnfulfilledCommands: false });
  // Its calls reject as well; whoever made the other connection hears of Redis being away.
  return own.on('error', () => undefined);
}
