import { open, readdir, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { catalogueFileName, catalogueSlugs } from '@kitchen/shared/catalogues.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { readSynonyms, unfoundFile } from '../../catalogue/catalogue.ts';
import type { Config } from '../../config/config.ts';
import { listContentFiles, nothingOwn, readContent, writeFault } from '../../content/content.ts';
import { describeUnplaced, locateDealers, readDealers } from '../../dealers/dealers.ts';
import { enquiriesFile, enquiriesVersion } from '../../enquiries/enquiries.ts';
import { counted } from '../../lib/counted.ts';
import { EntryListError } from '../../lib/entry-list.ts';
import type { Finding } from '../../lib/finding.ts';
import { fault, warning, works } from '../../lib/finding.ts';
import { makeFolder } from '../../lib/make-folder.ts';
import { mayBeThere } from '../../pages/pages.ts';
import { whySecretUnusable } from '../../platform/secrets/find-secret.ts';
import { whyUnopened } from '../../platform/sqlite/open-sqlite-file.ts';
import { readCatalogueFiles } from '../../printed-catalogues/printed-catalogues.ts';
import { readDocumentsFolder } from '../../product-documents/product-documents.ts';
import { readModelsFolder } from '../../product-models/product-models.ts';
import { readRecalls } from '../../recalls/recalls.ts';
import { readManifest, sessionsFile } from '../../reserved-area/reserved-area.ts';

/** Room for the cache, the resized pictures and a write-ahead log. */
const leastFreeMb = 500;

/**
 * Looks at every folder and file that the configuration names. A data folder that it makes is removed only where
 * `leavesNothing`: what starts meanwhile would lose it.
 */
export async function checkFolders(
  {
    dataDir,
    redisUrl,
    sessionSecret,
    contentDir,
    publicUrl,
    brand,
    cataloguesDir,
    publicDocumentsDir,
    productModelsDir,
    recallsFile,
    synonymsFile,
    dealersFile,
    reservedDocumentsDir,
  }: Pick<
    Config,
    | 'dataDir'
    | 'redisUrl'
    | 'sessionSecret'
    | 'contentDir'
    | 'publicUrl'
    | 'brand'
    | 'cataloguesDir'
    | 'publicDocumentsDir'
    | 'productModelsDir'
    | 'recallsFile'
    | 'synonymsFile'
    | 'dealersFile'
    | 'reservedDocumentsDir'
  >,
  { leavesNothing } = { leavesNothing: false },
): Promise<Finding[]> {
  return Promise.all([
    checkDataFolder({ dataDir, redisUrl, sessionSecret }, leavesNothing),
    ...(contentDir ? [checkContentFolder(contentDir, { publicUrl, brand })] : []),
    ...(cataloguesDir ? [checkCataloguesFolder(cataloguesDir)] : []),
    ...(publicDocumentsDir ? [checkProductDocumentsFolder(publicDocumentsDir)] : []),
    ...(productModelsDir ? [checkProductModelsFolder(productModelsDir)] : []),
    ...(synonymsFile ? [checkEntryList('SYNONYMS_FILE', synonymsFile, 'synonym list', readAllSynonyms)] : []),
    ...(dealersFile ? [checkDealers(dealersFile)] : []),
    ...(recallsFile ? [checkEntryList('RECALLS_FILE', recallsFile, 'recall', readRecalls)] : []),
    ...(reservedDocumentsDir
      ? [checkEntryList('RESERVED_DOCUMENTS_DIR', reservedDocumentsDir, 'document', readManifest)]
      : []),
  ]);
}

/** Writes a file to the data folder, and to its disk; looks at what the site will open there. */
async function checkDataFolder(
  { dataDir, redisUrl, sessionSecret }: Pick<Config, 'dataDir' | 'redisUrl' | 'sessionSecret'>,
  leavesNothing: boolean,
): Promise<Finding> {
  const what = 'DATA_DIR';
  const folder = resolve(dataDir);
  const written = join(folder, `.check-${process.pid}`);
  let made: string | undefined;
  try {
    made = await makeFolder(folder);
    await writeFile(written, 'check', { mode: 0o600, flush: true });
    for (const name of redisUrl ? [enquiriesFile] : [enquiriesFile, sessionsFile, unfoundFile]) {
      const problem = await whyUnopened(join(folder, name), name === enquiriesFile ? enquiriesVersion : 0);
      if (problem) return problem;
    }
    const problem = sessionSecret === null ? await whySecretUnusable(folder) : null;
    if (problem) return problem;
    const { bavail, bsize } = await statfs(folder);
    const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
    return freeMb < leastFreeMb
      ? warning(what, `${folder} can be written to, but only ${freeMb} MB are free.`, 'Make room.')
      : works(what, `${folder} can be written to; ${freeMb} MB are free.`);
  } catch (error) {
    return fault(what, `${folder} cannot be written to (${codeOf(error)}).`, adviceFor(error, 'write'));
  } finally {
    await rm(written, { force: true }).catch(() => undefined);
    // Whoever checks may be another user than the site's, which could not write there.
    if (made !== undefined && leavesNothing) await removeEmpty(folder, made).catch(() => undefined);
  }
}

/** Removes a folder and those above it, up to the topmost one given; rejects where one is not empty. */
async function removeEmpty(folder: string, topmost: string): Promise<void> {
  await rmdir(folder);
  if (folder !== topmost) await removeEmpty(dirname(folder), topmost);
}

async function checkContentFolder(
  folder: string,
  { publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>,
): Promise<Finding> {
  const what = 'CONTENT_DIR';
  const place = resolve(folder);
  try {
    const { faults } = await readContent(await listContentFiles(place), nothingOwn, {
      publicUrl: publicUrl ?? 'http://localhost',
      isPage: (path) => mayBeThere(brand, path),
    });
    return faults.length === 0
      ? works(what, `${place} can be read; nothing in it is left out.`)
      : warning(what, `${place} has entries that are left out.`, faults.map(writeFault).join('\n'));
  } catch (error) {
    return unreadable(what, place, error);
  }
}

async function checkCataloguesFolder(folder: string): Promise<Finding> {
  const what = 'CATALOGUES_DIR';
  const place = resolve(folder);
  const nameOf = ({ slug, language }: Pick<CatalogueFile, 'slug' | 'language'>) =>
    catalogueFileName(slug, language);
  const wanted = catalogueSlugs.flatMap((slug) => languages.map((language) => nameOf({ slug, language })));
  try {
    await readdir(place);
    const there = (await readCatalogueFiles(place)).map(nameOf);
    for (const name of there) await (await open(join(place, name))).close();
    const missing = wanted.filter((name) => !there.includes(name));
    return missing.length === 0
      ? works(what, `${place} has all ${wanted.length} catalogues.`)
      : warning(what, `${place} lacks ${missing.join(', ')}.`, 'What is missing is not offered.');
  } catch (error) {
    return unreadable(what, place, error);
  }
}

async function checkProductDocumentsFolder(folder: string): Promise<Finding> {
  const what = 'PUBLIC_DOCUMENTS_DIR';
  const place = resolve(folder);
  try {
    const { documents, refused } = await readDocumentsFolder(place);
    const count = [...documents.values()].flat().length;
    return refused.length === 0
      ? works(what, `${place} has ${counted(count, 'document')} of ${counted(documents.size, 'SKU')}.`)
      : notShown(what, place, refused);
  } catch (error) {
    return unreadable(what, place, error);
  }
}

async function checkProductModelsFolder(folder: string): Promise<Finding> {
  const what = 'PRODUCT_MODELS_DIR';
  const place = resolve(folder);
  try {
    const { models, refused } = await readModelsFolder(place);
    return refused.length === 0
      ? works(
          what,
          `${place} has ${counted(models.size, 'model')}; sizes are compared with the records while the site runs.`,
        )
      : notShown(what, place, refused);
  } catch (error) {
    return unreadable(what, place, error);
  }
}

const notShown = (what: string, place: string, refused: { path: string; expected: string }[]) =>
  warning(
    what,
    `${place} has files that are not shown.`,
    refused.map(({ path, expected }) => `${path}: expected ${expected}.`).join('\n'),
  );

const readAllSynonyms = async (path: string) => Object.values(await readSynonyms(path)).flat();

async function checkEntryList(
  what: string,
  path: string,
  noun: string,
  read: (path: string) => Promise<unknown[]>,
): Promise<Finding> {
  const place = resolve(path);
  try {
    return works(what, `${place} has ${counted((await read(place)).length, noun)}.`);
  } catch (error) {
    return error instanceof EntryListError
      ? fault(what, error.message, 'The site does not start with it.')
      : unreadable(what, place, error);
  }
}

async function checkDealers(file: string): Promise<Finding> {
  const what = 'DEALERS_FILE';
  const place = resolve(file);
  try {
    const { entries, faults } = await readDealers(place);
    const unplaced = describeUnplaced(await locateDealers(entries));
    const words = `${place} has ${counted(entries.length, 'dealer')}`;
    if (faults.length === 0 && unplaced === null)
      return works(what, `${words}, and it is known where each is.`);
    return warning(
      what,
      faults.length > 0 ? `${words}; some lines are left out.` : `${words}.`,
      [...faults, ...(unplaced ? [unplaced] : [])].join('\n'),
    );
  } catch (error) {
    return error instanceof EntryListError
      ? fault(what, error.message, 'The site does not start with it.')
      : unreadable(what, place, error);
  }
}

const unreadable = (what: string, place: string, error: unknown) =>
  fault(what, `${place} cannot be read (${codeOf(error)}).`, adviceFor(error, 'read'));

/** What an operator can do about a folder or file that the site cannot read, or write to. */
function adviceFor(error: unknown, verb: 'read' | 'write'): string {
  const advice: Record<string, string> = {
    ENOENT: `Check the path: it is not there${verb === 'write' ? ', and cannot be made there' : ''}.`,
    EEXIST: 'Check the path: a file is there, and no folder.',
    ENOTDIR: 'Check the path: a file is there, or above, where a folder is expected.',
    EISDIR: 'Check the path: a folder is there, where a file is expected.',
    ENAMETOOLONG: 'Check the path: it is too long.',
    ELOOP: 'Check the path: its links lead round in a circle.',
    ENOSPC: 'Make room: the disk is full.',
    EDQUOT: 'Make room: the quota of the site’s user is used up.',
    EROFS: 'Mount it so that it can be written to.',
  };
  const { getuid = () => 'unknown' } = process;
  return advice[codeOf(error)] ?? `Let the user that the site runs as (uid ${getuid()}) ${verb} there.`;
}

export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? (error as Error).name;
}
