import type { Response } from 'undici';

/** Code of the error with which a body that is too large is refused. */
export const tooLargeCode = 'BODY_TOO_LARGE';

/**
 * Reads a body up to a number of bytes, counted after decompression. What is larger is refused with an error of
 * `tooLargeCode`, or cut there.
 */
export async function readBytes(
  { body, headers }: Pick<Response, 'body' | 'headers'>,
  maxBytes: number,
  tooLarge: 'refuse' | 'cut' = 'refuse',
): Promise<Buffer> {
  const refusal = Object.assign(new Error('The body is too large'), { code: tooLargeCode });
  if (tooLarge === 'refuse' && Number(headers.get('content-length')) > maxBytes) {
    await body?.cancel();
    throw refusal;
  }
  const chunks: Uint8Array[] = [];
  let left = maxBytes;
  for await (const chunk of body ?? []) {
    if (chunk.byteLength > left && tooLarge === 'refuse') throw refusal;
    chunks.push(chunk.subarray(0, left));
    left -= Math.min(chunk.byteLength, left);
    if (left === 0 && tooLarge === 'cut') break;
  }
  return Buffer.concat(chunks);
}

/** The same, as UTF-8 text. */
export const readText = async (...parameters: Parameters<typeof readBytes>): Promise<string> =>
  new TextDecoder().decode(await readBytes(...parameters));
