import { normalizeIP } from '@fastify/rate-limit';
import type { CreateLimiter } from './limiters.ts';

/** What providers give whoever asks for more than one network. */
const regionBits = 48;

const hourS = 60 * 60;

/** Whose: the whole site's, those of a network of 48 bits, or those of one of 64; an IPv4 address is both of these. */
export const hourlyScopes = ['site', 'region', 'network'] as const;
export type HourlyScope = (typeof hourlyScopes)[number];

type HourlyAdmission =
  | { outcome: 'limited'; scope: HourlyScope; retryAfterS: number }
  | { outcome: 'admitted'; takeBack(): Promise<unknown> };

/** Counts what an address sends; what is refused does not count. */
export type HourlyLimit = (address: string) => Promise<HourlyAdmission>;

/** Limits what is sent under a name in an hour. */
export function createHourlyLimit(
  name: string,
  most: Record<HourlyScope, number>,
  createLimiter: CreateLimiter,
): HourlyLimit {
  const keys: Record<HourlyScope, (address: string) => string> = {
    site: () => 'site',
    region: (address) => normalizeIP(address, regionBits),
    network: (address) => normalizeIP(address),
  };
  // The widest first: whoever comes from ever new networks leaves no count for each.
  const limits = hourlyScopes.map((scope) => ({
    scope,
    keyOf: keys[scope],
    limiter: createLimiter(`${name}-per-hour:${scope}`, most[scope], hourS),
  }));
  return async (address) => {
    const takeBackFirst = (number: number) =>
      Promise.all(limits.slice(0, number).map(({ limiter, keyOf }) => limiter.takeBack(keyOf(address))));
    for (const [index, { scope, limiter, keyOf }] of limits.entries()) {
      const retryAfterS = await limiter.count(keyOf(address));
      if (retryAfterS === null) continue;
      await takeBackFirst(index);
      return { outcome: 'limited', scope, retryAfterS };
    }
    return { outcome: 'admitted', takeBack: () => takeBackFirst(limits.length) };
  };
}
