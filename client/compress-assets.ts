import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Puts a brotli and a gzip copy beside every built script and stylesheet, for the server to send. */
const folder = fileURLToPath(new URL('./dist/browser/assets/', import.meta.url));
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    const content = await readFile(folder + name);
    const [brotli, gzipped] = await Promise.all([
      compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      compressGzip(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${folder}${name}.br`, brotli), writeFile(`${folder}${name}.gz`, gzipped)]);
  }),
);
