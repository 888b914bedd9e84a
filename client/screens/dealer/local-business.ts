import type { Dealer } from '@kitchen/shared/dealers.ts';
import { weekdays } from '@kitchen/shared/dealers.ts';

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

/**
 * A dealer as search engines know it (schema.org), the same one in each language's page. What is not known is left out,
 * and so is a position that is but the town's: Google asks for five decimals.
 */
export const localBusiness = (dealer: Dealer, { id, url }: { id: string; url: string }) => ({
  '@type': dealer.kinds.includes('showroom') ? 'HomeGoodsStore' : 'LocalBusiness',
  '@id': `${id}#dealer`,
  url,
  name: dealer.name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: dealer.address,
    postalCode: dealer.postcode ?? undefined,
    addressLocality: dealer.place,
    addressCountry: dealer.country,
  },
  geo:
    dealer.position && dealer.isPositionExact ? { '@type': 'GeoCoordinates', ...dealer.position } : undefined,
  telephone: dealer.phone ?? undefined,
  email: dealer.email ?? undefined,
  sameAs: dealer.web ?? undefined,
  openingHoursSpecification: dealer.hours.flatMap(({ from, to, times }) => {
    const dayOfWeek = weekdays
      .slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
      .map((day) => dayNames[day]);
    return times.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens,
      closes,
    }));
  }),
});
