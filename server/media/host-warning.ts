/**
 * Tells the operator once of each host whose pictures are asked for but may not be fetched. A catalogue
 * with more such hosts than `limit` is told of no further.
 */
export function createHostWarning(
  warn: (fields: { place: string }, message: string) => void,
  limit = 100,
): (source: URL) => void {
  const told = new Set<string>();
  return ({ protocol, host }) => {
    const place = `${protocol}//${host}`;
    if (told.size >= limit || told.has(place)) return;
    told.add(place);
    warn({ place }, 'Products have pictures at a place that is not among MEDIA_HOSTS: they are not shown');
  };
}
