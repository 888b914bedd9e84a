import type { Dealer, Position } from '@kitchen/shared/dealers.ts';
import { openGazetteer } from './gazetteer/open-gazetteer.ts';
import type { DealerEntry } from './read-dealers.ts';

export interface LocatedDealer {
  entry: DealerEntry;
  /** Null where neither the file nor the gazetteer says where it is. */
  position: Dealer['position'];
}

/** Says where each is: those that the file does not say it of are where their postcode or their place is. */
export async function locateDealers(entries: readonly DealerEntry[]): Promise<LocatedDealer[]> {
  const gazetteer = await openGazetteer();
  return entries.map((entry) => {
    const { latitude, longitude, postcode, place, country } = entry;
    if (latitude !== undefined && longitude !== undefined)
      return { entry, position: { latitude, longitude } };
    const found = [postcode, place]
      .flatMap((text) => (text ? gazetteer.find(text, 'en') : []))
      .find((known) => known.country === country);
    return { entry, position: found ? { latitude: found.latitude, longitude: found.longitude } : null };
  });
}

/** Says of whom it is not known where they are, and what mends it; null where it is known of all. */
export function describeUnplaced(dealers: readonly LocatedDealer[]): string | null {
  const ids = dealers.flatMap(({ entry, position }) => (position === null ? entry.id : []));
  if (ids.length === 0) return null;
  return `It is not known where these are: ${ids.join(', ')}. Add their latitude and longitude, or a place that maps know.`;
}

const earthRadiusKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies (haversine formula), between two points in degrees. */
export function distanceKm(one: Position, other: Position): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((to - from) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(north + Math.cos(from) * Math.cos(to) * east));
}
