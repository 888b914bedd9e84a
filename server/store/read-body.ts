import { StoreFailure } from './store-failure.ts';

/**
 * Reads a body as UTF-8 text up to a number of bytes, counted after decompression. What is larger is
 * refused with a `StoreFailure`, or cut there.
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
    if (chunk.byteLength > left && tooLarge === 'refuse') throw new StoreFailure('answer-too-large');
    text += decoder.decode(chunk.subarray(0, left), { stream: true });
    left -= Math.min(chunk.byteLength, left);
    if (left === 0 && tooLarge === 'cut') break;
  }
  return text + decoder.decode();
}
