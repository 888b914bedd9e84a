import { extname, join } from 'node:path';
import type { ReservedDocument } from '@kitchen/shared/documents.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Role } from '@kitchen/shared/session.ts';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../../config/config.ts';
import { openCurrentFile } from '../../lib/current-file.ts';
import type { FoundFile } from '../../lib/find-file.ts';
import { findFile } from '../../lib/find-file.ts';
import type { ReportFileFaults } from '../../platform/metrics/file-faults.ts';
import type { DocumentEntry } from './manifest.ts';
import { manifestName, readManifest } from './manifest.ts';

/** A document whose file is there. */
export interface FoundDocument extends FoundFile {
  entry: DocumentEntry;
}

/** The documents of the reserved area, as they stand in the folder at each call. */
export interface Documents {
  /** Those that are for one of these roles, newest first. */
  list(roles: readonly Role[]): Promise<FoundDocument[]>;
  /** Null where there is no such document, or not for these roles. */
  find(roles: readonly Role[], id: string): Promise<FoundDocument | null>;
}

const variable = 'RESERVED_DOCUMENTS_DIR';

type DocumentsLog = Pick<FastifyBaseLogger, 'info' | 'error'>;

/**
 * Reads the folder's list of documents; throws a `ConfigError` where it or a file is wrong. Without a folder there
 * are none.
 */
export async function openDocuments(
  folder: string | null,
  logger: DocumentsLog,
  reportFaults?: ReportFileFaults,
): Promise<Documents> {
  if (folder === null) return { list: async () => [], find: async () => null };
  try {
    return await openFolder(folder, logger, reportFaults);
  } catch (error) {
    throw new ConfigError(`${variable}: ${(error as Error).message}`);
  }
}

async function openFolder(
  folder: string,
  logger: DocumentsLog,
  reportFaults: ReportFileFaults = () => undefined,
): Promise<Documents> {
  const missing = new Set<string>();
  const entries = await openCurrentFile({
    path: join(folder, manifestName),
    read: () => readManifest(folder),
    onRead: ({ length }) =>
      logger.info({ documents: length }, 'The list of reserved documents was read again'),
    onFault(error) {
      logger.error({ err: error }, `${error.message}\nThe last good list stays`);
      reportFaults(variable, 1);
    },
    onMended: () => reportFaults(variable, 0),
  });
  reportFaults(variable, 0);

  const readable = async (roles: readonly Role[]): Promise<DocumentEntry[]> =>
    (await entries()).filter((entry) => entry.roles.some((role) => roles.includes(role)));

  async function locate(entry: DocumentEntry): Promise<FoundDocument | null> {
    const found = await findFile(folder, entry.file);
    if (typeof found !== 'string') {
      missing.delete(entry.id);
      return { entry, ...found };
    }
    if (!missing.has(entry.id)) {
      missing.add(entry.id);
      logger.error({ document: entry.id, file: entry.file }, `A reserved document is gone: ${found}`);
    }
    return null;
  }

  return {
    async list(roles) {
      const found = await Promise.all((await readable(roles)).map(locate));
      return found
        .flatMap((document) => document ?? [])
        .sort((one, other) => other.entry.date.localeCompare(one.entry.date));
    },
    async find(roles, id) {
      const entry = (await readable(roles)).find((known) => known.id === id);
      return entry ? locate(entry) : null;
    },
  };
}

/**
 * A document as the list shows it. `previousVisitAt` is when the visit before this one began; null at the first, at
 * which nothing is new.
 */
export function presentDocument(
  { entry, bytes, savedAt }: FoundDocument,
  { language, previousVisitAt, now }: { language: Language; previousVisitAt: number | null; now: number },
): ReservedDocument {
  const { id, kind, date, languages } = entry;
  const issuedAt = Date.parse(date);
  // What is dated ahead counts from when it was put up, or it would be new at every visit until its day.
  const appearedAt = issuedAt <= now ? Math.max(issuedAt, savedAt) : savedAt;
  return {
    id,
    kind,
    title: entry.title[language],
    date,
    languages,
    format: formatOf(entry.file),
    bytes,
    isNew: previousVisitAt !== null && appearedAt > previousVisitAt,
  };
}

/** The end of a file's name, such as pdf. */
export function formatOf(file: string): string {
  return extname(file).slice(1).toLowerCase();
}
