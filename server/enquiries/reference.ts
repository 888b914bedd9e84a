import { createHash } from 'node:crypto';
import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import type { Submission } from './enquiry-store.ts';

/** Without what is mistaken for one another when read out or written by hand (0 O, 1 I L, 5 S, 8 B, U V), and without words. */
const alphabet = '2345679CDFGHJKMNPQRTVWXY';

const length = 6;

const prefixes: Record<EnquiryKind, string> = { contact: 'C', dealer: 'D' };

/**
 * The name of an enquiry for visitors and staff, such as C-7F3K2M. It comes from the submission's key, so
 * that wherever and however often it is kept it has the same; where that is another one's, the next turn gives the next.
 */
export function referenceFor({ kind, key }: Pick<Submission, 'kind' | 'key'>, turn: number): string {
  const hash = createHash('sha256').update(`${turn} ${key}`).digest();
  const letters = Array.from(
    { length },
    (_, index) => alphabet[hash.readUInt32BE(index * 4) % alphabet.length],
  );
  return `${prefixes[kind]}-${letters.join('')}`;
}
