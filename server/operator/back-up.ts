import type { Stats } from 'node:fs';
import { chmod, chown, copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { unfoundFile } from '../catalogue/catalogue.ts';
import { enquiriesFile } from '../enquiries/enquiries.ts';
import { ifMissing } from '../lib/if-missing.ts';
import { secretFile } from '../platform/secrets/find-secret.ts';
import { adviceFor, busyLimitMs } from '../platform/sqlite/open-sqlite-file.ts';
import { sessionsFile } from '../reserved-area/reserved-area.ts';
import { OperatorError } from './end-with-message.ts';

const usage = `Usage: npm run backup -- FOLDER

  Copies what the site keeps in DATA_DIR to a new folder, while the site runs or not.
`;

/** Copies each file whole, also what is still in a write-ahead log; for those alone who may read the original. */
export async function backUp(
  [target, ...rest]: readonly string[],
  dataDir: string,
  print: (text: string) => void,
): Promise<void> {
  if (!target || target.startsWith('-') || rest.length > 0) throw new OperatorError(usage);
  const folder = resolve(target);
  const copied: string[] = [];
  for (const name of [enquiriesFile, sessionsFile, unfoundFile, secretFile]) {
    const from = join(dataDir, name);
    const original = await stat(from).catch(ifMissing(null));
    if (original === null) continue;
    if (copied.length === 0) await makeNewFolder(folder);
    await copyWhole(from, join(folder, name), original).catch(async (error: Error) => {
      // It could pass for a copy of everything.
      await rm(folder, { recursive: true, force: true });
      throw new OperatorError(
        `${from} cannot be copied (${error.message}): nothing is left in ${folder}.\n→ ${adviceFor(error)}`,
      );
    });
    copied.push(name);
  }
  if (copied.length === 0) {
    throw new OperatorError(
      `No site has run over DATA_DIR, ${resolve(dataDir)}: there is nothing to copy. Give this command the site's environment.`,
    );
  }
  print(`${copied.join(', ')} are in ${folder}\n`);
}

async function makeNewFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${folder} cannot be made (${error.code}): name a folder that is not there yet.`);
  });
}

async function copyWhole(from: string, to: string, original: Stats): Promise<void> {
  await writeFile(to, '', { mode: 0o600, flag: 'wx' });
  if (basename(from) === secretFile) await copyFile(from, to);
  else await copyDatabase(from, to);
  await chmod(to, original.mode & 0o777);
  // Whoever is root can give it to the site's user, who has to read it after a restore.
  if (process.getuid?.() === 0) await chown(to, original.uid, original.gid);
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true, timeout: busyLimitMs });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
