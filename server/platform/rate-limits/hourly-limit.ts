import { normalizeIP } from '@fastify/rate-limit';
import type { Counted, CreateLimiter } from './limiters.ts';

/** What providers give whoever asks for more than one network. */
const regionBits = 48;

const hourS = 60 * 60;

/** Whose: those of a network of 64 bits, those of one of 48, or the whole site's; an IPv4 address is both of these. */
export const hourlyScopes = ['network', 'region', 'site'] as const;
export type HourlyScope = (typeof hourlyScopes)[number];

type HourlyAdmission = { outcome: 'limited'; scope: HourlyScope; retryAfterS: number } | Admitted;
type Admitted = Extract<Counted, { outcome: 'admitted' }>;

/** Counts what an address sends; what is refused does not count. */
export type HourlyLimit = (address: string) => Promise<HourlyAdmission>;

/** Limits what is sent under a name in an hour. */
export function createHourlyLimit(
  name: string,
  most: Record<HourlyScope, number>,
  createLimiter: CreateLimiter,
): HourlyLimit {
  const keys: Record<HourlyScope, (address: string) => string> = {
    network: (address) => normalizeIP(address),
    region: (address) => normalizeIP(address, regionBits),
    site: () => 'site',
  };
  const limits = hourlyScopes.map((scope) => ({
    scope,
    keyOf: keys[scope],
    limiter: createLimiter(`${name}-per-hour:${scope}`, most[scope], hourS),
  }));
  return async (address) => {
    // Looked at before anything is counted: ever new networks leave no keys where there is no place for them.
    for (const { scope, limiter, keyOf } of limits) {
      const retryAfterS = await limiter.look(keyOf(address));
      if (retryAfterS !== null) return { outcome: 'limited', scope, retryAfterS };
    }
    // The narrowest first: however many come from one network at once, the others' limits see no more than its own lets in.
    const places: Admitted[] = [];
    const takeBack = () => Promise.all(places.map((place) => place.takeBack()));
    for (const { scope, limiter, keyOf } of limits) {
      const counted = await limiter.count(keyOf(address));
      if (counted.outcome === 'limited') {
        await takeBack();
        return { ...counted, scope };
      }
      places.push(counted);
    }
    return { outcome: 'admitted', takeBack };
  };
}
