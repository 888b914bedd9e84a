import { ConfigError } from '../config/config.ts';
import { DiskError } from '../platform/sqlite/open-sqlite-file.ts';
import { StoreFailure } from '../store/store.ts';
import { explainConfigError } from './checks/check-names.ts';

/** The command was not understood, or cannot be done; the message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Runs an operator's command; a failure ends it with 1 and, where it is one to be expected, a plain message. */
export async function endWithMessage(command: () => Promise<void>): Promise<void> {
  // Whoever reads only the beginning of a list has read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${messageOf(error as Error)}\n`);
    process.exitCode = 1;
  }
}

function messageOf(error: Error & { code?: string }): string {
  if (error instanceof StoreFailure)
    return `${error.message} ${error.advice}\nnpm run check-config tries the store in other ways too, and says which one goes through.`;
  if (error instanceof ConfigError) return explainConfigError(error, process.env);
  const isExpected =
    error instanceof OperatorError || error instanceof DiskError || error.code?.startsWith('ERR_PARSE_ARGS');
  return isExpected ? error.message : String(error.stack);
}
