import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Puts a brotli and a gzip copy beside every built script and stylesheet, for the server to send. */
const folder = fileURLToPath(new URL('../dist/browser/assets/', import.meta.url));
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
async function compress(name: string): Promise<void> {
  const content = await readFile(folder + name);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    compressGzip(content, { level: 9 }),
  ]);
  await writeFile(`${folder}${name}.br`, brotli);
  await writeFile(`${folder}${name}.gz`, gzipped);
}

// As many at once as Node has threads for: all at once would be more files than a process may open.
const atOnce = 4;
for (let start = 0; start < names.length; start += atOnce) {
  await Promise.all(names.slice(start, start + atOnce).map(compress));
}
