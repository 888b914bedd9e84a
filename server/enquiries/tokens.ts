import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { tokenAges } from '@kitchen/shared/enquiry.ts';
import { noPreviousSecret } from '../platform/secrets/previous-secret.ts';

/**
 * What is wrong with a token, `spent` after many enquiries; an enquiry that comes with it is set aside, unless it is
 * urgent.
 */
export const tokenFaults = ['missing', 'forged', 'early', 'late', 'spent'] as const;
export type TokenFault = (typeof tokenFaults)[number];

export type Tokens = ReturnType<typeof createTokens>;

/** Whoever fills in a form reads it first. */
export function createTokens(secret: string, previousSecret = noPreviousSecret) {
  // The secret signs other things too: what was signed for one of them is worth nothing for another.
  const sign = (text: string, key = secret) =>
    createHmac('sha256', key).update(`enquiry token ${text}`).digest('base64url');

  function isSigned(text: string, signature: string): boolean {
    const previous = previousSecret();
    const keys = previous === null ? [secret] : [secret, previous];
    return keys.some((key) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text, key))));
  }

  return {
    /** A token that says, unforgeably, when it was issued (in ms since 1970). */
    issue(now: number): string {
      const text = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    /** Null for a token that was issued neither too short nor too long ago. */
    faultOf(token: string | undefined, now: number): Exclude<TokenFault, 'spent'> | null {
      if (!token) return 'missing';
      const [, text = '', issued = '', signature = ''] =
        /^(([0-9a-z]{1,12})\.[\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      if (text === '' || !isSigned(text, signature)) return 'forged';
      // One from the future is from another clock, or from this one before it was put back: nobody need pay for that.
      const age = now - Number.parseInt(issued, 36);
      if (Math.abs(age) < tokenAges.from) return 'early';
      return age > tokenAges.to ? 'late' : null;
    },
  };
}
