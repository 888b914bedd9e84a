import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const gitWithinMs = 2_000;

/**
 * The commit that a folder of the site was made from: what its file `commit` says, as in the container, or git of its own
 * checkout, with `-dirty` where files differ from it; null where neither knows.
 */
export async function findCommit(root: string): Promise<string | null> {
  const written = await readFile(join(root, 'commit'), 'utf8').catch(() => '');
  if (written.trim() !== '') return written.trim();
  // Not a repository that the folder merely lies in.
  const places = [`--git-dir=${join(root, '.git')}`, `--work-tree=${root}`];
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  try {
    const options = { timeout: gitWithinMs, env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' } };
    return (await promisify(execFile)('git', [...places, ...describe], options)).stdout.trim() || null;
  } catch {
    return null;
  }
}
