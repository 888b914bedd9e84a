/** Code of the error with which a body that is too large is refused. */
export const tooLargeCode = 'BODY_TOO_LARGE';

/**
 * Reads a body as UTF-8 text up to a number of bytes, counted after decompression. What is larger is
 * refused with an error of `tooLargeCode`, or cut there.
 */
export async function readBody(
  response: { body: AsyncIterable<Uint8Array> | null },
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: 'refuse' | 'cut' },
): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let left = maxBytes;
  for await (const chunk of response.body) {
    if (chunk.byteLength > left && tooLarge === 'refuse') {
      throw Object.assign(new Error('The body is too large'), { code: tooLargeCode });
    }
    text += decoder.decode(chunk.subarray(0, left), { stream: true });
    left -= Math.min(chunk.byteLength, left);
    if (left === 0 && tooLarge === 'cut') break;
  }
  return text + decoder.decode();
}
