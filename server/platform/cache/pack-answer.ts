import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Texts under this many bytes fit one packet anyway. */
const worthCompressing = 1_000;

/** With these begins what gzip made; no JSON does. */
const gzipMark = 0x1f;

/** A value as JSON, compressed where that pays. */
export async function packAnswer(value: unknown): Promise<Buffer> {
  const json = Buffer.from(JSON.stringify(value));
  return json.length < worthCompressing ? json : compress(json);
}

/** Rejects where it is not what was packed. */
export async function unpackAnswer(body: Buffer): Promise<unknown> {
  const json = body[0] === gzipMark ? await decompress(body) : body;
  return JSON.parse(json.toString());
}
