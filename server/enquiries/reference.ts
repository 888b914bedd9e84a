import { createHash } from 'node:crypto';
import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';

/** Without what is mistaken for one another when read out or written by hand (0 O, 1 I L, 5 S, 8 B, U V), and without words. */
const alphabet = '2345679CDFGHJKMNPQRTVWXY';

const length = 6;

const prefixes: Record<EnquiryKind, string> = { contact: 'C', dealer: 'D' };

/**
 * The name of an enquiry for visitors and staff, such as C-7F3K2M. It is derived from the submission's key, so
 * that every process gives a repeated submission the same one.
 */
export function referenceFor(kind: EnquiryKind, key: string): string {
  const hash = createHash('sha256').update(key).digest();
  const letters = Array.from(
    { length },
    (_, index) => alphabet[hash.readUInt32BE(index * 4) % alphabet.length],
  );
  return `${prefixes[kind]}-${letters.join('')}`;
}
