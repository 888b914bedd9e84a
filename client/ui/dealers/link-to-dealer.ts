import type { DealerPurpose } from '@kitchen/shared/paths.ts';
import { paths } from '@kitchen/shared/paths.ts';

/** A link to a dealer's page; with a purpose it is one of many to the same page, which crawlers need not follow. */
export const linkToDealer = (id: string, purpose: DealerPurpose) => ({
  to: paths.dealer(id, purpose),
  ...((purpose.sku !== undefined || purpose.isForService) && { rel: 'nofollow' }),
});
