import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config.ts';
import { secretSchema } from '../../config/environment-schema.ts';

export const secretFile = 'session-secret';

/** Whether a text can be a secret; what is left of a file that was cut off cannot. */
export const isSecret = (text: string) => secretSchema.safeParse(text.trim()).success;

/** The key of signatures: the operator's, else one that is made up once and outlives restarts in the data folder. */
export async function findSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (sessionSecret) return sessionSecret;
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, secretFile);
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
  // It could be guessed, and with it everybody's session.
  if (!isSecret(secret)) {
    throw new ConfigError(
      `DATA_DIR: ${path} is too short for a secret.\n→ Delete it: the site makes a new one.`,
    );
  }
  return secret;
}
