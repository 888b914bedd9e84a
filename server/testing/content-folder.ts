import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** An empty content folder for each test of a file. */
export function contentFolder() {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'content-'));
  });
  afterEach(() => rm(path, { recursive: true, force: true }));
  return {
    get path() {
      return path;
    },
    /** Saves a file; what is neither text nor bytes as JSON. */
    async write(file: string, content: string | Buffer | object): Promise<void> {
      await mkdir(dirname(join(path, file)), { recursive: true });
      const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
      await writeFile(join(path, file), isWritten ? content : JSON.stringify(content, null, 2));
    },
  };
}
