import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config.ts';

const fileName = 'session-secret';
const leastCharacters = 32;

/** The key of signatures: the operator's, else one that is made up once and outlives restarts in the data folder. */
export async function findSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (sessionSecret) return sessionSecret;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, fileName);
  const complete = `${path}.${randomUUID()}`;
  try {
    // Linked when complete, not written in place: whoever reads it finds all of it. The first one stays.
    await writeFile(complete, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
    await link(complete, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(complete, { force: true });
  }
  const secret = (await readFile(path, 'utf8')).trim();
  // What is left of a file that was cut off could be guessed, and with it everybody's session.
  if (secret.length < leastCharacters) {
    throw new ConfigError(
      `DATA_DIR: ${path} is too short for a secret.\n→ Delete it: the site makes a new one.`,
    );
  }
  return secret;
}
