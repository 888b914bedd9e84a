import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Runs a command of `server/operator` as an operator does, with these variables alone. */
export async function runOperatorCommand(
  name: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = fileURLToPath(new URL(`../operator/${name}.ts`, import.meta.url));
  const { PATH = '' } = process.env;
  return promisify(execFile)(process.execPath, [command, ...words], { env: { PATH, ...environment } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}
