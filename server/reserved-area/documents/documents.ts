import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ReservedDocument } from '@kitchen/shared/documents.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import type { Role } from '@kitchen/shared/session.ts';
import { ConfigError } from '../../config/config.ts';
import type { DocumentEntry, FoundFile } from './manifest.ts';
import { findFile, manifestName, readManifest } from './manifest.ts';

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

export interface DocumentsOptions {
  /** Null: there are none. */
  folder: string | null;
  logger: DocumentsLog;
}

interface DocumentsLog {
  info(report: object, message: string): void;
  error(report: object, message: string): void;
}

/** Reads the folder's list of documents; throws a `ConfigError` where it or a file is wrong. */
export async function openDocuments({ folder, logger }: DocumentsOptions): Promise<Documents> {
  if (folder === null) return { list: async () => [], find: async () => null };
  const documents = new FolderOfDocuments(folder, logger);
  try {
    await documents.read();
  } catch (error) {
    throw new ConfigError(`RESERVED_DOCUMENTS_DIR: ${(error as Error).message}`);
  }
  return documents;
}

class FolderOfDocuments implements Documents {
  readonly #folder: string;
  readonly #logger: DocumentsLog;
  #entries: DocumentEntry[] = [];
  /** The state of the manifest that the entries are from. */
  #version = '';
  #reading: Promise<void> | null = null;
  /** What was wrong with the manifest when that was last logged. */
  #loggedFault = '';
  readonly #missing = new Set<string>();

  constructor(folder: string, logger: DocumentsLog) {
    this.#folder = folder;
    this.#logger = logger;
  }

  async list(roles: readonly Role[]): Promise<FoundDocument[]> {
    await this.#refresh();
    const readable = this.#entries.filter((entry) => isFor(roles, entry));
    const found = await Promise.all(readable.map((entry) => this.#locate(entry)));
    return found
      .flatMap((document) => document ?? [])
      .sort((one, other) => other.entry.date.localeCompare(one.entry.date));
  }

  async find(roles: readonly Role[], id: string): Promise<FoundDocument | null> {
    await this.#refresh();
    const entry = this.#entries.find((known) => known.id === id);
    return entry && isFor(roles, entry) ? this.#locate(entry) : null;
  }

  async read(): Promise<void> {
    // Before the text: who saves it meanwhile has it read again.
    const version = await this.#lookAtManifest();
    this.#entries = await readManifest(this.#folder);
    this.#version = version;
  }

  /** One reading serves all who ask meanwhile; a list that is wrong leaves the last good one in place. */
  async #refresh(): Promise<void> {
    this.#reading ??= this.#readIfChanged().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readIfChanged(): Promise<void> {
    const version = await this.#lookAtManifest();
    if (version !== '' && version === this.#version) return;
    try {
      await this.read();
      this.#loggedFault = '';
      this.#logger.info({ documents: this.#entries.length }, 'The list of reserved documents was read again');
    } catch (error) {
      // Until it is put right it is read at each call, since a file may be what is missing; said once.
      const { message } = error as Error;
      if (message !== this.#loggedFault)
        this.#logger.error({ err: error }, `${message}\nThe last good list stays`);
      this.#loggedFault = message;
    }
  }

  async #lookAtManifest(): Promise<string> {
    const found = await stat(join(this.#folder, manifestName), { bigint: true }).catch(() => null);
    return found ? `${found.ino} ${found.size} ${found.mtimeNs}` : '';
  }

  async #locate(entry: DocumentEntry): Promise<FoundDocument | null> {
    const found = await findFile(this.#folder, entry.file);
    if (typeof found !== 'string') {
      this.#missing.delete(entry.id);
      return { entry, ...found };
    }
    if (!this.#missing.has(entry.id)) {
      this.#missing.add(entry.id);
      this.#logger.error({ document: entry.id, file: entry.file }, `A reserved document is gone: ${found}`);
    }
    return null;
  }
}

function isFor(roles: readonly Role[], entry: DocumentEntry): boolean {
  return entry.roles.some((role) => roles.includes(role));
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
