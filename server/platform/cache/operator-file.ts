import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../../config/config.ts';
import { keepCurrent, openCurrentFile } from '../../lib/current-file.ts';
import type { ReportFileFaults } from '../metrics/file-faults.ts';
import type { Freshness } from './freshness.ts';
import { fixedSource } from './freshness.ts';

/** How often is looked whether a file was saved. */
const lookEveryMs = 5_000;

export interface OperatorFileOptions<T> {
  /** The variable that names it. */
  variable: string;
  path: string | null;
  /** What it is called in the log: `list of recalls`, say. */
  name: string;
  /** Names what is made from it, in caches and at a CDN. */
  tag: string;
  /** What holds where there is none. */
  without: T;
  /** Rejects where what the file says is wrong. */
  read(path: string): Promise<T>;
  /** Of what was read, for the log: how much it is, and what was left out. */
  report?(value: T): { counts?: Record<string, number>; faults?: readonly string[] };
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Hears how many entries are left out, and 1 while the whole file is wrong. */
  reportFaults?: ReportFileFaults | undefined;
  /** Has a CDN drop what carries these tags; absent where there is none. */
  purgeCdn?: ((tags: readonly string[]) => void) | undefined;
}

/** What an operator's file says. */
export interface OperatorFile<T> {
  current(): T;
  /** What everything was made from that shows what it says. */
  sources(): readonly Freshness[];
  close(): void;
}

/**
 * A file of the operator's, which is read again when it was saved: what was made from it is made anew. As long as it is
 * wrong the last good one stays. Throws a `ConfigError` where it is wrong from the start.
 */
export async function openOperatorFile<T>(
  options: OperatorFileOptions<T>,
  everyMs = lookEveryMs,
): Promise<OperatorFile<T>> {
  const { variable, name, tag, without, report, reportFaults, logger, purgeCdn } = options;
  if (options.path === null) return { current: () => without, sources: () => [], close: () => undefined };

  const path = resolve(options.path);
  let value = without;
  let source = fixedSource(tag);
  const readIfSaved = await openCurrentFile({
    path,
    read: () => options.read(path),
    onRead(next) {
      value = next;
      source.invalidated = true;
      source = fixedSource(tag);
      purgeCdn?.([tag]);
      logger.info({ ...report?.(next).counts }, `The ${name} was read again`);
      warn(next);
    },
    onFault(error) {
      logger.warn({ err: error }, `${error.message}\nThe last good ${name} stays`);
      reportFaults?.(variable, 1);
    },
    onMended: () => reportFaults?.(variable, faultsIn(value).length),
  }).catch((error: Error) => {
    throw new ConfigError(`${variable}: ${error.message}`);
  });
  value = await readIfSaved();
  warn(value);

  function faultsIn(read: T): readonly string[] {
    return report?.(read).faults ?? [];
  }

  function warn(read: T) {
    const faults = faultsIn(read);
    reportFaults?.(variable, faults.length);
    if (faults.length > 0) {
      logger.warn(
        `${variable}: these lines are left out:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
      );
    }
  }

  return {
    current: () => value,
    sources: () => [source],
    close: keepCurrent(readIfSaved, everyMs),
  };
}
