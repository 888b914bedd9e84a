import type { FastifyRequest } from 'fastify';
import type { SiteGroup } from '../redis/site-group.ts';
import { RequestLimit } from './request-limit.ts';
import { shareCounts } from './share-counts.ts';

export interface LimitsOptions {
  /** The other processes of the site, which count along; null where there are none. */
  group: SiteGroup | null;
  /** Requests that are not a visitor's. */
  isExempt(request: FastifyRequest): boolean;
  now(): number;
}

/** Makes the limits of a site, each with a count and a name of its own. */
export function createLimits({ group, isExempt, now }: LimitsOptions) {
  const ends: (() => void)[] = [];
  return {
    limitOf(name: string, max: number): RequestLimit {
      const limit = new RequestLimit({ max, isExempt, isShared: group !== null, now });
      if (group) ends.push(shareCounts({ limit, group, name }));
      return limit;
    },
    close(): void {
      for (const end of ends) end();
    },
  };
}
