import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config.ts';
import { secretSchema } from '../../config/environment-schema.ts';
import type { Finding } from '../../lib/finding.ts';
import { fault } from '../../lib/finding.ts';

/** In the data folder, where SESSION_SECRET is not set. */
export const secretFile = 'session-secret';

type SecretPlaces = Pick<Config, 'sessionSecret' | 'dataDir'>;

/** What keeps the secret in the data folder from being one; null also where there is none yet. */
export async function whySecretUnusable(dataDir: string): Promise<Finding | null> {
  const path = join(dataDir, secretFile);
  try {
    // What is left of a file that was cut off could be guessed, and with it everybody's session.
    if (secretSchema.safeParse((await readFile(path, 'utf8')).trim()).success) return null;
    return fault('DATA_DIR', `${path} is too short for a secret.`, 'Delete it: the site makes a new one.');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    return fault(
      'DATA_DIR',
      `${path} cannot be read (${code}).`,
      'Let the user that the site runs as read it, or delete it: the site makes a new one.',
    );
  }
}

/** The key of signatures: the operator's, else one that is made up once and outlives restarts in the data folder. */
export async function findSecret(places: SecretPlaces): Promise<string> {
  const given = await readSecret(places);
  if (given !== null) return given;
  await makeUpSecret(join(places.dataDir, secretFile));
  return readSecretFile(places.dataDir);
}

/** The key of signatures; null where there is none yet. */
export async function readSecret({ sessionSecret, dataDir }: SecretPlaces): Promise<string | null> {
  if (sessionSecret) return sessionSecret;
  return existsSync(join(dataDir, secretFile)) ? readSecretFile(dataDir) : null;
}

async function readSecretFile(dataDir: string): Promise<string> {
  const problem = await whySecretUnusable(dataDir);
  if (problem) throw new ConfigError(`${problem.what}: ${problem.says}\n→ ${problem.advice}`);
  // A copy may have been restored with another mode; where it cannot be changed, the secret still counts.
  await chmod(join(dataDir, secretFile), 0o600).catch(() => undefined);
  return (await readFile(join(dataDir, secretFile), 'utf8')).trim();
}

async function makeUpSecret(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
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
}
