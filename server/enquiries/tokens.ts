import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { tokenAges } from '@kitchen/shared/enquiry.ts';

/** What is wrong with a token; an enquiry that comes with it is set aside. */
type TokenFault = 'missing' | 'forged' | 'early' | 'late';

export interface Tokens {
  issue(): string;
  /** Null for a token that was issued neither too short nor too long ago. */
  faultOf(token: string | undefined): TokenFault | null;
}

/** Whoever fills in a form reads it first: tokens tell, unforgeably, when it was fetched. */
export function createTokens(secret: string, now: () => number): Tokens {
  // The secret signs other things too: what was signed for one of them is worth nothing for another.
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`enquiry token ${text}`).digest('base64url');

  return {
    issue() {
      const text = `${now().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    faultOf(token) {
      if (!token) return 'missing';
      const [, text = '', issued = '', signature = ''] =
        /^(([0-9a-z]{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      if (text === '' || !isSame(signature, sign(text))) return 'forged';
      const age = now() - Number.parseInt(issued, 36);
      if (age < tokenAges.from) return 'early';
      return age > tokenAges.to ? 'late' : null;
    },
  };
}

function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
