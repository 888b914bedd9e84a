import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Puts a brotli and a gzip copy beside every built script and stylesheet, for the server to send. */
const folder = fileURLToPath(new URL('./dist/browser/assets/', import.meta.url));
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

for (const name of await readdir(folder)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const content = await readFile(folder + name);
  await writeFile(
    `${folder}${name}.br`,
    await compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${folder}${name}.gz`, await compressGzip(content, { level: 9 }));
}
