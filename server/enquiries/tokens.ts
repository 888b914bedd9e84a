import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { tokenAges } from '@kitchen/shared/enquiry.ts';

/** What is wrong with a token; an enquiry that comes with it is set aside. */
type TokenFault = 'missing' | 'forged' | 'early' | 'late';

export interface Tokens {
  issue(): string;
  /** Null for a token that was issued neither too short nor too long ago. */
  faultOf(token: string | undefined): TokenFault | null;
  /** Another secret signs from now on; what earlier ones signed counts as before. */
  adopt(secret: string): void;
}

/** Tokens are good for a day: what so many secrets ago signed is over. */
const mostSecrets = 5;

/** Whoever fills in a form reads it first: tokens tell, unforgeably, when it was fetched. */
export function createTokens(secret: string, now: () => number): Tokens {
  let secrets = [secret];
  // The secret signs other things too: what was signed for one of them is worth nothing for another.
  const sign = (text: string, key: string) =>
    createHmac('sha256', key).update(`enquiry token ${text}`).digest('base64url');

  return {
    issue() {
      const text = `${now().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${text}.${sign(text, secrets[0] ?? secret)}`;
    },
    faultOf(token) {
      if (!token) return 'missing';
      const [, text = '', issued = '', signature = ''] =
        /^(([0-9a-z]{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      if (text === '' || !secrets.some((key) => isSame(signature, sign(text, key)))) return 'forged';
      const age = now() - Number.parseInt(issued, 36);
      if (age < tokenAges.from) return 'early';
      return age > tokenAges.to ? 'late' : null;
    },
    adopt(other) {
      secrets = [...new Set([other, ...secrets])].slice(0, mostSecrets);
    },
  };
}

function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
