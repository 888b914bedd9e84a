import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';

interface CurrentFileOptions<T> {
  path: string;
  /** Rejects where what the file says is wrong. */
  read(): Promise<T>;
  /** Called where it says something else than before. */
  onRead(value: T): void;
  /** Called once for each thing that is wrong. */
  onFault(error: Error): void;
  /** Called where nothing is wrong any more, also where it says what it said before. */
  onMended?(): void;
}

/**
 * What a file says: it is read again once it was saved, and as long as it is wrong what it said before stays. Rejects
 * where it is wrong from the start.
 */
export async function openCurrentFile<T>({ path, read, onRead, onFault, onMended }: CurrentFileOptions<T>) {
  /** The state of the file that the value is from. */
  let version = await readVersion();
  let value = await read();
  let refreshing: Promise<void> | null = null;
  let lastFault = '';

  async function readVersion(): Promise<string> {
    const found = await stat(path, { bigint: true }).catch(() => null);
    return found ? `${found.ino} ${found.size} ${found.mtimeNs}` : '';
  }

  async function readIfChanged(): Promise<void> {
    // Before the text: who saves it meanwhile has it read again.
    const found = await readVersion();
    if (found !== '' && found === version && lastFault === '') return;
    try {
      const next = await read();
      version = found;
      if (lastFault !== '') onMended?.();
      lastFault = '';
      // It may have been read just after it was saved, or saved as it was.
      if (isDeepStrictEqual(next, value)) return;
      value = next;
      onRead(value);
    } catch (error) {
      // Until it is put right it is read each time, since a file that it names may be what is missing; said once.
      const { message } = error as Error;
      if (message !== lastFault) onFault(error as Error);
      lastFault = message;
    }
  }

  /** One reading serves all who ask meanwhile. */
  return async function current(): Promise<T> {
    refreshing ??= readIfChanged().finally(() => {
      refreshing = null;
    });
    await refreshing;
    return value;
  };
}

/** Looks from time to time whether a file was saved, one look at a time, however slow the disk is. Gives what ends it. */
export function keepCurrent(current: () => Promise<unknown>, everyMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  const lookOn = () => void current().finally(() => timer?.refresh());
  timer = setTimeout(lookOn, everyMs).unref();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}
