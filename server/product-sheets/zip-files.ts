import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';

/** A file that goes into an archive. */
export interface ZippedFile {
  name: string;
  /** What it holds, asked for when its turn has come; null where it has gone since. */
  open(): Promise<string | Uint8Array | Readable | null>;
}

/**
 * An archive of files, made while it is read: no more than one of them is open, and none once nobody reads on. They are
 * stored as they are, since what is large among them is compressed.
 */
export function zipFiles(files: readonly ZippedFile[]): ReadableStream<Uint8Array> {
  return makeZip(contentsOf(files));
}

async function* contentsOf(files: readonly ZippedFile[]) {
  for (const { name, open } of files) {
    const input = await open();
    if (input === null) continue;
    try {
      yield { name, input };
    } finally {
      if (input instanceof Readable) input.destroy();
    }
  }
}
