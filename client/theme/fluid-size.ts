const narrow = 390;
const wide = 1440;
const rootPx = 16;

const round = (value: number) => Number(value.toFixed(4));

/**
 * A CSS length that grows linearly from `min` px on a 390 px wide page to `max` px on a 1440 px one.
 * Given in rem, so that it follows the text size that a reader chose.
 */
export function fluidSize(min: number, max: number): string {
  if (min === max) return `${round(min / rootPx)}rem`;
  const slope = (max - min) / (wide - narrow);
  const start = round((min - slope * narrow) / rootPx);
  return `clamp(${round(min / rootPx)}rem, ${start}rem + ${round(slope * 100)}vw, ${round(max / rootPx)}rem)`;
}
