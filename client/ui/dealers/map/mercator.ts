/** Parts of a degree of longitude that the map is drawn in. */
export const perDegree = 100;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point of the map, to the right and downwards (Mercator's projection). */
export const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: Math.round(longitude * perDegree),
  y: Math.round((-Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180 * perDegree) / Math.PI),
});
